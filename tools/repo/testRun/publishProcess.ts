import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findPackages } from '@artha/build/findPackages';
import { readComposeFile } from '@artha/containers/composeFile';
import { root } from '@artha/process/root';
import { watchMemory } from '@artha/process/watchMemory';
import { loadConfig } from '@artha/core/loadConfig';
import { publishBuilt } from './publishBuilt.ts';
import { findMemoryFault } from './publishMemory.ts';

// Publishes all builds to a store for tests, in a process that does nothing else, so that its memory is that of
// composing. Prints a sentence, and ends with code 1, if a release service would be short of memory.
const { values, positionals } = parseArgs({
  options: { keep: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [store = ''] = positionals;
const end = watchMemory();
const builds = findPackages(root).map(({ outDir }) => outDir);
await publishBuilt(store, loadConfig(join(root, 'e2e/site.config.json'), {}), builds, values.keep);
const bytes = end();
const release = readComposeFile().get('release');
if (!release) throw new Error('docker-compose.yml has no service “release”.');
const fault = bytes === undefined ? undefined : findMemoryFault(bytes, release.mem_limit);
if (fault !== undefined) {
  console.error(fault);
  process.exitCode = 1;
}

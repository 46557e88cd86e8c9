import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@artha/process/root';
import * as v from 'valibot';

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({ link: v.optional(v.boolean()), resolved: v.optional(v.string()), integrity: v.optional(v.string()) }),
  ),
});

const lockFiles = globSync(['package-lock.json', 'tools/*/package-lock.json', 'tools/bench/*/package-lock.json'], {
  cwd: root,
});

const isInstalled = (path: string) => /(^|\/)node_modules\//.test(path);

// npm asks the registry about each package whose address it does not know, even if the package is in its cache. It writes
// them by default; .npmrc demands it of machines that are set otherwise, for the lockfile of the root.
test.each(lockFiles)('%s has the address and the digest of each package', (file) => {
  const { packages } = v.parse(lockSchema, JSON.parse(readFileSync(join(root, file), 'utf8')));
  const installed = Object.entries(packages).filter(([path, { link }]) => isInstalled(path) && link !== true);
  expect(installed.length).toBeGreaterThan(100);
  const incomplete = installed.filter(
    ([, { resolved, integrity }]) => resolved?.startsWith('https://registry.npmjs.org/') !== true || !integrity,
  );
  expect(incomplete.map(([path]) => path)).toEqual([]);
});

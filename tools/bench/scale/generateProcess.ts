import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findPackages } from '@artha/build/findPackages';
import { loadConfig } from '@artha/core/loadConfig';
import { releaseFeatures } from '@artha/features/releaseFeatures';
import { openLocalContext } from '@artha/service/openLocalContext';
import { openStore } from '@artha/object-storage/openStore';
import { root } from '../paths.ts';
import { generatedNames, writeGeneratedRelease } from './generateSite.ts';
import { publishGenerated } from './publishGenerated.ts';

// Generates a site of this many remotes. It has a process of its own, because a process starts others more slowly the more
// memory it has, and generating takes far more than a release service ever has.
const { values } = parseArgs({
  options: {
    store: { type: 'string' },
    folder: { type: 'string' },
    releases: { type: 'string' },
    remotes: { type: 'string' },
  },
});
const { store = '', folder = '', releases = '', remotes = '' } = values;
const config = loadConfig(join(root, 'site.config.json'), { ARTHA_ORIGIN: 'https://artha.example' });
const context = await openLocalContext(openStore(store), config, folder, releaseFeatures());
const shell = findPackages(root).find(({ name }) => name === 'shell')?.outDir ?? '';
const [first, ...others] = await Promise.all(
  generatedNames(Number(remotes)).map(async (name) => ({
    name,
    folder: await writeGeneratedRelease(releases, { name, version: 1 }),
  })),
);
if (first) await publishGenerated(context, shell, [first, ...others]);

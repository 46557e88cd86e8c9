import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPackages } from '@artha/build/findPackages';
import { FolderStore } from '@artha/core/folderStore';
import { loadConfig } from '@artha/core/loadConfig';
import { publish } from '@artha/core/publish';
import { releaseFeatures } from '@artha/features/releaseFeatures';
import { openLocalContext } from '@artha/service/openLocalContext';
import { runNumbers, type Bench } from '../bench.ts';
import type { BudgetName } from '../budgets.ts';
import { generateNextVersion, generateRemotes } from '../generateRemotes.ts';
import { medianOf, type PartFindings, type Measurement } from '../measurement.ts';
import { root } from '../paths.ts';

/** Publishes a site of this many remotes, then one of them repeatedly, and measures storing and composing. */
async function measureSite(bench: Bench, budget: BudgetName, count: number): Promise<Measurement> {
  const folder = await mkdtemp(join(tmpdir(), 'artha-bench-compose-'));
  const config = loadConfig(join(root, 'site.config.json'), { ARTHA_ORIGIN: 'https://artha.example' });
  const context = await openLocalContext(
    new FolderStore(join(folder, 'store')),
    config,
    join(folder, 'service'),
    releaseFeatures(),
  );
  const samples: number[] = [];
  try {
    const shell = findPackages(root).find(({ name }) => name === 'shell')?.outDir ?? '';
    const began = performance.now();
    await publish(context, [shell, ...(await generateRemotes(join(folder, 'releases'), count))]);
    bench.say(`compose: ${count} remotes for the first time in ${((performance.now() - began) / 1000).toFixed(2)} s`);
    for (const run of runNumbers(bench)) {
      const release = await generateNextVersion(join(folder, 'releases'), run + 1);
      const started = performance.now();
      await publish(context, [release]);
      samples.push((performance.now() - started) / 1000);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return medianOf(budget, `${count} remotes, three pages each`, samples);
}

/**
 * Publishes one remote of a small and of a large site: only its pages are rendered, and all pages are written again.
 */
export async function measureCompose(bench: Bench): Promise<PartFindings> {
  const measurements = [await measureSite(bench, 'composeSmall', 7), await measureSite(bench, 'composeLarge', 50)];
  return { measurements, notes: [] };
}

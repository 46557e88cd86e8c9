import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findPackages } from '@artha/build/findPackages';
import { createEdge } from './createEdge.ts';
import { startStatements } from '@artha/edge/startStatements';
import { makeMemoryFolder } from '@artha/process/memoryFolder';
import { publishBuilt } from '@artha/repo/publishBuilt';
import { serviceFolderOf } from '@artha/service/openLocalContext';
import { digestsBelow } from './digestsBelow.ts';
import { publishedStore, root, SCRATCH_VARIABLE, siteFile } from './paths.ts';
import { runningSite } from './runningSite.ts';
import { baseStore, openContext, testedConfig } from './stores.ts';

/** Tells the tests the address of the site. */
function nameSite(site: { readonly url: string; readonly statementsUrl: string }): void {
  mkdirSync(dirname(siteFile), { recursive: true });
  writeFileSync(siteFile, JSON.stringify(site));
}

/** Fails a run in which a test wrote into a file shared by all stores, instead of replacing it. */
function watchBaseStore(): () => void {
  const before = digestsBelow(baseStore());
  return () => {
    const after = digestsBelow(baseStore());
    const changed = [...before].filter(([file, digest]) => after.get(file) !== digest).map(([file]) => file);
    if (changed.length > 0) throw new Error(`A test wrote into files that all tests share: ${changed.join(', ')}`);
  };
}

/** Publishes the store of the site that all tests visit. */
async function publishBase(): Promise<void> {
  // `npm test` has just published there to measure the sizes.
  if (process.env['ARTHA_E2E_STORE'] !== 'published') {
    const builds = findPackages(root).map(({ outDir }) => outDir);
    await publishBuilt(publishedStore, testedConfig(), builds, false);
  }
  for (const [from, to] of [
    [publishedStore, baseStore()],
    [serviceFolderOf(publishedStore), serviceFolderOf(baseStore())],
  ] as const)
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}

/** Serves all built packages and the statement service for all tests; or names a site that already runs. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const scratch = mkdtempSync(join(makeMemoryFolder() ?? tmpdir(), 'artha-e2e-'));
  process.env[SCRATCH_VARIABLE] = scratch;
  const running = runningSite();
  if (running) {
    nameSite({ url: running.url, statementsUrl: running.url });
    return () => rm(scratch, { recursive: true, force: true });
  }
  const [statements] = await Promise.all([startStatements(join(root, 'statements')), publishBase()]);
  const checkBaseStore = watchBaseStore();
  const { store, trust } = await openContext(baseStore());
  const edge = await createEdge({
    store,
    trust: { root: trust.root },
    statementsUrl: statements.url,
    // Tests copy the store while others visit the site.
    vitalsFile: join(scratch, 'vitals.json'),
  });
  const url = await edge.listen({ port: 0, host: '127.0.0.1' });
  nameSite({ url, statementsUrl: statements.url });
  return async () => {
    await edge.close();
    await statements.close();
    checkBaseStore();
    rmSync(scratch, { recursive: true, force: true });
  };
}

import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findPackages } from '@artha/build/findPackages';
import { createEdge } from '@artha/serve/createEdge';
import { startStatements } from '@artha/serve/startStatements';
import { makeMemoryFolder } from '@artha/process/memoryFolder';
import { publishBuilt } from '@artha/repo/publishBuilt';
import { FolderStore } from '@artha/release/folderStore';
import { loadConfig } from '@artha/release/loadConfig';
import { publish, recompose } from '@artha/release/publish';
import { openLocalContext, serviceFolderOf } from '@artha/release/openLocalContext';
import { composeQuickly } from '@artha/release/testing/composeQuickly';
import type { SiteConfig } from '@artha/shared/config';
import { copyStore } from './copyStore.ts';
import { digestsBelow } from './digestsBelow.ts';
import {
  accountsStore,
  baseStore,
  configFile,
  publishedStore,
  root,
  SCRATCH_VARIABLE,
  siteFile,
  smallStore,
} from './paths.ts';
import { runningSite } from './runningSite.ts';

/** The release service of a store; it starts empty if neither exists. */
const openContext = (folder: string, config: SiteConfig) =>
  openLocalContext(new FolderStore(folder), config, serviceFolderOf(folder));

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

/** Publishes the stores with which tests start. */
async function publishStores(config: SiteConfig): Promise<void> {
  // `npm test` has just published there to measure the sizes.
  if (process.env['ARTHA_E2E_STORE'] !== 'published') {
    const builds = findPackages(root).map(({ outDir }) => outDir);
    await publishBuilt(publishedStore, config, builds, false);
  }
  for (const [from, to] of [
    [publishedStore, baseStore()],
    [serviceFolderOf(publishedStore), serviceFolderOf(baseStore())],
  ] as const)
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  // A running site needs no builds.
  const { smallGlossary } = await import('./alteredRelease.ts');
  copyStore(baseStore(), smallStore());
  await publish({ ...(await openContext(smallStore(), config)), ...composeQuickly }, [await smallGlossary()]);
  copyStore(smallStore(), accountsStore());
  const withAccounts = { ...config, auth: { url: '/auth/v1', publishableKey: '' } };
  await recompose({ ...(await openContext(accountsStore(), withAccounts)), ...composeQuickly });
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
  const config = loadConfig(configFile, {});
  const [statements] = await Promise.all([startStatements(join(root, 'statements')), publishStores(config)]);
  const checkBaseStore = watchBaseStore();
  const { store, trust } = await openContext(baseStore(), config);
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

import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findPackages } from '@artha/platform/webpack';
import { createEdge, startStatements } from '@artha/platform/edge';
import { FolderStore, loadConfig, publish, recompose } from '@artha/platform/publish';
import { openLocalContext, serviceFolderOf } from '@artha/platform/service';
import { composeQuickly } from '@artha/platform/testing';
import type { SiteConfig } from '@artha/shared/config';
import { runningSite } from './runningSite.ts';
import { accountsStore, baseStore, configFile, root, siteFile } from './paths.ts';

/** The release service of a store, which begins with nothing where neither is there. */
const openContext = (folder: string, config: SiteConfig) =>
  openLocalContext(new FolderStore(folder), config, serviceFolderOf(folder));

function remove(folder: string): void {
  for (const one of [folder, serviceFolderOf(folder)]) rmSync(one, { recursive: true, force: true });
}

/** Publishes everything that is built to a fresh store. */
async function publishAll(folder: string, config: SiteConfig): Promise<void> {
  remove(folder);
  await publish(
    await openContext(folder, config),
    findPackages(root).map((one) => one.outDir),
  );
}

/** Copies a store and its release service, and composes the copy with another configuration. */
async function copyStore(from: string, to: string, config: SiteConfig): Promise<void> {
  remove(to);
  for (const [source, target] of [
    [from, to],
    [serviceFolderOf(from), serviceFolderOf(to)],
  ] as const)
    cpSync(source, target, { recursive: true, verbatimSymlinks: true });
  await recompose({ ...(await openContext(to, config)), ...composeQuickly });
}

/** Tells the tests where the site is. */
function nameSite(site: { readonly url: string; readonly statementsUrl: string }): void {
  mkdirSync(dirname(siteFile), { recursive: true });
  writeFileSync(siteFile, JSON.stringify(site));
}

/** Serves everything that is built, with the statement service, for all tests; or names the site that runs already. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const scratch = mkdtempSync(join(tmpdir(), 'artha-e2e-'));
  process.env['ARTHA_E2E_SCRATCH'] = scratch;
  const running = runningSite();
  if (running) {
    nameSite({ url: running.url, statementsUrl: running.url });
    return () => rm(scratch, { recursive: true, force: true });
  }
  // `npm test` has just published there, to measure the sizes.
  const config = loadConfig(configFile, {});
  if (process.env['ARTHA_E2E_STORE'] !== 'published') await publishAll(baseStore, config);
  await copyStore(baseStore, accountsStore, { ...config, auth: { url: '/auth/v1', publishableKey: '' } });
  const statements = await startStatements(join(root, 'statements'));
  const { store, trust } = await openContext(baseStore, config);
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
    rmSync(scratch, { recursive: true, force: true });
  };
}

import { join } from 'node:path';
import type { SiteConfig } from '@artha/shared/config';
import { purgerOf } from '../cdn/purger.ts';
import { readPort } from '../port.ts';
import { loadConfig } from '../publish/loadConfig.ts';
import type { LocalContext } from '../publish/publish.ts';
import { readStandIns, withStandIns } from '../sandbox/standIns.ts';
import type { CollectableStore } from '../store/collectableStore.ts';
import { openStore, parseS3Address } from '../store/openStore.ts';
import { root } from '../root.ts';
import { openLocalContext, serviceFolderOf } from './openLocalContext.ts';

/** Address of the store: a folder, or `s3://…` (`parseS3Address`); `ARTHA_STORE` overrides it. */
export function storeAddress(): string {
  return process.env['ARTHA_STORE'] ?? join(root, '.artha/store');
}

/** The folder of this machine's release service: beside the store, so that writers to the store do not get it. */
export function serviceFolder(): string {
  const address = storeAddress();
  return (
    process.env['ARTHA_SERVICE_FOLDER'] ??
    (parseS3Address(address) ? join(root, '.artha/service') : serviceFolderOf(address))
  );
}

/** The configuration before defaults are filled in. */
export function localConfig(): SiteConfig {
  const file = process.env['ARTHA_CONFIG'] ?? join(root, 'site.config.json');
  return loadConfig(file, process.env, `http://127.0.0.1:${readPort()}`);
}

/**
 * The release service of this machine, with the sandbox that `npm start` named and the CDN that the environment names.
 */
export async function localContext(): Promise<LocalContext & { readonly store: CollectableStore }> {
  const config = localConfig();
  const standIns = readStandIns(serviceFolder(), config.origin);
  const ownConfig = standIns ? withStandIns(config, standIns) : config;
  const context = await openLocalContext(openStore(storeAddress()), ownConfig, serviceFolder());
  return { ...context, onReplaced: purgerOf(process.env)?.onReplaced };
}

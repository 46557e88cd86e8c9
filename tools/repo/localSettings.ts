import { join } from 'node:path';
import type { SiteConfig } from '@artha/shared/config';
import { purgerOf } from '@artha/edge/purger';
import { readPort } from '@artha/process/port';
import { releaseFeatures } from '@artha/features/releaseFeatures';
import { loadConfig } from '@artha/core/loadConfig';
import type { LocalContext } from '@artha/core/publish';
import { readStandIns, withStandIns } from '@artha/sandbox/standIns';
import type { ServiceContext } from '@artha/service/ReleaseFeature';
import type { CollectableStore } from '@artha/core/collectableStore';
import { openStore, parseS3Address } from '@artha/object-storage/openStore';
import { root } from '@artha/process/root';
import { openLocalContext, serviceFolderOf } from '@artha/service/openLocalContext';

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
export async function localContext(): Promise<LocalContext & ServiceContext & { readonly store: CollectableStore }> {
  const config = localConfig();
  const standIns = readStandIns(serviceFolder(), config.origin);
  const ownConfig = standIns ? withStandIns(config, standIns) : config;
  const context = await openLocalContext(openStore(storeAddress()), ownConfig, serviceFolder(), releaseFeatures());
  return { ...context, onReplaced: purgerOf(process.env)?.onReplaced };
}

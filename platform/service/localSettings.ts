import { join } from 'node:path';
import type { SiteConfig } from '@artha/shared/config';
import { readPort } from '../port.ts';
import { loadConfig } from '../publish/loadConfig.ts';
import type { LocalContext } from '../publish/publish.ts';
import { readStandIns, withStandIns } from '../sandbox/standIns.ts';
import { FolderStore } from '../store/folderStore.ts';
import { root } from '../webpack/baseConfig.ts';
import { openLocalContext, serviceFolderOf } from './openLocalContext.ts';

/** Folder of the local store; `ARTHA_STORE` moves it. */
export function storeFolder(): string {
  return process.env['ARTHA_STORE'] ?? join(root, '.artha/store');
}

/** The configuration as somebody wrote it. */
export function localConfig(): SiteConfig {
  const file = process.env['ARTHA_CONFIG'] ?? join(root, 'site.config.json');
  return loadConfig(file, process.env, `http://127.0.0.1:${readPort()}`);
}

/** The release service of this machine: with the stand-ins that `npm start` named. */
export function localContext(): Promise<LocalContext & { readonly store: FolderStore }> {
  const store = new FolderStore(storeFolder());
  const config = localConfig();
  const standIns = readStandIns(store.folder, config.origin);
  return openLocalContext(store, standIns ? withStandIns(config, standIns) : config, serviceFolderOf(store.folder));
}

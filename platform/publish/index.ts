export { loadConfig } from './loadConfig.ts';
export { FolderStore } from '../store/folderStore.ts';
export { compose } from '../compose/compose.ts';
export { publish, readRegistry, recompose, rollback, withdraw, type LocalContext } from './publish.ts';
export type { PublishContext } from './changeSite.ts';
export type { PublishResult } from './submit.ts';
export { Refusal } from './refusal.ts';
export { registryFile } from '../compose/registryFile.ts';
export type { Store, StoredSite } from '../store/store.ts';

export { loadConfig } from './loadConfig.ts';
export { FolderStore } from '../store/folderStore.ts';
export { compose } from '../compose/compose.ts';
export { publish, rollback, withdraw, recompose, type PublishContext, type PublishResult } from './publish.ts';
export { readRegistry } from './readRegistry.ts';
export { Refusal } from './refusal.ts';
export { registryFile } from '../compose/registryFile.ts';
export type { Store, StoredSite } from '../store/store.ts';

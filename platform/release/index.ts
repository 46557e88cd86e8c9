export { loadConfig } from './config.ts';
export { FolderStore } from './folderStore.ts';
export { compose } from './compose.ts';
export { publish, rollback, recompose, readRegistry, type PublishContext, type PublishResult } from './publish.ts';
export { Refusal } from './refusal.ts';
export { registryFile } from './registryFile.ts';
export type { Store } from './store.ts';

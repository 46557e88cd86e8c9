import { cpSync } from 'node:fs';
import { SiteMemory } from '../../compose/SiteMemory.ts';
import { FolderStore } from '../../store/folderStore.ts';
import type { LocalContext } from '../publish.ts';
import { withOwnMemory } from './withOwnMemory.ts';

/** The context of a release service on a folder. */
export type FolderContext = LocalContext & { readonly store: FolderStore };

/**
 * Copies a release service with its store, so that each test changes a site that was composed once.
 * @param folder of the copied store; it is empty or does not exist.
 */
export async function copyContext<Context extends FolderContext>(context: Context, folder: string): Promise<Context> {
  cpSync(context.store.folder, folder, { recursive: true, verbatimSymlinks: true });
  return {
    ...context,
    store: new FolderStore(folder),
    memory: new SiteMemory(),
    authority: withOwnMemory(context.authority, await context.authority.readLastSigned()),
  };
}

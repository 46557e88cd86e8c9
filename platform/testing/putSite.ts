import type { Store } from '../store/store.ts';

/** Replaces the site that a store has now. @throws where somebody else did so at the same time. */
export async function putSite(store: Store, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const current = await store.openSite();
  if (!(await store.replaceSite(files, current?.version))) throw new Error('Somebody else has replaced the site.');
}

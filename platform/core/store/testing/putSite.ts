import type { Store } from '../store.ts';

/**
 * Replaces the current site of a store.
 * @throws if another process did so at the same time.
 */
export async function putSite(store: Store, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const current = await store.openSite();
  if (!(await store.replaceSite({ files, after: current?.version, keepsOthers: false })))
    throw new Error('Another process has replaced the site.');
}

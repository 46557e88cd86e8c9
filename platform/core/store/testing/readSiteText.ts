import type { Store } from '../store.ts';

/** The text of a file of the site that visitors get; undefined if it does not exist. */
export async function readSiteText(store: Pick<Store, 'openSite'>, path: string): Promise<string | undefined> {
  const site = await store.openSite();
  return (await site?.read(path))?.toString();
}

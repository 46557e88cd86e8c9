import { sha256Of } from './siteIndex.ts';
import type { StoredSite } from './store.ts';

/** Whether every file of a site is still as it was written. */
export async function isIntact(site: StoredSite): Promise<boolean> {
  const index = await site.readIndex();
  if (!index) return false;
  for (const [path, { sha256 }] of Object.entries(index.files)) {
    const content = await site.read(path);
    if (!content || sha256Of(content) !== sha256) return false;
  }
  return true;
}

import type { Store } from '@artha/core/store';
import { pageHeadersSchema } from '@artha/core/pageHeaders';
import { parseSiteFile } from '@artha/core/parseSiteFile';
import { ContentCache, memoryBytes } from './ContentCache.ts';
import type { Site } from './currentSite.ts';
import { readEncoded } from './readEncoded.ts';

type ReadPublic = Store['readPublic'];

/** Immutable files in memory: in 256 MB those that the pages of some hundred remotes load first. */
const SHARE_OF_MEMORY = 0.2;
/** Half of what an edge keeps of a site, so that reading ahead displaces nothing that visitors read. */
const MOST_BYTES = memoryBytes(0.125);

/** Keeps immutable files in memory once they were read: they are there while the store does not respond. */
export function keepPublicFiles(readPublic: ReadPublic): ReadPublic {
  const contents = new ContentCache(memoryBytes(SHARE_OF_MEMORY));
  return async (path) => {
    const known = contents.get(path);
    if (known) return known;
    const content = await readPublic(path);
    if (content) contents.add(path, content);
    return content;
  };
}

/**
 * Reads the pages of a site and the files that they load first, one after another, before visitors request them. Both
 * stay in memory, so that a page works while the store does not respond, even if no one has visited it since it changed.
 * It ends early if the store does not respond, and when there is a newer site.
 */
export async function readAhead(site: Site, isCurrent: () => boolean, readPublic: ReadPublic): Promise<void> {
  let bytes = 0;
  for (const path of await site.listFiles()) {
    if (!isCurrent() || bytes > MOST_BYTES) return;
    const content = await site.read(path);
    bytes += content?.length ?? 0;
    if (!content || !path.endsWith('.headers.json')) continue;
    for (const file of parseSiteFile(content, path, pageHeadersSchema).headers.files) {
      for (const encoding of ['br', 'gzip']) {
        await readEncoded(readPublic, file.slice(1), { 'accept-encoding': encoding });
      }
    }
  }
}

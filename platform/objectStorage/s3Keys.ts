import { readSiteNumber } from '@artha/core/readSiteNumber';

/** The object that names the current site. */
export const POINTER_KEY = 'current.json';

/** The key of a site's file, by digest. */
export function blobKey(sha256: string): string {
  return `blobs/${sha256}`;
}

/** The key of a site's index. */
export function siteKey(number: number): string {
  return `sites/${String(number)}.json`;
}

/** The number of the site with this index key; undefined if it is not an index. */
export function siteNumberOf(key: string): number | undefined {
  return readSiteNumber(/^sites\/(\d+)\.json$/.exec(key)?.[1] ?? '');
}

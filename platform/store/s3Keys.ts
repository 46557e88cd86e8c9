import { readSiteNumber } from './readSiteNumber.ts';

/** The object that names the current site. */
export const POINTER_KEY = 'current.json';

/** Where a file of a site is, by its digest. */
export function blobKey(sha256: string): string {
  return `blobs/${sha256}`;
}

/** Where the index of a site is. */
export function siteKey(number: number): string {
  return `sites/${String(number)}.json`;
}

/** The number of the site whose index is at a key; undefined where it is none. */
export function siteNumberOf(key: string): number | undefined {
  return readSiteNumber(/^sites\/(\d+)\.json$/.exec(key)?.[1] ?? '');
}

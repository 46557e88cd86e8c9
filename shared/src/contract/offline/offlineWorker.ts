// Separate from the record's schema: every page loads these, and only the composer and the worker load the schema.

/** Address of the one service worker of a site. Policies of pages allow this script and no other one. */
export const OFFLINE_WORKER_PATH = '/offline.js';

/** Name of the worker's file among the workers of the shell's release. */
export const OFFLINE_WORKER_FILE = 'offline.js';

/** The global constant before the worker's code: the public keys that sign the site, in hexadecimal digits. */
export const SITE_KEYS_GLOBAL = '__arthaSiteKeys';

/** Address of the record of a remote. It changes with each release, so it is revalidated each time. */
export function offlineRecordPath(remote: string): string {
  return `/offline/${remote}.json`;
}

/** Query of the address to which a system passes files that a person shares with a page. */
export const SHARE_QUERY = '?share';

/** The field of the form in which it does. */
export const SHARED_FIELD = 'file';

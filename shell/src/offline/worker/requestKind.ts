import { SHARE_QUERY } from '@artha/shared/contract';

/** The kinds of requests that the worker answers. */
export type RequestKind = 'page' | 'file' | 'share';

/** The properties of a request that decide its kind. */
export type RequestHead = Pick<Request, 'url' | 'method' | 'mode' | 'destination'>;

/** Pages of the account, in any language: the edge must see that the browser itself asks, and they are of no use offline. */
const accountPage = /^(?:\/[a-z]{2})?\/auth\//;

/** Files that never change: their address holds a digest. */
const immutable = /^\/(remotes|registries|icons)\//;

/**
 * Decides which requests the worker answers: documents and files of releases. Everything else goes its way as if there were
 * no worker: uploads, accounts, counts of visits, parts of the registry, and the site's own addresses, which begin with `/~`.
 * @param origin of the site.
 */
export function requestKind({ url, method, mode, destination }: RequestHead, origin: string): RequestKind | undefined {
  const { origin: asked, pathname, search } = new URL(url);
  if (asked !== origin || pathname.startsWith('/~') || accountPage.test(pathname)) return undefined;
  const isDocument = mode === 'navigate' && destination === 'document';
  if (method === 'POST') return isDocument && search === SHARE_QUERY ? 'share' : undefined;
  if (method !== 'GET') return undefined;
  if (immutable.test(pathname)) return isDocument ? undefined : 'file';
  return isDocument ? 'page' : undefined;
}

/** The outcome of a request that a fault hits. */
export type Fault =
  | 'refused'
  | 'offline'
  | 'hanging'
  | 'slow'
  | 'missing'
  | 'unavailable'
  | 'wrong type'
  | 'wrong byte';

/** The part of a site that answers a request. */
export type SitePart = 'page' | 'remote' | 'files' | 'statements' | 'release service' | 'rest';

/**
 * The page that a visitor should see: it works; or it stays as composed, with a notice and Retry in place of what it
 * does; or, if the shell itself did not load, with a line that offers to load the page again.
 */
export type Expected = 'works' | 'notice' | 'incomplete';

/** One fault that a page of a remote meets. */
export interface FaultCase {
  /** Name of its picture. */
  readonly id: string;
  /** The fault in words. */
  readonly title: string;
  /** The fault of the requests that a part answers; those of other parts are answered. */
  readonly faults: Partial<Record<SitePart, Fault>>;
  /** How much the clock of the visitor is wrong, in ms. */
  readonly clockErrorMs?: number;
  readonly expected: Expected;
}

const YEAR_MS = 365 * 24 * 3_600_000;

/** The faults that the site promises to survive (docs/failures.md). */
export const faultCases: readonly FaultCase[] = [
  { id: 'aborted', title: 'its server is down', faults: { remote: 'refused' }, expected: 'notice' },
  { id: '404', title: 'its files are gone (404)', faults: { remote: 'missing' }, expected: 'notice' },
  { id: '503', title: 'its server answers 503', faults: { remote: 'unavailable' }, expected: 'notice' },
  { id: 'wrong-type', title: 'its files have a wrong type', faults: { remote: 'wrong type' }, expected: 'notice' },
  { id: 'hanging', title: 'its files never arrive', faults: { remote: 'hanging' }, expected: 'notice' },
  { id: 'wrong-byte', title: 'a byte of its files is wrong', faults: { remote: 'wrong byte' }, expected: 'notice' },
  { id: 'slow', title: 'its files are slow', faults: { remote: 'slow' }, expected: 'works' },
  {
    id: 'store',
    title: 'the store is down',
    faults: { remote: 'unavailable', files: 'unavailable' },
    expected: 'incomplete',
  },
  {
    id: 'release-service',
    title: 'the release service is down',
    faults: { 'release service': 'refused' },
    expected: 'works',
  },
  {
    id: 'statements',
    title: 'the statement service is down',
    faults: { statements: 'unavailable' },
    expected: 'works',
  },
  { id: 'clock', title: 'the clock is ten years late', faults: {}, clockErrorMs: -10 * YEAR_MS, expected: 'works' },
  {
    id: 'offline',
    title: 'the connection ends after the page',
    faults: {
      remote: 'offline',
      files: 'offline',
      statements: 'offline',
      'release service': 'offline',
      rest: 'offline',
    },
    expected: 'incomplete',
  },
];

/** Addresses by which requests are assigned to parts. */
export interface SiteAddresses {
  /** The origin of the pages. */
  readonly origin: string;
  readonly remote: string;
  readonly releaseService: string;
  /** The address to which statements are sent: `/upload`, or an address elsewhere. */
  readonly uploadUrl: string;
}

/** The part of the site that answers a request. */
export function partOf(
  url: string,
  isDocument: boolean,
  { origin, remote, releaseService, uploadUrl }: SiteAddresses,
): SitePart {
  if (isDocument) return 'page';
  if (url.startsWith(new URL(uploadUrl, origin).href)) return 'statements';
  const { origin: asked, pathname } = new URL(url);
  if (url.startsWith(`${releaseService}/`) || pathname === '/.well-known/artha.json') return 'release service';
  if (asked !== origin) return 'rest';
  if (pathname.startsWith(`/remotes/${remote}/`)) return 'remote';
  return /^\/(remotes|registries|og|icons)\//.test(pathname) ? 'files' : 'rest';
}

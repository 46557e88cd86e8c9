import type { FastifyRequest } from 'fastify';
import { normalizePath, registryPartPath } from '@artha/shared/contract';
import { canaryFolder, type Canary } from '@artha/core/canaryList';
import { pageFile } from '@artha/core/pageFile';
import { answerFromSite, type SiteAnswer } from './answerFromSite.ts';
import { NOT_FOUND_PAGE, siteOf, type Site } from './currentSite.ts';
import { drawCookie, drawWithout, firstDraw, getsCanary, readDraw } from './draw.ts';
import { pathOf, queryOf } from './requestTarget.ts';

/** What a visitor gets at an address where others get another release. */
export interface ChosenSite {
  readonly site: Site;
  readonly headers: Readonly<Record<string, string>>;
}

/** Whether an address shows something of a canary's remote. */
function isOf({ remote, addresses }: Canary, address: string): boolean {
  return (
    addresses.includes(address.toLowerCase()) ||
    address === registryPartPath(remote) ||
    address.startsWith(`/embedded/${remote}/`)
  );
}

/** The site as the visitors of a canary get it at the addresses of its remote. */
function siteOfCanary({ read, listFiles }: Site, { remote }: Canary): Site {
  const folder = canaryFolder(remote);
  const notFound = pageFile(NOT_FOUND_PAGE);
  return siteOf({ listFiles, read: (path) => read(path.startsWith(notFound) ? path : folder + path) });
}

/** The name of a parameter of a part of the registry: a release that failed in the tab. */
const FAILED_PARAMETER = 'not';

/** The release that a tab does not want any more, because it failed there. */
const failedRelease = ({ url }: FastifyRequest): string | null =>
  new URLSearchParams(queryOf(url)).get(FAILED_PARAMETER);

/** What the requests of a new visitor have in common. */
const visitorOf = ({ ip, headers }: FastifyRequest): string[] => [ip, headers['user-agent'] ?? ''];

/**
 * Chooses the release of a page, or of a part of the registry, if some visitors get another one there than others. The
 * choice stays for the browser's session, by a cookie with one of a hundred numbers.
 * @returns undefined for every other address: its response is the same for everyone, and has no cookie.
 */
export async function chooseCanary(site: Site, request: FastifyRequest): Promise<ChosenSite | undefined> {
  const canaries = await site.readCanaries();
  if (canaries.length === 0) return undefined;
  const address = normalizePath(pathOf(request.url) ?? '');
  const canary = canaries.find((one) => isOf(one, address));
  if (!canary) return undefined;
  const known = readDraw(request.headers);
  const drawn = known ?? firstDraw(canaries, visitorOf(request), Date.now());
  const hasFailed = getsCanary(canary, drawn) && failedRelease(request) === canary.release;
  const draw = hasFailed ? drawWithout(canary, canaries, drawn) : drawn;
  return {
    site: getsCanary(canary, draw) ? siteOfCanary(site, canary) : site,
    headers: {
      // No cache gives it to another visitor.
      'Cache-Control': 'private, no-cache',
      ...(draw !== known && { 'Set-Cookie': drawCookie(draw, request.protocol === 'https') }),
    },
  };
}

/**
 * The response from a chosen site. It is never compared with what a cache has: a cache that keeps one of the releases would
 * take that for every visitor's.
 */
export async function answerFromChosen({ site, headers }: ChosenSite, request: FastifyRequest): Promise<SiteAnswer> {
  const { 'accept-encoding': accepted } = request.headers;
  const asked = accepted === undefined ? {} : { 'accept-encoding': accepted };
  const answer = await answerFromSite(site, request.url, asked);
  const { ETag: _, ...own } = answer.headers;
  return { ...answer, headers: { ...own, ...headers } };
}

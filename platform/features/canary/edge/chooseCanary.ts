import type { FastifyRequest } from 'fastify';
import { normalizePath, registryPartPath } from '@artha/shared/contract';
import { canaryFolder, type Canary } from '../release/canaryList.ts';
import { pageFile } from '@artha/core/pageFile';
import { NOT_FOUND_PAGE, siteOf, type Site } from '@artha/edge/currentSite';
import type { ChosenSite } from '@artha/edge/EdgeFeature';
import { pathOf, queryOf } from '@artha/edge/requestTarget';
import { drawCookie, drawWithout, firstDraw, getsCanary, readDraw } from './draw.ts';
import { readCanaries } from './readCanaries.ts';

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

/** The parts that all requests of a new visitor share. */
const visitorOf = ({ ip, headers }: FastifyRequest): string[] => [ip, headers['user-agent'] ?? ''];

/**
 * Chooses the release of a page, or of a part of the registry, if some visitors get another one there than others. The
 * choice stays for the browser's session, by a cookie with one of a hundred numbers.
 * @returns undefined for every other address: its response is the same for everyone, and has no cookie.
 */
export async function chooseCanary(site: Site, request: FastifyRequest): Promise<ChosenSite | undefined> {
  const canaries = await readCanaries(site);
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

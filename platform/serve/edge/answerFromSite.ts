import type { IncomingHttpHeaders } from 'node:http';
import { normalizePath } from '@artha/shared/contract';
import { cacheRules } from '@artha/release/cacheRules';
import { pageFile } from '@artha/release/pageFile';
import { siteFiles } from '@artha/release/siteFiles';
import { embeddedDocumentPolicy } from '@artha/release/embeddedDocument';
import { checkPreconditions } from './checkPreconditions.ts';
import { contentTypeOf } from '@artha/release/contentTypes';
import { NOT_FOUND_PAGE, type Site } from './currentSite.ts';
import { entityTag, readEncoded } from './readEncoded.ts';
import { pathOf, queryOf } from './requestTarget.ts';
import { pageHeaders } from './securityHeaders.ts';

/** A response from the composed site. */
export interface SiteAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
}

/** Revalidated with every visit; the response is 304 if nothing changed. */
export const REVALIDATE = cacheRules.pages.cacheControl;

const cacheHeaders = { 'Cache-Control': REVALIDATE, Vary: 'Accept-Encoding' };

const siteFilePaths: ReadonlySet<string> = new Set(siteFiles.map((file) => `/${file}`));

/** Documents that pages frame: `/embedded/<remote>/<name>.html`. */
const embeddedForm = /^\/embedded\/[A-Za-z0-9_-]+\/[A-Za-z0-9_-]+\.html$/;

/** Parts of the registry: `/registry/<name>.json`. */
const partForm = /^\/registry\/[a-z][a-z0-9-]*\.json$/;

/** The file that is shown at a path; undefined if there is none. */
function fileAt({ pages }: Site, path: string): string | undefined {
  if (siteFilePaths.has(path) || embeddedForm.test(path) || partForm.test(path)) return path.slice(1);
  return Object.hasOwn(pages, path) && path !== NOT_FOUND_PAGE ? pageFile(path) : undefined;
}

/** The page whose address differs from a path in letter case alone; undefined if there is none. */
const findByAnyCase = ({ addressesByLowerCase }: Site, path: string): string | undefined =>
  addressesByLowerCase.get(path.toLowerCase());

/** The headers of a page. */
function headersOfPage({ pages }: Site, path: string): Record<string, string> {
  // The document has an opaque origin, so it cannot be keyed by origin: browsers warn if it asks for that.
  if (embeddedForm.test(path)) {
    return { 'Content-Security-Policy': embeddedDocumentPolicy, 'Origin-Agent-Cluster': '?0' };
  }
  const page = Object.hasOwn(pages, path) ? pages[path] : undefined;
  return page ? pageHeaders(page) : {};
}

/**
 * The response to GET and HEAD for a page or another file of a composed site. It is read completely from one site
 * before any of it is sent, so that length, headers and content match.
 * @param target the request's target in origin form.
 */
export async function answerFromSite(site: Site, target: string, requested: IncomingHttpHeaders): Promise<SiteAnswer> {
  const path = pathOf(target) ?? '';
  const address = normalizePath(path);
  // Each page has one address. Only pages are redirect targets, so that an address such as `//other.example/` redirects
  // nowhere.
  const page = fileAt(site, address) ? address : findByAnyCase(site, address);
  if (page !== undefined && page !== path) {
    return { status: 308, headers: { Location: page + queryOf(target), 'Cache-Control': REVALIDATE } };
  }
  const file = fileAt(site, path);
  const found = file && (await readEncoded(site.read, file, requested));
  if (!found) return answerNotFound(site, requested);
  const tag = entityTag(found.body);
  const headers = { ...cacheHeaders, ETag: tag, ...headersOfPage(site, path) };
  const status = checkPreconditions(requested, tag);
  if (status !== 200) return { status, headers: status === 304 ? headers : { 'Cache-Control': REVALIDATE } };
  return { status, headers: { ...headers, ...found.contentHeaders }, body: found.body };
}

/** The page for unknown addresses. It has no entity tag, because a missing page has no state to compare. */
async function answerNotFound(site: Site, requested: IncomingHttpHeaders): Promise<SiteAnswer> {
  const headers = { ...cacheHeaders, ...headersOfPage(site, NOT_FOUND_PAGE) };
  const found = await readEncoded(site.read, pageFile(NOT_FOUND_PAGE), requested);
  if (found) return { status: 404, headers: { ...headers, ...found.contentHeaders }, body: found.body };
  const contentType = { 'Content-Type': contentTypeOf('.txt') };
  return { status: 404, headers: { ...headers, ...contentType }, body: 'There is nothing at this address.\n' };
}

import type { IncomingHttpHeaders } from 'node:http';
import { contentTypeOf, languageOf, normalizePath, OFFLINE_WORKER_PATH, pathInLanguage } from '@artha/shared/contract';
import { cacheRules } from '@artha/core/cacheRules';
import { pageFile } from '@artha/core/pageFile';
import { siteFiles } from '@artha/core/siteFiles';
import { embeddedDocumentPolicy } from '@artha/core/embeddedDocument';
import { checkPreconditions } from './checkPreconditions.ts';
import { NOT_FOUND_PAGE, type Site } from './currentSite.ts';
import { entityTag, readEncoded } from './readEncoded.ts';
import { pathOf, queryOf } from './requestTarget.ts';
import { pageHeaders } from '@artha/core/pageHeaders';
import { offlineWorkerHeaders } from './securityHeaders.ts';

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

/** The address of a record for offline use: `/offline/<name>.json`. */
const offlineForm = /^\/offline\/[a-z][a-z0-9-]*\.json$/;

/** The file that is shown at an address. */
interface Shown {
  readonly address: string;
  readonly file: string;
  readonly headers: Record<string, string>;
}

// The document has an opaque origin, so it cannot be keyed by origin: browsers warn if it asks for that.
const embeddedHeaders = { 'Content-Security-Policy': embeddedDocumentPolicy, 'Origin-Agent-Cluster': '?0' };

/** The file or page at an address, or the page whose address differs in letter case alone; undefined if there is none. */
async function findShown(site: Site, address: string): Promise<Shown | undefined> {
  const file = address.slice(1);
  if (embeddedForm.test(address)) return { address, file, headers: embeddedHeaders };
  if (address === OFFLINE_WORKER_PATH) return { address, file, headers: offlineWorkerHeaders };
  if (siteFilePaths.has(address) || partForm.test(address) || offlineForm.test(address))
    return { address, file, headers: {} };
  const page = (await site.findPage(address)) ?? (await site.findPage(address.toLowerCase()));
  if (!page || page.address.endsWith(NOT_FOUND_PAGE)) return undefined;
  return { address: page.address, file: pageFile(page.address), headers: pageHeaders(page.headers) };
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
  const shown = await findShown(site, address);
  if (shown && shown.address !== path) {
    return { status: 308, headers: { Location: shown.address + queryOf(target), 'Cache-Control': REVALIDATE } };
  }
  const found = shown && (await readEncoded(site.read, shown.file, requested));
  if (!found) return answerNotFound(site, address, requested);
  const tag = entityTag(found.body);
  const headers = { ...cacheHeaders, ETag: tag, ...shown.headers };
  const status = checkPreconditions(requested, tag);
  if (status !== 200) return { status, headers: status === 304 ? headers : { 'Cache-Control': REVALIDATE } };
  return { status, headers: { ...headers, ...found.contentHeaders }, body: found.body };
}

/**
 * The page for unknown addresses, in the language at their start. It has no entity tag, because a missing page has no state
 * to compare.
 */
async function answerNotFound(site: Site, address: string, requested: IncomingHttpHeaders): Promise<SiteAnswer> {
  const language = languageOf(address);
  const translated = language === 'en' ? undefined : await site.findPage(pathInLanguage(NOT_FOUND_PAGE, language));
  const page = translated ?? (await site.findPage(NOT_FOUND_PAGE));
  const headers = { ...cacheHeaders, ...(page && pageHeaders(page.headers)) };
  const found = await readEncoded(site.read, pageFile(page?.address ?? NOT_FOUND_PAGE), requested);
  if (found) return { status: 404, headers: { ...headers, ...found.contentHeaders }, body: found.body };
  const contentType = { 'Content-Type': contentTypeOf('.txt') };
  return { status: 404, headers: { ...headers, ...contentType }, body: 'There is nothing at this address.\n' };
}

import * as v from 'valibot';
import { documentHeaders, needsSchema, securityHeaders } from '@artha/shared/contract';
import { Refusal } from '../format/refusal.ts';
import { pageFile } from './pageFile.ts';

const headersSchema = v.object({
  /** Addresses of the files that the page loads first, by which an edge reads them ahead. They are sent in the page alone. */
  files: v.array(v.string()),
  /** The page's Content Security Policies, which the page also contains. */
  policies: v.array(v.string()),
  /** Whether the page is an isolated document, which the window that opened it cannot reach. */
  isIsolated: v.boolean(),
  /** Parts of the device that the page may use. */
  devices: needsSchema.entries.devices,
});

/** The facts about a page, besides its content, from which an edge derives the headers of this page alone. */
export type PageHeaders = v.InferOutput<typeof headersSchema>;

/**
 * The headers of a page have no more bytes than this. The proxies of `deploy/` accept twice as much; without a setting, nginx accepts
 * 4096, and answers with an error in place of longer ones.
 */
export const MOST_HEADER_BYTES = 8192;

/** Sent with a page, besides the headers of every response. */
export function pageHeaders({ policies, isIsolated, devices }: PageHeaders): Record<string, string> {
  return documentHeaders(isIsolated, { policies, devices });
}

/**
 * Checks that proxies accept the headers of a page: the policy of an isolated page names each script that it may run.
 * @param path of the page.
 * @throws Refusal if they have too many bytes.
 */
export function checkHeaderBytes(path: string, headers: PageHeaders): void {
  const sent = Object.entries({ ...securityHeaders, ...pageHeaders(headers) });
  const bytes = sent.reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0);
  if (bytes <= MOST_HEADER_BYTES) return;
  throw new Refusal(
    'RE-37',
    `The headers of ${path} have ${String(bytes)} bytes; ${String(MOST_HEADER_BYTES)} are allowed.`,
  );
}

/** A file of headers: the page's address, too, because an address in lower case leads to a page in any letter case. */
export const pageHeadersSchema = v.object({ address: v.string(), headers: headersSchema });

/** The file of a site with the headers that the edge sends with a page: `/tools` → `tools/index.headers.json`. */
export function headersFile(path: string): string {
  return pageFile(path).replace(/html$/, 'headers.json');
}

/**
 * Writes the headers of pages: a file for each, and one at the address in lower case of a page whose own has other
 * letters, so that an edge finds the page of an address in any letter case.
 */
export function writeHeaders(
  headers: ReadonlyMap<string, PageHeaders>,
  isPage: (path: string) => boolean,
): [string, string][] {
  return [...headers].flatMap(([address, own]) => {
    const lowerCase = address.toLowerCase();
    const content = JSON.stringify({ address, headers: own });
    const addresses = lowerCase !== address && !isPage(lowerCase) ? [address, lowerCase] : [address];
    return addresses.map((path): [string, string] => [headersFile(path), content]);
  });
}

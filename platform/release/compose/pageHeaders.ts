import * as v from 'valibot';
import { pageFile } from './pageFile.ts';

const headersSchema = v.object({
  /** Value of the `Link` header: what the browser can fetch before it parses the page. */
  link: v.string(),
  /** The page's Content Security Policies, which the page also contains. */
  policies: v.array(v.string()),
  /** Whether the page is an isolated document, which the window that opened it cannot reach. */
  isIsolated: v.boolean(),
});

/** The headers that a page has besides those of every response. */
export type PageHeaders = v.InferOutput<typeof headersSchema>;

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

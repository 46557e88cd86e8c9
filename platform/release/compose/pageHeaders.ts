import * as v from 'valibot';

const pageHeadersSchema = v.object({
  /** Value of the `Link` header: what the browser can fetch before it parses the page. */
  link: v.string(),
  /** The page's Content Security Policies, which the page also contains. */
  policies: v.array(v.string()),
  /** Whether the page is an isolated document, which the window that opened it cannot reach. */
  isIsolated: v.boolean(),
});

/** `headers.json` of a site: the headers that the edge sends with each page. */
export const siteHeadersSchema = v.record(v.string(), pageHeadersSchema);

/** The headers that a page has besides those of every response. */
export type PageHeaders = v.InferOutput<typeof pageHeadersSchema>;

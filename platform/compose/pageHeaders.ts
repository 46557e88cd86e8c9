import * as v from 'valibot';

const pageHeadersSchema = v.object({
  /** Value of the `Link` header: what the browser can fetch before it has read the page. */
  link: v.string(),
  /** The page's Content Security Policies, which stand in the page as well. */
  policies: v.array(v.string()),
  /** Whether the page is a document of its own, which no window that opened it may reach. */
  isIsolated: v.boolean(),
});

/** `headers.json` of a site: by page, what the edge sends along. */
export const siteHeadersSchema = v.record(v.string(), pageHeadersSchema);

export type PageHeaders = v.InferOutput<typeof pageHeadersSchema>;

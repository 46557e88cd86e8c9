/** One task for a remote's bundles, as `guestPages.js` does it; `bundle` is the path of a file of the release. */
export type RenderTask =
  /** A page, shell and screen together; with `isPlaceholder`, the bundle's placeholder for the screen. */
  | { readonly kind: 'page'; readonly bundle: string; readonly path: string; readonly isPlaceholder?: boolean }
  /** Structured data of a screen; `site` is JSON of a `StructuredDataSite`. */
  | { readonly kind: 'data'; readonly bundle: string; readonly site: string }
  /** A document that pages embed. */
  | { readonly kind: 'document'; readonly bundle: string };

/**
 * A document that a remote's page embeds to keep a third party's script away from the site: it runs sandboxed, without
 * the site's origin. A remote brings it as `src/embedded/<name>.ts`, which exports `embeddedDocument`, a function of
 * the site's configuration. Its address is `embeddedDocumentPath(remote, name)`.
 */
export interface EmbeddedDocument {
  readonly title: string;
  /** Content of the body. */
  readonly html: string;
  /** A classic script at the end of the body. */
  readonly script: string;
  /** Origins that scripts may come from. */
  readonly scriptOrigins: readonly string[];
  /** Origins of styles, pictures and fonts, and to which data may be sent. */
  readonly origins: readonly string[];
}

/** Address of a remote's embedded document: `/embedded/marketing/waitlist.html`. */
export function embeddedDocumentPath(remote: string, name: string): string {
  return `/embedded/${remote}/${name}.html`;
}

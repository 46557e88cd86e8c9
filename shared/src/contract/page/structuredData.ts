/** The input of a screen’s `structuredData`: the site and its page. */
export interface StructuredDataSite {
  readonly product: string;
  readonly email: string;
  /** Public origin, such as `https://artha.example`. */
  readonly origin: string;
  /** Address of the page. */
  readonly url: string;
  /** Address of the page’s preview picture; undefined if it has none. */
  readonly image: string | undefined;
  /** The site’s organization, to be named as author, publisher or seller. */
  readonly organization: { readonly '@id': string };
}

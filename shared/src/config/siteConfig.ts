import * as v from 'valibot';

/** Only the web's own schemes: an address stands in links. */
const address = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s/]+\S*$/, 'an absolute address such as https://example.com/join'),
);
/** Empty when there is none: what needs it is then left out of the page. */
const optionalAddress = v.union([v.literal(''), address]);

/** Configuration of a site: read when pages are composed, carried by every page. Never a secret. */
export const siteConfigSchema = v.object({
  /** The product's name; the `/{product}-…` routes follow it. */
  product: v.pipe(v.string(), v.minLength(1)),
  /** Public origin, for canonical addresses. */
  origin: address,
  city: v.string(),
  email: v.pipe(v.string(), v.email('an e-mail address')),
  waitlistUrl: optionalAddress,
  parentProject: v.object({ name: v.string(), url: optionalAddress }),
  social: v.object({
    x: optionalAddress,
    discord: optionalAddress,
    youtube: optionalAddress,
    instagram: optionalAddress,
  }),
  /** Address of the statement service's `POST /upload`; a path on the site's own origin by default. */
  uploadUrl: v.pipe(v.string(), v.minLength(1)),
});

export type SiteConfig = v.InferOutput<typeof siteConfigSchema>;

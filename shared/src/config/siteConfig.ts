import * as v from 'valibot';

/** Only the web's own schemes: an address stands in links. */
const address = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s/]+\S*$/, 'an absolute address such as https://example.com/join'),
);
/** Empty when there is none: what needs it is then left out of the page. */
const optionalAddress = v.union([v.literal(''), address]);

const waitlistWidgetSchema = v.pipe(
  v.object({
    /** The waitlist at the third party, and which of its widgets. */
    id: v.string(),
    type: v.string(),
    stylesheet: optionalAddress,
    /** Empty: no widget, just the link. */
    script: optionalAddress,
    /** Where the widget sends what is typed, when that is not where its script comes from. */
    api: optionalAddress,
  }),
  v.check(
    ({ id, type, stylesheet, script }) => !script || (id !== '' && type !== '' && stylesheet !== ''),
    'id, type and stylesheet beside the script',
  ),
  v.transform((widget) => (widget.script ? widget : undefined)),
);

/** Configuration of a site: read when pages are composed, carried by every page. Never a secret. */
export const siteConfigSchema = v.object({
  /** The product's name; the `/{product}-…` routes follow it. */
  product: v.pipe(v.string(), v.minLength(1)),
  /** Public origin, for canonical addresses. */
  origin: address,
  city: v.string(),
  /** Where people write to; empty when there is none. */
  email: v.union([v.literal(''), v.pipe(v.string(), v.email('an e-mail address'))]),
  waitlistUrl: optionalAddress,
  /** A third party's form on the landing page, in place of the link; undefined when there is none. */
  waitlistWidget: v.optional(waitlistWidgetSchema),
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

/** Configuration of a site. */
export type SiteConfig = v.InferOutput<typeof siteConfigSchema>;
/** A third party's form for the waitlist. */
export type WaitlistWidget = NonNullable<SiteConfig['waitlistWidget']>;

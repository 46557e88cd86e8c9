import * as v from 'valibot';

/** Only the web's own schemes: an address stands in links. */
const address = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s/]+\S*$/, 'an absolute address such as https://example.com/join'),
);
/** Empty when there is none: what needs it is then left out of the page. */
const optionalAddress = v.union([v.literal(''), address]);

/** Of a page of the site or of another one; empty when there is none. */
const optionalPage = v.optional(
  v.union([optionalAddress, v.pipe(v.string(), v.regex(/^\/[\w/-]*$/, 'a path such as /blog'))]),
  '',
);

/** A path on the site's own origin. */
const ownPath = v.pipe(v.string(), v.regex(/^\/[\w/-]+$/, 'a path such as /auth/v1'));

/** Public configuration of an authentication service that speaks the protocol of Supabase Auth. */
const authSchema = v.pipe(
  v.object({
    /** Its address, or a path on the site's own origin such as `/auth/v1`. Empty: signing in is a demonstration. */
    url: v.union([v.literal(''), address, ownPath]),
    /** Public key of the project, where the service asks for one. */
    publishableKey: v.string(),
  }),
  v.transform((auth) => (auth.url ? auth : undefined)),
);

/** From a file, or from an environment variable. */
const wholeNumber = v.pipe(v.union([v.number(), v.pipe(v.string(), v.toNumber())]), v.integer(), v.minValue(1));

/** From a file, or from an environment variable. */
const rate = v.pipe(v.union([v.number(), v.pipe(v.string(), v.toNumber())]), v.finite(), v.minValue(1));

/** PostHog, which nothing is sent to before a visitor agrees. */
const analyticsSchema = v.pipe(
  v.object({
    /** Public key of the project. Empty: there are no analytics, and nobody is asked. */
    key: v.string(),
    /** Where events are sent. */
    host: address,
    /** Where its further scripts come from; empty: the same as `host`. */
    assetsHost: optionalAddress,
    /** A session ends after so many seconds without input. */
    idleSeconds: wholeNumber,
    /** Events are sent together after so many seconds. */
    flushSeconds: wholeNumber,
    cookieDays: wholeNumber,
  }),
  v.transform((analytics) => (analytics.key ? analytics : undefined)),
);

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
    /** How tall the form is, in pixels: the page keeps that place for it. 320 by default. */
    height: v.optional(wholeNumber),
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
  /** Rupees for a US dollar, to show prices in rupees, too. Empty: prices are in dollars alone. */
  rupeesPerDollar: v.optional(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => undefined),
      ),
      rate,
    ]),
  ),
  waitlistUrl: optionalAddress,
  /** A third party's form on the landing page, in place of the link; undefined when there is none. */
  waitlistWidget: v.optional(waitlistWidgetSchema),
  /** Whose project the site is; an empty name when it is nobody else's. */
  parentProject: v.object({ name: v.string(), url: optionalAddress }),
  /** Pages that this repository has no text for. Each is left out of the footer until it has an address. */
  pages: v.optional(
    v.object({ news: optionalPage, blog: optionalPage, documentation: optionalPage, about: optionalPage }),
  ),
  social: v.object({
    x: optionalAddress,
    discord: optionalAddress,
    youtube: optionalAddress,
    instagram: optionalAddress,
  }),
  /** Address of the statement service's `POST /upload`; a path on the site's own origin by default. */
  uploadUrl: v.pipe(v.string(), v.minLength(1)),
  /**
   * Where pages report counts of errors and of loading times, without anything about a person; a path on the site's own
   * origin. Empty: nothing is reported.
   */
  vitalsUrl: v.optional(v.union([v.literal(''), ownPath])),
  /** Undefined when there is none. */
  auth: v.optional(authSchema),
  /** Undefined when there are none. */
  analytics: v.optional(analyticsSchema),
});

/** Configuration of a site. */
export type SiteConfig = v.InferOutput<typeof siteConfigSchema>;
/** A third party's form for the waitlist. */
export type WaitlistWidget = NonNullable<SiteConfig['waitlistWidget']>;

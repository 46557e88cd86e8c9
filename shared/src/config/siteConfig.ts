import * as v from 'valibot';

/** Only http and https, because the address is used in links. */
const address = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s/]+\S*$/, 'an absolute address such as https://example.com/join'),
);
/** An address; empty if there is none, and then pages leave out what needs it. */
const optionalAddress = v.union([v.literal(''), address]);

/** The address of a page of the site or of another one; empty if there is none. */
const optionalPage = v.optional(
  v.union([optionalAddress, v.pipe(v.string(), v.regex(/^\/[\w/-]*$/, 'a path such as /blog'))]),
  '',
);

/** A path on the site's own origin. */
const ownPath = v.pipe(v.string(), v.regex(/^\/[\w/-]+$/, 'a path such as /auth/v1'));

/** From a file, or from an environment variable; empty if it is not decided. */
const decision = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['', 'true', 'false']),
    v.transform((text) => (text === '' ? undefined : text === 'true')),
  ),
]);

/** Public configuration of an authentication service that speaks the protocol of Supabase Auth. */
const authSchema = v.pipe(
  v.object({
    /** Its address, or a path on the site's own origin such as `/auth/v1`. Empty: signing in is a demonstration. */
    url: v.union([v.literal(''), address, ownPath]),
    /** Public key of the project, if the service requires one. */
    publishableKey: v.string(),
    /** Whether pages offer “Continue with Google”. Not decided: what the service says, and yes if it does not answer. */
    google: v.optional(decision),
  }),
  v.transform((auth) => (auth.url ? auth : undefined)),
);

/** From a file, or from an environment variable. */
const wholeNumber = v.pipe(v.union([v.number(), v.pipe(v.string(), v.toNumber())]), v.integer(), v.minValue(1));

/** From a file, or from an environment variable. */
const rate = v.pipe(v.union([v.number(), v.pipe(v.string(), v.toNumber())]), v.finite(), v.minValue(1));

/** PostHog. Nothing is sent before a visitor agrees. */
const analyticsSchema = v.pipe(
  v.object({
    /** Public key of the project. Empty: the site has no analytics and does not ask for consent. */
    key: v.string(),
    /** Address to which events are sent. */
    host: address,
    /** Address of its further scripts; empty: the same as `host`. */
    assetsHost: optionalAddress,
    /** A session ends after this many seconds without input. */
    idleSeconds: wholeNumber,
    /** Events are sent in batches after this many seconds. */
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
    /** Origin to which the widget sends the form, if it differs from that of its script. */
    api: optionalAddress,
    /** How tall the form is, in pixels: the page reserves that height. 320 by default. */
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
  /** Contact e-mail address; empty if there is none. */
  email: v.union([v.literal(''), v.pipe(v.string(), v.email('an e-mail address'))]),
  /** Rupees per US dollar, to show prices in rupees too. Empty: prices are in dollars alone. */
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
  /** A third party's form on the landing page, instead of the link; undefined if there is none. */
  waitlistWidget: v.optional(waitlistWidgetSchema),
  /** The project that the site belongs to; an empty name if it belongs to no other. */
  parentProject: v.object({ name: v.string(), url: optionalAddress }),
  /** Pages whose text is not in this repository. The footer omits each until it has an address. */
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
   * The address to which pages report counts of errors and of loading times, without personal data; a path on the site's own origin.
   * Empty: nothing is reported.
   */
  vitalsUrl: v.optional(v.union([v.literal(''), ownPath])),
  /** Undefined if there is none. */
  auth: v.optional(authSchema),
  /** Undefined if there are none. */
  analytics: v.optional(analyticsSchema),
});

/** Configuration of a site. */
export type SiteConfig = v.InferOutput<typeof siteConfigSchema>;
/** A third party's form for the waitlist. */
export type WaitlistWidget = NonNullable<SiteConfig['waitlistWidget']>;

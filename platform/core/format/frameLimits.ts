import * as v from 'valibot';

const count = v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0)));

/**
 * The most that a remote may add to the pages of others, and to what the site has once. Those with an area are counted in each
 * language.
 */
export const frameLimitsSchema = v.strictObject({
  /** Entries of the navigation, by area. */
  bar: count,
  action: count,
  footer: count,
  legal: count,
  'sign-in': count,
  account: count,
  /** Rows of one menu. */
  rows: count,
  /** Cards of the tools index, which are rows of its menu, too. */
  tools: count,
  /** Dialogs over other pages, of all languages. */
  dialogs: count,
  /** Routes: pages of others know each of them. */
  routes: count,
  /** Pages of all languages, those of families included: they are in the sitemap. */
  pages: count,
  /** Addresses that redirect, of all languages. */
  aliases: count,
  /** Documents that its pages embed. */
  documents: count,
  /** Share pictures of its own. */
  pictures: count,
  /** Kinds of files that a page accepts from other apps. */
  accepts: count,
  /** Characters of a label: of an entry, a row, a column or a card. */
  label: count,
  /** Characters of the description of a row or a card. */
  description: count,
});

/** The parts of the frame that are counted. */
export type FramePart = keyof v.InferOutput<typeof frameLimitsSchema>;
/** The most of each part. */
export type FrameLimits = Readonly<Record<FramePart, number>>;

/**
 * The limits without a word in the policy: enough for a team with tools. The areas of the whole site (the button, the
 * legal texts, signing in) are only for remotes that the policy names there.
 */
export const usualFrameLimits: FrameLimits = {
  bar: 1,
  action: 0,
  footer: 3,
  legal: 0,
  'sign-in': 0,
  account: 0,
  rows: 8,
  tools: 2,
  dialogs: 2,
  routes: 12,
  pages: 400,
  aliases: 8,
  documents: 4,
  pictures: 12,
  accepts: 24,
  label: 40,
  description: 120,
};

/** The most bytes of the header, the navigation and the footer in the HTML of every page. */
export const USUAL_FRAME_BYTES = 24_576;

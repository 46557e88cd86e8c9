import * as v from 'valibot';

/** The most characters of a title. */
export const MOST_TITLE = 200;
/** The most characters of any other text of the head. */
export const MOST_TEXT = 1_000;

/** The elements that a component gives the head of its page. */
export const pageHeadSchema = v.object({
  title: v.optional(v.pipe(v.string(), v.maxLength(MOST_TITLE))),
  description: v.optional(v.pipe(v.string(), v.maxLength(MOST_TEXT))),
  canonical: v.optional(v.pipe(v.string(), v.maxLength(MOST_TEXT))),
});

/** A style element that a screen brings into the head of its page: its attributes, with which libraries find it there. */
export const pageStyleSchema = v.object({ attributes: v.record(v.string(), v.string()), text: v.string() });

/** The elements that a component gives the head of its page. */
export type PageHead = v.InferOutput<typeof pageHeadSchema>;
/** A style element that a screen brings into the head of its page. */
export type PageStyle = v.InferOutput<typeof pageStyleSchema>;

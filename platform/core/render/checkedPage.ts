import * as v from 'valibot';
import { structuredDataSchema } from './remoteData.ts';
import { renderWarningsSchema } from './renderRequest.ts';

/** Characters of a title, and of any other text of the head. */
export const MOST_TITLE = 200;
export const MOST_TEXT = 1_000;

/** What a component gives the head of its page. */
const pageHeadSchema = v.object({
  title: v.optional(v.pipe(v.string(), v.maxLength(MOST_TITLE))),
  description: v.optional(v.pipe(v.string(), v.maxLength(MOST_TEXT))),
  canonical: v.optional(v.pipe(v.string(), v.maxLength(MOST_TEXT))),
});

/** A style element that a screen brings into the head of its page: its attributes, with which libraries find it there. */
const pageStyleSchema = v.object({ attributes: v.record(v.string(), v.string()), text: v.string() });

export type PageHead = v.InferOutput<typeof pageHeadSchema>;
export type PageStyle = v.InferOutput<typeof pageStyleSchema>;

/** A page of a remote, rendered and checked. */
export const checkedPageSchema = v.object({
  /** Markup of the root element, shell and screen together. */
  html: v.string(),
  /** Its style element. */
  style: v.string(),
  /** Styles of libraries, which look for them in the head. */
  styles: v.optional(v.array(pageStyleSchema), []),
  /** The different texts of style elements in its markup, which its policy names. */
  styleTexts: v.optional(v.array(v.string()), []),
  /** The different values of its style attributes, which its policy names. */
  styleAttributes: v.optional(v.array(v.string()), []),
  /** What its components give the head. */
  head: v.optional(pageHeadSchema, {}),
  /** What a browser may show otherwise than this rendering, and what was left out of it. */
  warnings: v.optional(renderWarningsSchema, []),
  /** Structured data from the screen. */
  data: structuredDataSchema,
});

export type CheckedPage = v.InferOutput<typeof checkedPageSchema>;

import * as v from 'valibot';
import { structuredDataSchema } from './remoteData.ts';
import { warningsSchema } from '@artha/interpreter/bundleRequest';
import { pageHeadSchema, pageStyleSchema } from '@artha/markup/pageHead';

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
  /** The elements that its components give the head. */
  head: v.optional(pageHeadSchema, {}),
  /** The parts that a browser may show otherwise than this rendering, and those that were left out of it. */
  warnings: v.optional(warningsSchema, []),
  /** Structured data from the screen. */
  data: structuredDataSchema,
});

export type CheckedPage = v.InferOutput<typeof checkedPageSchema>;

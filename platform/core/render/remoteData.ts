import * as v from 'valibot';
import type { EmbeddedDocument } from '@artha/shared/contract';

/** Objects and lists inside each other in structured data: a product with offers and reviews has six. */
const MOST_DEPTH = 20;

/** Whether a value has no more than this number of objects and lists inside each other. */
function isFlat(value: unknown, depth = MOST_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((part) => isFlat(part, depth - 1));
}

const typeSchema = v.union([v.string(), v.array(v.string())]);

/** Structured data from a screen. */
export const structuredDataSchema = v.array(
  v.pipe(
    v.looseObject({ '@type': typeSchema }),
    v.check(
      (one) => isFlat(one),
      `Its structured data has more than ${MOST_DEPTH} objects and lists inside each other.`,
    ),
  ),
);

const origins = v.array(
  v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/;,"']+$/, 'an origin such as https://example.com')),
);

/** A document that pages of a remote embed. */
export const embeddedDocumentSchema: v.GenericSchema<unknown, EmbeddedDocument> = v.object({
  title: v.string(),
  html: v.string(),
  script: v.string(),
  scriptOrigins: origins,
  origins,
});

/** The result of a remote's code for a page: markup and styles. */
export const pageMarkupSchema = v.object({ html: v.string(), style: v.string() });

import * as v from 'valibot';
import type { EmbeddedDocument } from '@artha/shared/contract';

const typeSchema = v.union([v.string(), v.array(v.string())]);

/** Structured data from a screen. */
export const structuredDataSchema = v.array(v.looseObject({ '@type': typeSchema }));

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

/** What a remote's code returns for a page: markup and styles. */
export const pageMarkupSchema = v.object({ html: v.string(), style: v.string() });

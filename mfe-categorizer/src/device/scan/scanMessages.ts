import { statementReportSchema } from '@artha/statements/engine';
import * as v from 'valibot';
import { bufferSchema, bytesSchema, countSchema } from '../messageParts.ts';

/** Passes PDFium, Tesseract and what it knows of a language, which the page has read and verified. */
export const scanFilesSchema = v.object({
  kind: v.literal('scan-files'),
  pdfium: bufferSchema,
  tesseract: bufferSchema,
  language: bufferSchema,
});

/** Schema of the request to the worker for scans: a PDF of pictures, or one picture. */
export const scanRequestSchema = v.object({
  kind: v.literal('scan'),
  file: v.picklist(['pdf', 'picture']),
  bytes: bytesSchema,
  bankHint: v.optional(v.string()),
  password: v.optional(v.string()),
});

/** A request to the worker for scans. */
export type ScanRequest = v.InferOutput<typeof scanRequestSchema>;

/** A row that a person should compare with its picture. */
const rowToCheckSchema = v.object({
  /** From 1, as in the report. */
  row: countSchema,
  /** The picture of its line as a `data:` address; absent if the line is not known. */
  picture: v.optional(v.string()),
  /** The figure that was corrected by the balances, in rupees as it was read. */
  repaired: v.optional(v.object({ figure: v.picklist(['debit', 'credit', 'balance']), read: v.string() })),
});

/** A row that a person should compare with its picture. */
export type RowToCheck = v.InferOutput<typeof rowToCheckSchema>;

/** Schema of a statement that was read from pictures. */
export const scanReplySchema = v.object({
  kind: v.literal('scan'),
  statement: statementReportSchema,
  toCheck: v.array(rowToCheckSchema),
});

/** Schema of the message about the share of the pages that is read, from 0 to 1. */
export const scanProgressSchema = v.object({ kind: v.literal('progress'), share: v.number() });

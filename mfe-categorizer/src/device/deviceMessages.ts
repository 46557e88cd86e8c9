import { refusalDetailSchema, statementReportSchema } from '@artha/statements/engine';
import * as v from 'valibot';
import { bufferSchema, bytesSchema, countSchema } from './messageParts.ts';
import { scanReplySchema } from './scan/scanMessages.ts';

/** The messages between the page and its workers. Each side parses what it receives. */

/** Passes PDFium, which the page has read and verified, because a worker cannot fetch it. */
export const pdfiumSchema = v.object({ kind: v.literal('pdfium'), wasm: bufferSchema });

/** Schema of the requests to the PDF worker. */
export const pdfRequestSchema = v.variant('kind', [
  v.object({
    kind: v.literal('convert'),
    bytes: bytesSchema,
    maxPages: countSchema,
    bankHint: v.optional(v.string()),
    password: v.optional(v.string()),
  }),
  v.object({ kind: v.literal('inspect'), bytes: bytesSchema }),
  v.object({
    kind: v.literal('anonymise'),
    bytes: bytesSchema,
    bankHint: v.optional(v.string()),
    password: v.optional(v.string()),
  }),
]);

const namesSchema = v.object({ description: v.string(), debit: v.string(), credit: v.string() });

/** Schema of the requests to the worker for CSV and Excel files. */
export const tableRequestSchema = v.variant('kind', [
  v.object({
    kind: v.literal('convert'),
    bytes: bytesSchema,
    maxRows: countSchema,
    names: v.optional(namesSchema),
    password: v.optional(v.string()),
  }),
  v.object({ kind: v.literal('inspect'), bytes: bytesSchema }),
]);

/** Schema of a worker's replies. */
export const replySchema = v.variant('kind', [
  v.object({ kind: v.literal('statement'), statement: statementReportSchema }),
  v.object({
    kind: v.literal('refused'),
    code: v.string(),
    message: v.string(),
    detail: v.optional(refusalDetailSchema),
  }),
  v.object({
    kind: v.literal('inspection'),
    pages: v.optional(countSchema),
    rows: v.optional(countSchema),
    names: v.optional(namesSchema),
    isOwnWorkbook: v.optional(v.boolean()),
    needsPassword: v.optional(v.boolean()),
  }),
  v.object({ kind: v.literal('copy'), copy: bytesSchema, isAlike: v.boolean() }),
  scanReplySchema,
  /** An error of the reader, without details, since they may quote the file. */
  v.object({ kind: v.literal('failed') }),
]);

/** A request to the PDF worker. */
export type PdfRequest = v.InferOutput<typeof pdfRequestSchema>;

/** A request to the worker for CSV and Excel files. */
export type TableRequest = v.InferOutput<typeof tableRequestSchema>;

/** A worker's reply. */
export type Reply = v.InferOutput<typeof replySchema>;

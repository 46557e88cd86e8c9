import * as v from 'valibot';
import { statementReportSchema } from '../engine/report/statementReport.ts';
import { refusals } from '../engine/refusals/refusal.ts';
import type { RefusalCode } from '../engine/refusals/refusal.ts';
import { refusalDetailSchema } from '../engine/refusals/refusalDetail.ts';

/** The messages between the service and its child processes, parsed wherever they arrive. */

const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const bytesSchema = v.custom<Uint8Array>((value) => value instanceof Uint8Array);

const pdfJobSchema = v.object({
  kind: v.literal('pdf'),
  bytes: bytesSchema,
  maxPages: countSchema,
  password: v.optional(v.string()),
  bankHint: v.optional(v.string()),
});

const tableJobSchema = v.object({
  kind: v.literal('table'),
  bytes: bytesSchema,
  isWorkbook: v.boolean(),
  maxRows: countSchema,
  names: v.object({ description: v.string(), debit: v.string(), credit: v.string() }),
  password: v.optional(v.string()),
});

/** The message that gives a child its job. */
export const jobSchema = v.variant('kind', [pdfJobSchema, tableJobSchema]);
/** A file for a child to read. */
export type Job = v.InferOutput<typeof jobSchema>;

const refusalCodeSchema = v.custom<RefusalCode>((value) => typeof value === 'string' && Object.hasOwn(refusals, value));

const convertedSchema = v.object({ kind: v.literal('converted'), report: statementReportSchema });
const refusedSchema = v.object({
  kind: v.literal('refused'),
  code: v.union([refusalCodeSchema, v.literal('expands')]),
  error: v.string(),
  detail: v.optional(refusalDetailSchema),
});
/** An internal error of the child; without details, because they may quote the file. */
const failedSchema = v.object({ kind: v.literal('failed') });

/** The messages that a child sends to the service. */
export const workerMessageSchema = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  convertedSchema,
  refusedSchema,
  failedSchema,
]);

/** The outcome of a job. */
export type JobOutcome = Exclude<v.InferOutput<typeof workerMessageSchema>, { readonly kind: 'ready' }>;

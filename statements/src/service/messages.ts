import * as v from 'valibot';
import { doubts, refusals } from '../engine/index.ts';
import type { Doubt, RefusalCode } from '../engine/index.ts';

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
});

export const jobSchema = v.variant('kind', [pdfJobSchema, tableJobSchema]);
export type Job = v.InferOutput<typeof jobSchema>;

const doubtSchema = v.custom<Doubt>((value) => typeof value === 'string' && Object.hasOwn(doubts, value));

/**
 * How far a conversion is proved: counts, numbers of rows from 1 in the order of the answer, and plain amounts. The
 * balances are those that the statement has.
 */
const reportSchema = v.object({
  layout: v.string(),
  rows: countSchema,
  proved: countSchema,
  unprovable: countSchema,
  doubtfulRows: v.array(countSchema),
  breaks: countSchema,
  doubts: v.array(doubtSchema),
  /** The amounts of which nothing tells whether they are debits or credits. */
  unsidedAmounts: v.array(v.object({ row: countSchema, amount: v.string() })),
  opening: v.optional(v.string()),
  closing: v.optional(v.string()),
  accounts: v.array(v.object({ rows: countSchema, numberEnd: v.optional(v.string()) })),
});
export type Report = v.InferOutput<typeof reportSchema>;

const refusalCodeSchema = v.custom<RefusalCode>((value) => typeof value === 'string' && Object.hasOwn(refusals, value));

const convertedSchema = v.object({ kind: v.literal('converted'), csv: v.string(), report: reportSchema });
const refusedSchema = v.object({
  kind: v.literal('refused'),
  code: v.union([refusalCodeSchema, v.literal('expands')]),
  error: v.string(),
});
/** An internal error of the child; without details, because they may quote the file. */
const failedSchema = v.object({ kind: v.literal('failed') });

export const workerMessageSchema = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  convertedSchema,
  refusedSchema,
  failedSchema,
]);

/** What came of a job. */
export type Outcome = Exclude<v.InferOutput<typeof workerMessageSchema>, { readonly kind: 'ready' }>;

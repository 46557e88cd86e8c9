import * as v from 'valibot';
import { refusals } from '../engine/index.ts';
import type { RefusalCode } from '../engine/index.ts';

/** What goes between the service and its child processes, parsed wherever it arrives. */

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const bytes = v.custom<Uint8Array>((value) => value instanceof Uint8Array);

const pdfJob = v.object({
  kind: v.literal('pdf'),
  bytes,
  maxPages: count,
  password: v.optional(v.string()),
  bankHint: v.optional(v.string()),
});

const csvJob = v.object({
  kind: v.literal('csv'),
  bytes,
  maxRows: count,
  names: v.object({ description: v.string(), debit: v.string(), credit: v.string() }),
});

export const Job = v.variant('kind', [pdfJob, csvJob]);
export type Job = v.InferOutput<typeof Job>;

/** How far a conversion is proved: counts, and balances as plain amounts where the statement has them. */
const report = v.object({
  layout: v.string(),
  rows: count,
  proved: count,
  breaks: count,
  opening: v.optional(v.string()),
  closing: v.optional(v.string()),
});
export type Report = v.InferOutput<typeof report>;

const refusalCode = v.custom<RefusalCode>((value) => typeof value === 'string' && Object.hasOwn(refusals, value));

const converted = v.object({ kind: v.literal('converted'), csv: v.string(), report });
const refused = v.object({
  kind: v.literal('refused'),
  code: v.union([refusalCode, v.literal('expands')]),
  error: v.string(),
});
/** The child met a fault of its own; it says nothing about it, for the fault may quote the file. */
const failed = v.object({ kind: v.literal('failed') });

export const Outcome = v.variant('kind', [converted, refused, failed]);
export type Outcome = v.InferOutput<typeof Outcome>;

export const WorkerMessage = v.variant('kind', [v.object({ kind: v.literal('ready') }), converted, refused, failed]);

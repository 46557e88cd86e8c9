import * as v from 'valibot';

/** What goes between a test and the process that reads with pdf.js. */

export const ReadJob = v.object({
  bytes: v.custom<Uint8Array>((value) => value instanceof Uint8Array),
  password: v.optional(v.string()),
});
export type ReadJob = v.InferOutput<typeof ReadJob>;

const glyph = v.object({ text: v.string(), x0: v.number(), x1: v.number(), baseline: v.number(), height: v.number() });

export const ReadAnswer = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('pages'), pages: v.array(v.array(glyph)) }),
  v.object({ kind: v.literal('failed'), message: v.string() }),
]);
export type ReadAnswer = v.InferOutput<typeof ReadAnswer>;

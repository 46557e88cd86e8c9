import * as v from 'valibot';

/** The messages between a test and the process that reads with pdf.js. */

/** The message that gives the process a file to read. */
export const readJobSchema = v.object({
  bytes: v.custom<Uint8Array>((value) => value instanceof Uint8Array),
  password: v.optional(v.string()),
});
/** A file to read with pdf.js. */
export type ReadJob = v.InferOutput<typeof readJobSchema>;

const glyphSchema = v.object({
  text: v.string(),
  x0: v.number(),
  x1: v.number(),
  baseline: v.number(),
  height: v.number(),
});

/** The messages that the process sends to the test. */
export const readAnswerSchema = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('pages'), pages: v.array(v.array(glyphSchema)) }),
  v.object({ kind: v.literal('failed'), message: v.string() }),
]);
/** An answer of the process. */
export type ReadAnswer = v.InferOutput<typeof readAnswerSchema>;

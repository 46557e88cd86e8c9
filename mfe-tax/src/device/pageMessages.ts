import * as v from 'valibot';

/** The messages between the page and its worker, which reads one file. Each side parses what it receives. */

/** Compares the tag, because a page and its test may have values of different realms. */
const tagged = <T>(tag: string) => v.custom<T>((value) => Object.prototype.toString.call(value) === `[object ${tag}]`);

/** PDFium, which the page has read and verified because a worker cannot fetch it, and the file. */
export const pageRequestSchema = v.object({
  wasm: tagged<ArrayBuffer>('ArrayBuffer'),
  bytes: tagged<Uint8Array>('Uint8Array'),
  password: v.optional(v.string()),
  maxPages: v.number(),
});

const wordSchema = v.object({ text: v.string(), x0: v.number(), x1: v.number() });
const lineSchema = v.object({ words: v.array(wordSchema), baseline: v.number(), height: v.number() });

/** Schema of the worker's reply. */
export const pageReplySchema = v.variant('kind', [
  v.object({ kind: v.literal('pages'), pages: v.array(v.array(lineSchema)) }),
  v.object({ kind: v.literal('refused'), code: v.string() }),
]);

/** The worker's reply: what the file prints, or the code of the reason why it cannot be read. */
export type PageReply = v.InferOutput<typeof pageReplySchema>;

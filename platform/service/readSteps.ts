import * as v from 'valibot';
import { refusalSchema, resultSchema } from './apiSchemas.ts';

/** A step on the way to a result. */
const progressSchema = v.variant('step', [
  v.object({ step: v.literal('received') }),
  v.object({ step: v.literal('accepted') }),
  v.object({ step: v.literal('rendered'), page: v.string() }),
]);
const lineSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.variant('step', [
    ...progressSchema.options,
    v.object({ step: v.literal('live'), ...resultSchema.entries }),
    v.object({ step: v.literal('refused'), ...refusalSchema.entries }),
  ]),
);

/** A step of the service in a publish: the release is uploaded, its order received and accepted, each page rendered. */
export type PublishStep = { readonly step: 'uploaded' } | v.InferOutput<typeof progressSchema>;
/** Learns each step of a publish, when it is done. */
export type OnStep = (step: PublishStep) => void;

/** The lines of a text that arrives in pieces. */
async function* linesOf(pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncIterable<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/**
 * Reads the steps of a release order as the service sends them.
 * @returns its result, or why it was refused.
 * @throws if the response ends without either.
 */
export async function readSteps(pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, onStep: OnStep) {
  for await (const line of linesOf(pieces)) {
    const parsed = v.parse(lineSchema, line);
    if (parsed.step === 'live' || parsed.step === 'refused') return parsed;
    onStep(parsed);
  }
  throw new Error('The release service ended its response before the result: artha status says what is live.');
}

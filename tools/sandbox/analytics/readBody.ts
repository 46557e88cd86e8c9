import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';

const MOST_BYTES = 64 * 2 ** 20;

const eventSchema = v.looseObject({
  event: v.string(),
  properties: v.optional(v.record(v.string(), v.unknown()), {}),
});
const batchSchema = v.union([
  v.pipe(
    v.looseObject({ batch: v.array(eventSchema) }),
    v.transform(({ batch }) => batch),
  ),
  v.array(eventSchema),
  v.pipe(
    eventSchema,
    v.transform((event) => [event]),
  ),
]);

/** An event as PostHog's client sends it. */
export type SentEvent = v.InferOutput<typeof eventSchema>;

/** Decodes a body before it is parsed: compressed, in base 64 after `data=`, or plain. */
function textOf(body: Buffer): string {
  if (body[0] === 0x1f && body[1] === 0x8b) return gunzipSync(body, { maxOutputLength: MOST_BYTES }).toString();
  const text = body.toString();
  if (!text.startsWith('data=')) return text;
  return Buffer.from(new URLSearchParams(text).get('data') ?? '', 'base64').toString();
}

/** The events in a request of PostHog's client; undefined if it is invalid. */
export function readEvents(body: Buffer): readonly SentEvent[] | undefined {
  try {
    const parsed = v.safeParse(batchSchema, JSON.parse(textOf(body)));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

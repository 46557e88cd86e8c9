import * as v from 'valibot';

/** A part of a device that a page may use; every other page of the site switches it off (Permissions Policy). */
const deviceSchema = v.picklist(['camera', 'microphone', 'geolocation', 'usb']);

const imageOriginSchema = v.pipe(
  v.string(),
  v.regex(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/, 'an origin such as https://images.example.com'),
);

/**
 * The needs of a page that the site's policy forbids. A route with needs is a document of its own, whose policy allows
 * exactly these, and the operator's policy must allow each to the remote.
 */
export const needsSchema = v.strictObject({
  /** Styles that scripts or markup set as text: `<style>` and `style="…"`. */
  inlineStyles: v.optional(v.literal(true)),
  /** HTML that scripts insert as it is. On every other page the browser's Sanitizer reads it first. */
  html: v.optional(v.literal(true)),
  /** WebAssembly. */
  wasm: v.optional(v.literal(true)),
  /** The workers of its own release: `src/workers/`. */
  workers: v.optional(v.literal(true)),
  /** Documents that it made itself, such as a PDF, in a frame (`blob:`). */
  frames: v.optional(v.literal(true)),
  /** Pictures of these origins. */
  images: v.optional(v.pipe(v.array(imageOriginSchema), v.minLength(1), v.maxLength(8))),
  /** These parts of the device, after the person allows it. */
  devices: v.optional(v.pipe(v.array(deviceSchema), v.minLength(1))),
});

/** The needs of a page that the site's policy forbids. */
export type Needs = v.InferOutput<typeof needsSchema>;

/** Needs by name, in the order in which they are listed. */
const NEED_NAMES = ['inlineStyles', 'html', 'wasm', 'workers', 'frames', 'images', 'devices'] as const;

/** Each need with its text, `images of https://images.example.com`: each origin and device by itself. */
export function eachNeed(needs: Needs): { readonly name: keyof Needs; readonly text: string }[] {
  return NEED_NAMES.flatMap((name) => {
    const need = needs[name];
    if (need === undefined) return [];
    return need === true ? [{ name, text: name }] : need.map((one) => ({ name, text: `${name} of ${one}` }));
  });
}

/** Each need as text. */
export function listNeeds(needs: Needs): string[] {
  return eachNeed(needs).map(({ text }) => text);
}

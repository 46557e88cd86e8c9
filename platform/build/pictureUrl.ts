import { extname } from 'node:path';

const types = new Map([
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
  ['.svg', 'image/svg+xml'],
]);

/** A picture of this size in bytes takes most of what a page may load before it answers. */
const MOST_BYTES = 10 * 1024;

/** Files that can be imported as pictures. */
export const pictureFile = /\.(png|jpe?g|svg)$/;

/**
 * The address of a picture that a module imports: a `data:` URL, which the policy of every page allows, and which is the
 * same where the page is rendered and in the browser.
 * @throws if the picture is too large to be part of a script.
 */
export function pictureUrl(file: string, content: Uint8Array): string {
  if (content.length > MOST_BYTES) {
    throw new Error(
      `${file} has ${Math.ceil(content.length / 1024)} KB. A picture that is imported is part of the script, so it may have ${MOST_BYTES / 1024} KB. Make it smaller, or draw it as SVG.`,
    );
  }
  return `data:${types.get(extname(file)) ?? ''};base64,${Buffer.from(content).toString('base64')}`;
}

import { createCanvas, GlobalFonts, ImageData, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { shellServerSchema, sharePictureSize, type ShellServer } from '@artha/shared/contract';
import { iconStep } from './iconStep.ts';
import { runStep } from '@artha/interpreter/runStep';
import { forEachLimited } from '@artha/core/forEachLimited';
import type { ReleaseFile } from '@artha/core/pageDetails';
import type { DrawnPicture } from './sharePicture.ts';

/** How the shell draws, on a canvas of this package. */
export const brandSchema = shellServerSchema<SKRSContext2D>().entries.brand;

/**
 * An icon as an image, drawn in a process of its own. Replaces the custom properties of the design's colours, because only
 * a page can resolve them.
 * @returns undefined if it cannot be drawn, or has a colour that the design does not have: a picture does without it.
 */
async function loadIcon(svg: Buffer, colourToken: (name: string) => string): Promise<Canvas | undefined> {
  let coloured: string;
  try {
    coloured = svg.toString().replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => colourToken(name));
  } catch {
    return undefined;
  }
  const { results, bytes } = await runStep(iconStep, { input: null, bytes: Buffer.from(coloured) });
  const [size] = results;
  if (!size || bytes.length !== size.width * size.height * 4) return undefined;
  const canvas = createCanvas(size.width, size.height);
  const pixels = new ImageData(new Uint8ClampedArray(bytes), size.width, size.height);
  canvas.getContext('2d').putImageData(pixels, 0, 0);
  return canvas;
}

/**
 * Draws pictures as PNG.
 * @param font the file in the shell's release.
 * @param readIcon reads an icon of a release.
 */
export async function drawPictures(
  pictures: readonly DrawnPicture[],
  { drawSharePicture, colourToken }: Pick<ShellServer<SKRSContext2D>['brand'], 'drawSharePicture' | 'colourToken'>,
  font: Buffer,
  readIcon: (icon: ReleaseFile) => Promise<Buffer>,
): Promise<Map<string, Uint8Array>> {
  const family = `share-picture-${createHash('sha256').update(font).digest('hex').slice(0, 20)}`;
  if (!GlobalFonts.has(family)) GlobalFonts.register(font, family);
  const drawn = new Map<string, Uint8Array>();
  // Drawn on again and again: V8 collects its whole heap for every few new ones, which take 3 MB each.
  const free: Canvas[] = [];
  await forEachLimited(pictures, availableParallelism(), async ({ name, content, icon }) => {
    const image = icon && (await loadIcon(await readIcon(icon), colourToken));
    const canvas = free.pop() ?? createCanvas(sharePictureSize.width, sharePictureSize.height);
    const context = canvas.getContext('2d');
    context.reset();
    drawSharePicture(context, content, family, image);
    // Encoding takes most of the time, and runs on other threads.
    drawn.set(name, await canvas.encode('png'));
    free.push(canvas);
  });
  // In the same order in every run.
  return new Map([...drawn].sort(([one], [other]) => (one < other ? -1 : 1)));
}

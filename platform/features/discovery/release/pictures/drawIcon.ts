import { createCanvas, loadImage } from '@napi-rs/canvas';
import { iconStep, ICON_PIXELS } from './iconStep.ts';
import { programOf } from '@artha/interpreter/programOf';

/** Draws an SVG as large as an icon is. */
async function* drawIcon(_input: null, svg: Buffer): AsyncGenerator<{ width: number; height: number } | Uint8Array> {
  const image = await loadImage(svg);
  const scale = ICON_PIXELS / Math.max(image.width, image.height);
  const [width, height] = [image.width, image.height].map((side) => Math.max(1, Math.round(side * scale)));
  const size = { width: width ?? 1, height: height ?? 1 };
  const canvas = createCanvas(size.width, size.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0, size.width, size.height);
  yield size;
  yield new Uint8Array(pen.getImageData(0, 0, size.width, size.height).data);
}

export const run = programOf(iconStep, drawIcon);

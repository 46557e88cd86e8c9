import { greyOf, type GreyImage, type RowPlace } from '@artha/statements/scan';

/** Pixels: more than a page needs, which a photograph of a phone has. */
const maxWidth = 3000;

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas.');
  return context;
}

/** Opens a picture, upright and not larger than a page needs. */
export async function openPicture(bytes: Uint8Array): Promise<GreyImage> {
  const bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)]));
  const factor = Math.min(1, maxWidth / bitmap.width);
  const width = Math.round(bitmap.width * factor);
  const height = Math.round(bitmap.height * factor);
  const context = contextOf(width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return greyOf(context.getImageData(0, 0, width, height));
}

/** Cuts the line of a row out of its page, as a `data:` address: the policy of the page shows no other pictures. */
export async function cutOutLine({ width, height, pixels }: GreyImage, place: RowPlace): Promise<string> {
  const top = Math.max(0, Math.floor(place.top));
  const rows = Math.max(1, Math.min(height, Math.ceil(place.bottom)) - top);
  const context = contextOf(width, rows);
  const image = context.createImageData(width, rows);
  const shown = pixels.subarray(top * width, (top + rows) * width);
  for (const [index, shade] of shown.entries()) image.data.set([shade, shade, shade, 255], index * 4);
  context.putImageData(image, 0, 0);
  const png = await context.canvas.convertToBlob({ type: 'image/png' });
  const bytes = new Uint8Array(await png.arrayBuffer());
  return `data:image/png;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}

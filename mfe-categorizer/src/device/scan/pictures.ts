import { greyOf, type GreyImage, type RowPlace } from '@artha/statements/scan';

/** Pixels of the shorter side: as many as a page needs, and fewer than a photograph of a phone has. */
const maxSize = 2600;
/** Rows of pixels that are drawn at once, so that a large picture needs no canvas of its size. */
const bandHeight = 256;

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas.');
  return context;
}

/** Opens a picture, upright if it says how it was held, and not larger than a page needs. */
export async function openPicture(bytes: Uint8Array): Promise<GreyImage> {
  const bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)]), { imageOrientation: 'from-image' });
  const factor = Math.min(1, maxSize / Math.min(bitmap.width, bitmap.height));
  const width = Math.round(bitmap.width * factor);
  const height = Math.round(bitmap.height * factor);
  const pixels = new Uint8Array(width * height);
  const context = contextOf(width, bandHeight);
  for (let top = 0; top < height; top += bandHeight) {
    const rows = Math.min(bandHeight, height - top);
    context.clearRect(0, 0, width, bandHeight);
    context.drawImage(bitmap, 0, -top, width, height);
    pixels.set(greyOf(context.getImageData(0, 0, width, rows)).pixels, top * width);
  }
  bitmap.close();
  return { width, height, pixels };
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

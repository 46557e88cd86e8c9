import type { Projection } from './projection.ts';

/** In constants, because these run for every pixel, and looking up a global is slow in the context of a Jest test. */
const { floor, min } = Math;

/** A picture in shades of grey, row by row from the top: 0 is black, 255 is white. */
export interface GreyImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** The grey picture of pixels in red, green, blue and opacity, as a canvas has them, on white paper. */
export function greyOf({
  width,
  height,
  data,
}: {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}): GreyImage {
  const pixels = new Uint8Array(width * height);
  for (let index = 0; index < pixels.length; index += 1) {
    const at = index * 4;
    // The weights of ITU-R BT.601.
    const light = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
    const opacity = (data[at + 3] ?? 255) / 255;
    pixels[index] = light * opacity + 255 * (1 - opacity);
  }
  return { width, height, pixels };
}

/** The shade between four pixels; white outside the picture. */
function shadeAt({ width, height, pixels }: GreyImage, x: number, y: number): number {
  const left = floor(x);
  const top = floor(y);
  if (left < 0 || top < 0 || left >= width || top >= height) return 255;
  const right = min(left + 1, width - 1);
  const bottom = min(top + 1, height - 1);
  const [dx, dy] = [x - left, y - top];
  const upper = (pixels[top * width + left] ?? 255) * (1 - dx) + (pixels[top * width + right] ?? 255) * dx;
  const lower = (pixels[bottom * width + left] ?? 255) * (1 - dx) + (pixels[bottom * width + right] ?? 255) * dx;
  return upper * (1 - dy) + lower * dy;
}

/**
 * Draws a picture as a projection shows it; places outside it are white. Pixels between those of the picture are
 * interpolated.
 * @param projection from the drawn picture to this one. Places of pixels are those of their middles.
 */
export function project(image: GreyImage, width: number, height: number, projection: Projection): GreyImage {
  const pixels = new Uint8Array(width * height);
  const [a, b, c, d, e, f, g, h, i] = projection;
  for (let row = 0; row < height; row += 1) {
    const y = row + 0.5;
    for (let column = 0; column < width; column += 1) {
      const x = column + 0.5;
      const w = g * x + h * y + i;
      pixels[row * width + column] = shadeAt(image, (a * x + b * y + c) / w - 0.5, (d * x + e * y + f) / w - 0.5) + 0.5;
    }
  }
  return { width, height, pixels };
}

/** Turns a picture by a quarter, clockwise. */
export function turnQuarter({ width, height, pixels }: GreyImage): GreyImage {
  const turned = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) turned[x * height + height - 1 - y] = pixels[y * width + x] ?? 255;
  }
  return { width: height, height: width, pixels: turned };
}

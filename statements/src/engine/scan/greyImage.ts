/** In constants, because these run for every pixel, and looking up a global is slow in the context of a Jest test. */
const { cos, floor, max, min, round, sin } = Math;

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

/** Enlarges or reduces a picture. Pixels between those of the picture are interpolated. */
export function scale(image: GreyImage, factor: number): GreyImage {
  if (factor === 1) return image;
  const width = max(1, round(image.width * factor));
  const height = max(1, round(image.height * factor));
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      pixels[y * width + x] = shadeAt(image, (x + 0.5) / factor - 0.5, (y + 0.5) / factor - 0.5) + 0.5;
    }
  }
  return { width, height, pixels };
}

/**
 * Turns a picture around its middle; corners that come from outside are white.
 * @param angle in radians, clockwise.
 */
export function turn(image: GreyImage, angle: number): GreyImage {
  const { width, height } = image;
  const pixels = new Uint8Array(width * height);
  const [sine, cosine] = [sin(angle), cos(angle)];
  const [middleX, middleY] = [width / 2, height / 2];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [dx, dy] = [x - middleX, y - middleY];
      pixels[y * width + x] =
        shadeAt(image, middleX + cosine * dx + sine * dy, middleY - sine * dx + cosine * dy) + 0.5;
    }
  }
  return { width, height, pixels };
}

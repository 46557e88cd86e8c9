import type { GreyImage } from './greyImage.ts';

/** In constants, because these run for every pixel, and looking up a global is slow in the context of a Jest test. */
const { max, min } = Math;

/** Darker pixels may belong to a drawn line: thin lines become grey when a page is scanned. */
const lineShade = 215;
/** A drawn line is longer than this share of the page's width: twice as long as a letter is high. */
const minLength = 0.028;
/** Noise and a slight turn interrupt a drawn line for this number of pixels. */
const maxGap = 3;
/** Paper is this far beside the middle of a drawn line, and this much lighter: a shadow is wide. */
const besideLine = 6;
const minContrast = 25;
/** A drawn line is at most this wide, to each side of its middle. */
const halfWidth = 3;

/**
 * Whitens the drawn lines that run along one direction.
 * @param along the number of pixels in that direction. @param across the number of such rows.
 * @param at the index of the pixel at a place along a row.
 */
function whitenLines(
  pixels: Uint8Array,
  source: Uint8Array,
  { along, across, minRun }: { readonly along: number; readonly across: number; readonly minRun: number },
  at: (along: number, across: number) => number,
): void {
  const shadeAt = (position: number, row: number) => source[at(position, max(0, min(across - 1, row)))] ?? 255;
  const isDark = (position: number, row: number) => {
    const shade = min(shadeAt(position, row - 1), shadeAt(position, row), shadeAt(position, row + 1));
    if (shade >= lineShade) return false;
    return max(shadeAt(position, row - besideLine), shadeAt(position, row + besideLine)) - shade > minContrast;
  };
  for (let row = 0; row < across; row += 1) {
    let start = -1;
    let end = -1;
    for (let position = 0; position <= along; position += 1) {
      const dark = position < along && isDark(position, row);
      if (dark) {
        if (start < 0) start = position;
        end = position;
      } else if (start >= 0 && (position - end > maxGap || position === along)) {
        if (end - start >= minRun) {
          for (let other = max(0, row - halfWidth); other <= min(across - 1, row + halfWidth); other += 1) {
            for (let place = start; place <= end; place += 1) pixels[at(place, other)] = 255;
          }
        }
        start = -1;
      }
    }
  }
}

/** Whitens the drawn lines of a table, which would be read as letters: a page that lies straight, in even light. */
export function withoutRulings({ width, height, pixels }: GreyImage): GreyImage {
  const cleaned = pixels.slice();
  const minRun = minLength * width;
  whitenLines(cleaned, pixels, { along: height, across: width, minRun }, (y, x) => y * width + x);
  whitenLines(cleaned, pixels, { along: width, across: height, minRun: 6 * minRun }, (x, y) => y * width + x);
  return { width, height, pixels: cleaned };
}

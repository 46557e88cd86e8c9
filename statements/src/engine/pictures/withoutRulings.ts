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

/** The rows of pixels along which drawn lines are looked for, from left to right or from top to bottom. */
interface Direction {
  /** The number of pixels in a row, and from one to the next in the picture. */
  readonly along: number;
  readonly stepAlong: number;
  /** The number of rows, and of pixels from one to the next. */
  readonly across: number;
  readonly stepAcross: number;
  readonly minRun: number;
}

/** Whitens the drawn lines that run in one direction, except at the edges of the picture. */
function whitenLines(
  pixels: Uint8Array,
  source: Uint8Array,
  { along, stepAlong, across, stepAcross, minRun }: Direction,
): void {
  const beside = besideLine * stepAcross;
  const isDark = (at: number) => {
    const shade = min(source[at - stepAcross] ?? 255, source[at] ?? 255, source[at + stepAcross] ?? 255);
    if (shade >= lineShade) return false;
    return max(source[at - beside] ?? 255, source[at + beside] ?? 255) - shade > minContrast;
  };
  const whiten = (row: number, start: number, end: number) => {
    for (let other = row - halfWidth; other <= row + halfWidth; other += 1) {
      for (let place = start; place <= end; place += 1) pixels[place * stepAlong + other * stepAcross] = 255;
    }
  };
  for (let row = besideLine; row < across - besideLine; row += 1) {
    let [start, end] = [-1, -1];
    for (let position = 0; position <= along; position += 1) {
      if (position < along && isDark(position * stepAlong + row * stepAcross)) {
        if (start < 0) start = position;
        end = position;
      } else if (start >= 0 && (position - end > maxGap || position === along)) {
        if (end - start >= minRun) whiten(row, start, end);
        start = -1;
      }
    }
  }
}

/** Whitens the drawn lines of a table, which would be read as letters: a page that lies straight, in even light. */
export function withoutRulings({ width, height, pixels }: GreyImage): GreyImage {
  const cleaned = pixels.slice();
  const minRun = minLength * width;
  whitenLines(cleaned, pixels, { along: height, stepAlong: width, across: width, stepAcross: 1, minRun });
  whitenLines(cleaned, pixels, { along: width, stepAlong: 1, across: height, stepAcross: width, minRun: 6 * minRun });
  return { width, height, pixels: cleaned };
}

import { evenLight } from './evenLight.ts';
import { findSkew } from './findSkew.ts';
import { scale, turn } from './greyImage.ts';
import type { GreyImage } from './greyImage.ts';
import { withoutRulings } from './withoutRulings.ts';

/** In constants, because these run for every pixel, and looking up a global is slow in the context of a Jest test. */
const { abs, max, min } = Math;

/** Pixels across the page: 300 to an inch on A4, the size for which Tesseract is made. Pages of PDFs are drawn so wide. */
export const drawnWidth = 2480;
/** A picture is enlarged this often at most: more adds nothing but pixels. */
const maxEnlargement = 4;
/** Radians: a smaller turn does not matter, and turning costs sharpness. */
const minSkew = 0.002;

/** Shades of even light that are black and white: between them is the edge of a letter, beyond them is noise. */
const darkest = 50;
const lightest = 215;

/** Makes ink black and paper white, and keeps the shades of the edges. */
function raiseContrast({ width, height, pixels }: GreyImage): GreyImage {
  const range = lightest - darkest;
  const raised = pixels.map((shade) => min(255, max(0, ((shade - darkest) * 255) / range)));
  return { width, height, pixels: raised };
}

/**
 * Prepares the picture of a page for reading: even light, straight lines, and letters of the usual size.
 * @param width of the prepared picture in pixels.
 */
export function preparePage(image: GreyImage, width = drawnWidth): GreyImage {
  const even = evenLight(image);
  const factor = min(maxEnlargement, width / image.width);
  const skew = findSkew(even);
  const sized = scale(even, factor);
  return raiseContrast(withoutRulings(abs(skew) < minSkew ? sized : turn(sized, -skew)));
}

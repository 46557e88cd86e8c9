import { evenLight } from './evenLight.ts';
import { findGrid, straighten } from './findPerspective.ts';
import { project } from './greyImage.ts';
import type { GreyImage } from './greyImage.ts';
import { enlargeBy, inTurn, invert, moveBy, placeAfter } from './projection.ts';
import { withoutRulings } from './withoutRulings.ts';

/** In constants, because these run for every pixel, and looking up a global is slow in the context of a Jest test. */
const { max, min, round } = Math;

/** Pixels along the short side of a page: 300 to an inch on A4, the size for which Tesseract is made. */
export const drawnWidth = 2480;
/** A picture in which the width has this many heights shows a page in landscape; a wider one is a part of a page. */
const landscape = { from: 1.2, to: 1.55 };
/** A picture is enlarged this often at most: more adds nothing but pixels. */
const maxEnlargement = 4;

/** Shades of even light that are black and white: between them is the edge of a letter, beyond them is noise. */
const darkest = 50;
const lightest = 215;

/** Makes ink black and paper white, and keeps the shades of the edges. */
function raiseContrast({ width, height, pixels }: GreyImage): GreyImage {
  const range = lightest - darkest;
  const raised = pixels.map((shade) => min(255, max(0, ((shade - darkest) * 255) / range)));
  return { width, height, pixels: raised };
}

/** Straightens a page and brings it to a size. */
function straightenPage(image: GreyImage, factor: number): GreyImage {
  const [right, bottom] = [image.width / 2, image.height / 2];
  const upright = straighten(findGrid(image));
  // Distant parts become larger, and may then reach beyond the picture.
  const [left, top] = [
    min(-right, placeAfter(upright, -right, 0)[0]),
    min(-bottom, placeAfter(upright, 0, -bottom)[1]),
  ];
  const width = max(right, placeAfter(upright, right, 0)[0]) - left;
  const height = max(bottom, placeAfter(upright, 0, bottom)[1]) - top;
  const drawn = inTurn(moveBy(-right, -bottom), upright, moveBy(-left, -top), enlargeBy(factor));
  return project(image, max(1, round(width * factor)), max(1, round(height * factor)), invert(drawn));
}

/** The pixels of a picture along the short side of its page. */
function widthOfPaper({ width, height }: GreyImage): number {
  const ratio = width / height;
  return ratio > landscape.from && ratio < landscape.to ? height : width;
}

/**
 * Prepares the picture of a page for reading: even light, straight lines, and letters of the usual size.
 * @param width of the short side of the page in the prepared picture, in pixels.
 */
export function preparePage(image: GreyImage, width = drawnWidth): GreyImage {
  const factor = min(maxEnlargement, width / widthOfPaper(image));
  return raiseContrast(withoutRulings(straightenPage(evenLight(image), factor)));
}

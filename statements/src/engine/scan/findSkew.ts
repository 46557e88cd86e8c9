import type { GreyImage } from './greyImage.ts';

/** In constants, because these run for every pixel, and looking up a global is slow in the context of a Jest test. */
const { PI, ceil, cos, hypot, max, round, sin } = Math;

/** Darker pixels are ink, as a share of the shade of paper: the light is even already. */
const inkShade = 140;
/** Enough points to see lines of text; more take longer. */
const maxPoints = 40_000;
/** Papers on a scanner lie straighter than this, and photographs are taken straighter. */
const maxDegrees = 10;
const coarseStep = 0.5;
const fineStep = 0.05;

const radians = (degrees: number): number => (degrees * PI) / 180;

/** The places of ink, evenly thinned out. */
function findInk({ width, height, pixels }: GreyImage): { readonly xs: Float32Array; readonly ys: Float32Array } {
  let count = 0;
  for (const shade of pixels) if (shade < inkShade) count += 1;
  const step = max(1, ceil(count / maxPoints));
  const xs = new Float32Array(ceil(count / step));
  const ys = new Float32Array(xs.length);
  let seen = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((pixels[y * width + x] ?? 255) >= inkShade) continue;
      if (seen % step === 0) {
        xs[seen / step] = x;
        ys[seen / step] = y;
      }
      seen += 1;
    }
  }
  return { xs, ys };
}

/**
 * Finds by how much the lines of a page are turned: at the right angle, ink falls on few rows and leaves those between
 * lines empty, so that the sum of the squares is largest.
 * @returns radians, clockwise.
 */
export function findSkew(image: GreyImage): number {
  const { xs, ys } = findInk(image);
  const reach = ceil(hypot(image.width, image.height));
  const rows = new Float64Array(2 * reach);

  const evenness = (degrees: number): number => {
    rows.fill(0);
    const [sine, cosine] = [sin(radians(degrees)), cos(radians(degrees))];
    for (let index = 0; index < xs.length; index += 1) {
      const row = round(cosine * (ys[index] ?? 0) - sine * (xs[index] ?? 0)) + reach;
      rows[row] = (rows[row] ?? 0) + 1;
    }
    return rows.reduce((sum, count) => sum + count * count, 0);
  };

  const bestOf = (from: number, to: number, step: number): number => {
    let best = 0;
    let most = evenness(0);
    for (let degrees = from; degrees <= to; degrees += step) {
      const found = evenness(degrees);
      if (found > most) [best, most] = [degrees, found];
    }
    return best;
  };

  const coarse = bestOf(-maxDegrees, maxDegrees, coarseStep);
  return radians(bestOf(coarse - coarseStep, coarse + coarseStep, fineStep));
}

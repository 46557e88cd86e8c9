import { findPencil } from './findPencil.ts';
import type { Pencil, Points } from './findPencil.ts';
import type { GreyImage } from './greyImage.ts';
import type { Projection } from './projection.ts';

/** In constants, because these run for every pixel, and looking up a global is slow in the context of a Jest test. */
const { ceil, max, sqrt } = Math;

/** Darker pixels are ink, as a share of the shade of paper: the light is even already. */
const inkShade = 140;
/** Enough points to see lines of text; more take longer. */
const maxPoints = 15_000;
/**
 * Points are scattered over their pixels by shares of these numbers: otherwise the rows of pixels themselves would be
 * lines on which ink lies, and every page seemed straight.
 */
const scatter = [0.754878, 0.56984] as const;
/** Degrees: papers on a scanner lie straighter, and photographs are taken straighter. */
const maxTurn = 10;
/** Degrees by which the lines at the edges of a photograph differ from the one in its middle, at most. */
const maxSpread = 9;
/** Degrees by which columns are not at right angles to lines, at most. */
const maxLean = 6;
/** Pencils are lines that meet if they fit this much better than parallel lines, and columns of their own if they do. */
const minGain = 1.02;

/** The places of ink from the middle of a picture, evenly thinned out. */
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
        xs[seen / step] = x + ((seen * scatter[0]) % 1) - width / 2;
        ys[seen / step] = y + ((seen * scatter[1]) % 1) - height / 2;
      }
      seen += 1;
    }
  }
  return { xs, ys };
}

/** Lines that meet, if they fit clearly better than parallel ones around the same slope. */
function findLines(points: Points, size: number, start: number, slope: number): Pencil {
  const parallel = findPencil(points, size, start, { slope, spread: 0 });
  const meeting = findPencil(points, size, start, { slope, spread: maxSpread });
  return meeting.contrast > minGain * parallel.contrast ? meeting : parallel;
}

/** The lines of text of a page, and its columns. */
export interface Grid {
  readonly rows: Pencil;
  readonly columns: Pencil;
}

/** Finds how the lines and columns of a page run in its picture, by its ink: text, and drawn lines. */
export function findGrid(image: GreyImage): Grid {
  const { xs, ys } = findInk(image);
  const size = max(image.width, image.height);
  const rows = findLines({ along: xs, across: ys }, size, 0, maxTurn);
  const columns = findLines({ along: ys, across: xs }, size, -rows.slope, maxLean);
  return { rows, columns };
}

/** The projection that makes the rows and columns of a picture straight. Places are those from its middle. */
export function straighten({ rows, columns }: Grid): Projection {
  // A row is where (y - slope x) / (1 + spread x) is the same, a column where that is so with x and y exchanged. The
  // points in which each of them meet lie on the horizon, where 1 + p x + q y is 0.
  const area = 1 - rows.slope * columns.slope;
  const p = (rows.spread - rows.slope * columns.spread) / area;
  const q = (columns.spread - rows.spread * columns.slope) / area;
  const size = sqrt(area);
  return [1, -columns.slope, 0, -rows.slope, 1, 0, p * size, q * size, size];
}

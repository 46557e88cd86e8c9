/** In constants, because these run for every point, and looking up a global is slow in the context of a Jest test. */
const { PI, ceil, floor } = Math;

/** Lines that meet in one point: the one through the middle of a picture has a slope, and others more or less of it. */
export interface Pencil {
  readonly slope: number;
  /** By how much the slope falls with each pixel from the middle; 0 if the lines are parallel. */
  readonly spread: number;
}

/** The places of points from the middle of a picture: along the lines that are looked for, and across them. */
export interface Points {
  readonly along: Float32Array;
  readonly across: Float32Array;
}

/** The limits of a search, in degrees. */
export interface SearchRange {
  readonly slope: number;
  /** Between the line through the middle and the last one. */
  readonly spread: number;
}

/** The first search needs one of this number of points. */
const thinning = 5;
/**
 * The searches, each around what the one before has found: degrees between slopes and between spreads, and the width of
 * a line as a share of the picture's longer side, which is less than the height of a letter.
 */
const searches = [
  { slopeStep: 0.5, spreadStep: 1, lineWidth: 0.002 },
  { slopeStep: 0.125, spreadStep: 0.25, lineWidth: 0.0012 },
  { slopeStep: 0.03, spreadStep: 0.06, lineWidth: 0.0008 },
] as const;

const radians = (degrees: number): number => (degrees * PI) / 180;

const thinOut = ({ along, across }: Points): Points => ({
  along: along.filter((_, index) => index % thinning === 0),
  across: across.filter((_, index) => index % thinning === 0),
});

/**
 * The sum of the squares of the ink on each line of a pencil. It is largest if these are the lines of the text: ink then
 * falls on few of them, and leaves those between empty.
 */
function contrastOf({ slope, spread }: Pencil, { along, across }: Points, width: number, lines: Float64Array): number {
  lines.fill(0);
  const middle = lines.length / 2;
  for (let index = 0; index < along.length; index += 1) {
    const u = along[index] ?? 0;
    const line = floor(((across[index] ?? 0) - slope * u) / (1 + spread * u) / width + middle);
    lines[line] = (lines[line] ?? 0) + 1;
  }
  let sum = 0;
  for (const count of lines) sum += count * count;
  return sum;
}

/** The numbers from one to another, through their middle. */
function spaced(middle: number, range: number, step: number): number[] {
  const count = Math.round(range / step);
  return Array.from({ length: 2 * count + 1 }, (_, index) => middle + (index - count) * step);
}

/**
 * Finds the pencil of lines on which ink lies.
 * @param size of the longer side of the picture in pixels.
 * @param start the slope around which to look.
 * @returns the pencil, and its contrast, which can be compared with that of others for the same points.
 */
export function findPencil(
  points: Points,
  size: number,
  start: number,
  range: SearchRange,
): Pencil & { contrast: number } {
  const pixel = radians(1) / (size / 2);
  let best = { slope: start, spread: 0, contrast: 0 };
  let around = range;
  for (const { slopeStep, spreadStep, lineWidth } of searches) {
    const searched = around === range ? thinOut(points) : points;
    // Steep lines end far above and below the picture.
    const lines = new Float64Array(2 * ceil(1 / lineWidth));
    const slopes = spaced(best.slope, radians(around.slope), radians(slopeStep));
    const spreads = spaced(best.spread, around.spread * pixel, spreadStep * pixel);
    best = { ...best, contrast: 0 };
    for (const spread of spreads) {
      for (const slope of slopes) {
        const contrast = contrastOf({ slope, spread }, searched, lineWidth * size, lines);
        if (contrast > best.contrast) best = { slope, spread, contrast };
      }
    }
    around = { slope: slopeStep, spread: Math.min(range.spread, spreadStep) };
  }
  return best;
}

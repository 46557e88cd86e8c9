import type { TablePart } from './sections.ts';
import type { TableLine } from './tableLine.ts';

/**
 * Whose each line is: the index of the line of its row on this page, `before` for the last row of the page before,
 * `after` for the first row of the next page, `undefined` for nobody's.
 */
export type RowAssignment = number | 'before' | 'after' | undefined;

/** Lines of one row follow each other within this many line heights; the first line under the titles within more. */
const maxPitchInRow = 1.7;
const maxPitchUnderTitles = 3.5;
/** Spacing between rows is told from the spacing in a row where it is larger by this share. */
const minRowGapRatio = 1.2;
/** The pitch taken for granted, in line heights, where no row has two lines. */
const defaultPitch = 1.2;

const hasNarration = (line: TableLine | undefined): boolean =>
  line !== undefined && (line.kind === 'entry' || line.kind === 'more') && line.narration.length > 0;

/** Runs of lines of rows: neither a foreign line nor a wide gap stands in between. */
function findRuns(lines: readonly TableLine[]): number[][] {
  const runs: number[][] = [];
  for (const [index, one] of lines.entries()) {
    if (one.kind !== 'entry' && one.kind !== 'more') continue;
    const run = runs.at(-1);
    const above = lines[index - 1];
    if (run !== undefined && above !== undefined && run.at(-1) === index - 1) run.push(index);
    else runs.push([index]);
  }
  return runs;
}

const baselineOf = (lines: readonly TableLine[], index: number): number => lines[index]?.line.baseline ?? 0;

/** The distances between lines of text of a page that may be one row's: what spacing is learned from. */
function measureTextGaps(lines: readonly TableLine[]): number[] {
  const texts = findRuns(lines).map((run) => run.filter((index) => hasNarration(lines[index])));
  return texts.flatMap((run) =>
    run.slice(1).flatMap((index, at) => {
      const above = run[at] ?? index;
      const gap = baselineOf(lines, index) - baselineOf(lines, above);
      const isEdge = lines[index]?.kind === 'entry' && lines[above]?.kind === 'entry';
      return isEdge || gap > maxPitchInRow * (lines[index]?.line.height ?? 0) ? [] : [gap];
    }),
  );
}

/** How the rows of a statement are spaced: the pitch of the lines in a row, and whether rows stand further apart. */
export interface RowSpacing {
  readonly pitch: number;
  readonly hasWiderRowGaps: boolean;
  /** Whether the wide gap comes right before the line of a date: narrations then stand below their dates. */
  readonly startsAtDate: boolean;
}

/** Learns the spacing from all pages. Rows of several lines show both distances: between lines, and between rows. */
export function learnRowSpacing(pages: readonly (readonly TableLine[])[]): RowSpacing {
  const gaps = pages.flatMap(measureTextGaps).sort((a, b) => a - b);
  const pitch = gaps[Math.floor(gaps.length / 4)] ?? 0;
  let wide = 0;
  let pairs = 0;
  let below = 0;
  for (const lines of pages) {
    for (const run of findRuns(lines)) {
      const entries = run.filter((index) => lines[index]?.kind === 'entry');
      for (const [at, entry] of entries.entries()) {
        const next = entries[at + 1];
        if (next === undefined || next - entry < 2) continue;
        const texts = run.filter((index) => index >= entry && index <= next && hasNarration(lines[index]));
        const gaps = texts.slice(1).map((index, i) => baselineOf(lines, index) - baselineOf(lines, texts[i] ?? index));
        const widest = Math.max(...gaps);
        if (texts[0] === entry && texts.at(-1) === next && gaps.at(-1) === widest) below += 1;
        pairs += 1;
        if (widest > minRowGapRatio * pitch) wide += 1;
      }
    }
  }
  return { pitch, hasWiderRowGaps: pairs > 0 && wide >= 0.8 * pairs, startsAtDate: below >= 0.7 * pairs };
}

/** Whether a page's first line goes on with the row of the page before: it stands right under titles or page top. */
function continuesPreviousPage(part: TablePart, lines: readonly TableLine[], index: number): boolean {
  const first = lines[index];
  if (first === undefined || lines.slice(0, index).some((line) => line.kind !== 'foreign')) return false;
  if (part.titlesEnd === undefined) return true;
  return index === 0 && first.line.baseline - part.titlesEnd <= maxPitchUnderTitles * first.line.height;
}

/** Every line belongs to the row above it, as far as the lines follow each other closely. */
function assignToRowAbove(part: TablePart, lines: readonly TableLine[]): RowAssignment[] {
  const assignments: RowAssignment[] = [];
  for (const [index, one] of lines.entries()) {
    const above = lines[index - 1];
    const near = above === undefined || one.line.baseline - above.line.baseline <= maxPitchInRow * one.line.height;
    if (one.kind === 'entry') assignments.push(index);
    else if (one.kind !== 'more') assignments.push(undefined);
    else if (continuesPreviousPage(part, lines, index)) assignments.push('before');
    else assignments.push(near ? assignments[index - 1] : undefined);
  }
  return assignments;
}

/** The place between two rows' dates where they part: in the widest gap, or the middlemost of equal ones. */
function rowBoundary(ys: readonly number[], upper: number, lower: number): number {
  const middle = (upper + lower) / 2;
  let best = { score: -Infinity, y: middle };
  for (const [at, below] of ys.entries()) {
    const above = ys[at - 1];
    if (above === undefined || below <= upper || above >= lower) continue;
    const [from, to] = [Math.max(above, upper), Math.min(below, lower)];
    const score = to - from - 0.05 * Math.abs((from + to) / 2 - middle);
    if (score > best.score) best = { score, y: (from + to) / 2 };
  }
  return best.y;
}

/** The distance between the line at or above a place and the line below it. */
function gapAt(ys: readonly number[], y: number): number {
  return (ys.find((one) => one > y) ?? Infinity) - (ys.findLast((one) => one <= y) ?? -Infinity);
}

/** The first wide gap when going from a date away over these lines, ordered outwards; beyond it another row begins. */
function lastLineWithin(ys: readonly number[], date: number, widest: number): number {
  let last = date;
  for (const y of ys) {
    if (Math.abs(y - last) > widest) return last;
    last = y;
  }
  return last;
}

/** Every line belongs to the row whose date it stands around; rows are parted at the widest gaps. */
function assignToNearestDate(part: TablePart, lines: readonly TableLine[], { pitch }: RowSpacing): RowAssignment[] {
  const assignments: RowAssignment[] = lines.map(() => undefined);
  for (const run of findRuns(lines)) {
    const entries = run.filter((index) => lines[index]?.kind === 'entry');
    const first = entries[0];
    const last = entries.at(-1);
    const opens = continuesPreviousPage(part, lines, run[0] ?? 0);
    if (first === undefined || last === undefined) {
      if (opens) for (const index of run) assignments[index] = 'before';
      continue;
    }
    const height = lines[first]?.line.height ?? 0;
    const widest = minRowGapRatio * (pitch > 0 ? pitch : defaultPitch * height);
    const ys = run.map((index) => baselineOf(lines, index));
    const edges = entries
      .slice(1)
      .map((lower, at) => rowBoundary(ys, baselineOf(lines, entries[at] ?? lower), baselineOf(lines, lower)));
    const top = lastLineWithin(ys.filter((y) => y < baselineOf(lines, first)).toReversed(), baselineOf(lines, first), widest);
    const gaps = edges.map((edge) => gapAt(ys, edge)).sort((a, b) => a - b);
    const rowGap = gaps[Math.floor(gaps.length / 2)] ?? 0;
    const bottom = lastLineWithin(
      ys.filter((y) => y > baselineOf(lines, last)),
      baselineOf(lines, last),
      widest,
    );
    for (const index of run) {
      const y = baselineOf(lines, index);
      const row = edges.findIndex((edge) => y < edge);
      if (y < top) assignments[index] = opens ? 'before' : undefined;
      else if (y <= bottom) assignments[index] = row < 0 ? last : entries[row];
      else assignments[index] = gapAt(ys, bottom) <= minRowGapRatio * rowGap ? 'after' : undefined;
    }
  }
  return assignments;
}

/** Finds whose each line of a page is. Spacing decides; where all lines are spaced alike, the layout's rule does. */
export function assignLinesToRows(
  part: TablePart,
  lines: readonly TableLine[],
  spacing: RowSpacing,
  narration: 'below' | 'around',
): RowAssignment[] {
  return narration === 'around' || (spacing.hasWiderRowGaps && !spacing.startsAtDate)
    ? assignToNearestDate(part, lines, spacing)
    : assignToRowAbove(part, lines);
}

import { maxPitchInRow } from '../lines/gaps.ts';
import type { TableLine } from './tableLine.ts';
import { isWholeDate } from './takeOutNotes.ts';

/** How the rows of a statement are spaced: the distance between lines of a row, and whether rows are further apart. */
export interface RowSpacing {
  /** The distance between lines of a row, in points; 0 if no row has two lines. */
  readonly pitch: number;
  readonly hasWiderRowGaps: boolean;
  /** Whether the widest gap is directly above the line with the date, so that narrations continue below their dates. */
  readonly startsAtDate: boolean;
  /** Whether dates may be in the middle of their rows, with as many lines of text above as below. */
  readonly mayBeCentred: boolean;
  /** Whether dates are halfway between lines of text, in the middle of their rows. */
  readonly isCentred: boolean;
}

/** A gap between rows is larger than the distance between lines of a row by at least this factor. */
export const minRowGapRatio = 1.2;

/** In statements with rows of several lines, at least this share of the distances is between lines of one row. */
const minShareOfCloseGaps = 0.2;
/** The quantile of the distances between lines that is taken as the distance within a row. */
const pitchQuantile = 0.25;
/** The share of row boundaries that must show a pattern for it to hold for the statement. */
const minShareWithWiderGap = 0.8;
const minShareStartingAtDate = 0.7;
const minShareCentred = 0.5;
/** A date between two lines of text is closer to both than this share of the distance between lines. */
const maxOffsetOfCentre = 0.75;

function hasNarration(line: TableLine | undefined): boolean {
  return line !== undefined && (line.kind === 'row' || line.kind === 'continuation') && line.narration.length > 0;
}

/** The baseline of a line, in points. */
export function baselineOf(lines: readonly TableLine[], index: number): number {
  return lines[index]?.line.baseline ?? 0;
}

/** The indexes of lines that belong to rows, in runs of consecutive lines. */
export function findRuns(lines: readonly TableLine[]): number[][] {
  const runs: number[][] = [];
  for (const [index, line] of lines.entries()) {
    if (line.kind !== 'row' && line.kind !== 'continuation') continue;
    const run = runs.at(-1);
    if (run?.at(-1) === index - 1) run.push(index);
    else runs.push([index]);
  }
  return runs;
}

/** The distances between lines of text on a page that may belong to one row. */
function measureTextGaps(lines: readonly TableLine[], maxPitch: number): number[] {
  const runsOfTexts = findRuns(lines).map((run) => run.filter((index) => hasNarration(lines[index])));
  return runsOfTexts.flatMap((run) =>
    run.slice(1).flatMap((index, at) => {
      const above = run[at] ?? index;
      const gap = baselineOf(lines, index) - baselineOf(lines, above);
      const isBetweenRows = lines[index]?.kind === 'row' && lines[above]?.kind === 'row';
      return isBetweenRows || gap > maxPitch * (lines[index]?.line.height ?? 0) ? [] : [gap];
    }),
  );
}

/** The number of dates without text on their line, but with a line of text closely above and below. */
function countCentred(lines: readonly TableLine[], pitch: number): number {
  const isBeside = (index: number, other: number) =>
    lines[other]?.kind === 'continuation' &&
    hasNarration(lines[other]) &&
    Math.abs(baselineOf(lines, other) - baselineOf(lines, index)) < maxOffsetOfCentre * pitch;
  return lines.filter(
    (line, index) =>
      line.kind === 'row' && !hasNarration(line) && isBeside(index, index - 1) && isBeside(index, index + 1),
  ).length;
}

/** This share of rows may have unequal numbers of lines above and below their dates: page ends split rows. */
const maxShareUneven = 0.1;

/**
 * Whether every row can have as many lines above its date as below it. If all lines are spaced alike, a row that begins
 * with its date has no line above it, and so none below: the text below it is above the next date.
 */
function mayBeCentred(pages: readonly (readonly TableLine[])[]): boolean {
  let rowCount = 0;
  let uneven = 0;
  for (const lines of pages) {
    for (const run of findRuns(lines)) {
      const places = run.flatMap((index, at) => (lines[index]?.kind === 'row' ? [at] : []));
      let above = places[0] ?? 0;
      for (const [at, place] of places.slice(0, -1).entries()) {
        const between = (places[at + 1] ?? place) - place - 1;
        rowCount += 1;
        if (between < above) uneven += 1;
        above = Math.max(0, between - above);
      }
    }
  }
  return uneven <= maxShareUneven * rowCount;
}

/**
 * Whether narrations are printed above their dates: the text above a table's first date continues no row, so it belongs
 * to the first row, and no page has text below its last date.
 * @param pages the lines of each page, in the order of the pages.
 */
export function endsAtDate(pages: readonly (readonly TableLine[])[]): boolean {
  const [first] = pages;
  const above = first?.[first.findIndex(({ kind }) => kind === 'row') - 1];
  const isRowLast = (lines: readonly TableLine[]) => lines[findRuns(lines).at(-1)?.at(-1) ?? -1]?.kind === 'row';
  return above?.kind === 'continuation' && hasNarration(above) && pages.every(isRowLast);
}

/**
 * Whether rows end at their amounts, if dates are printed once a day: a date without an amount on its line begins a row
 * whose amount is on a line below. Where amounts are on the first lines of rows, every date has one beside it.
 */
export function endsAtAmount(pages: readonly (readonly TableLine[])[]): boolean {
  const isDated = (line: TableLine) => line.kind === 'continuation' && isWholeDate(line.dateText);
  const endsInRow = (lines: readonly TableLine[], index: number) => {
    const next = lines.slice(index + 1).find(({ kind }) => kind !== 'continuation');
    return next?.kind === 'row' && next.figures.dateText === '';
  };
  const dates = pages.flatMap((lines) =>
    lines.flatMap((line, index) => (isDated(line) ? [endsInRow(lines, index)] : [])),
  );
  return dates.length > 0 && dates.every(Boolean);
}

/** Whether rows have their figures on the line below their dates: they then begin with their dates. */
const hasFiguresBelow = (pages: readonly (readonly TableLine[])[]): boolean =>
  pages.some((lines) => lines.some((line) => line.kind === 'continuation' && line.hasFigures === true));

/** Learns the spacing from all pages. Rows of several lines show both distances: between lines and between rows. */
export function learnRowSpacing(pages: readonly (readonly TableLine[])[]): RowSpacing {
  const gapsWithin = (maxPitch: number) => pages.flatMap((lines) => measureTextGaps(lines, maxPitch));
  const closeGaps = gapsWithin(maxPitchInRow);
  const allGaps = gapsWithin(Infinity);
  // If all lines of a statement are far apart, as in HDFC's, its own spacing is used, whatever the spacing of its
  // footer.
  const isClose = closeGaps.length > minShareOfCloseGaps * allGaps.length;
  const textGaps = (isClose ? closeGaps : allGaps).toSorted((a, b) => a - b);
  const pitch = textGaps[Math.floor(textGaps.length * pitchQuantile)] ?? 0;
  const centred = pages.reduce((sum, lines) => sum + countCentred(lines, pitch), 0);
  const without = pages.flat().filter((line) => line.kind === 'row' && !hasNarration(line)).length;
  let boundaries = 0;
  let wider = 0;
  let beforeDate = 0;
  for (const lines of pages) {
    for (const run of findRuns(lines)) {
      const rows = run.filter((index) => lines[index]?.kind === 'row');
      for (const [at, row] of rows.entries()) {
        const next = rows[at + 1];
        if (next === undefined || next - row < 2) continue;
        const texts = run.filter((index) => index >= row && index <= next);
        const gaps = texts
          .slice(1)
          .map((index, above) => baselineOf(lines, index) - baselineOf(lines, texts[above] ?? index));
        const widest = Math.max(...gaps);
        boundaries += 1;
        if (widest > minRowGapRatio * pitch) wider += 1;
        if (texts[0] === row && texts.at(-1) === next && gaps.at(-1) === widest) beforeDate += 1;
      }
    }
  }
  if (hasFiguresBelow(pages)) {
    return { pitch, hasWiderRowGaps: false, startsAtDate: true, mayBeCentred: false, isCentred: false };
  }
  return {
    pitch,
    hasWiderRowGaps: boundaries > 0 && wider >= minShareWithWiderGap * boundaries,
    startsAtDate: beforeDate >= minShareStartingAtDate * boundaries,
    mayBeCentred: mayBeCentred(pages),
    isCentred: without > 0 && centred >= minShareCentred * without,
  };
}

/**
 * Learns the spacing of a table without a narration column. Narrations are below their dates there, however close the
 * next date is.
 */
export function learnSpacingBelow(pages: readonly (readonly TableLine[])[]): RowSpacing {
  const gaps = pages.flatMap((lines) =>
    findRuns(lines).flatMap((run) =>
      run.flatMap((index) =>
        lines[index]?.kind === 'continuation' && run.includes(index - 1)
          ? [baselineOf(lines, index) - baselineOf(lines, index - 1)]
          : [],
      ),
    ),
  );
  const pitch = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  return { pitch, hasWiderRowGaps: false, startsAtDate: true, mayBeCentred: false, isCentred: false };
}

import { isEmptyAmount } from '../amounts/emptyAmount.ts';
import { moneyRoles } from '../layouts/layout.ts';
import type { Line } from '../lines/lines.ts';
import type { Word } from '../lines/words.ts';
import type { Strip } from './headings/findGutter.ts';
import type { Title } from './headings/titles.ts';

/** Whether a word marks a missing amount in a place that holds only amounts. */
export const isBlank = ({ text }: Word): boolean => isEmptyAmount(text) || /^(?:NA|N\/A|nan)$/i.test(text);

/** Whether the middle of a word is in a strip. */
export function isInStrip({ x0, x1 }: Word, strip: Strip | undefined): boolean {
  const middle = (x0 + x1) / 2;
  return strip !== undefined && middle >= strip.from && middle <= strip.to;
}

/** Fewer lines than this may all be balances and sums. */
const minRows = 3;

/** A strip, and the number of figures in it. */
interface FigureStrip extends Strip {
  readonly count: number;
}

/** The strips of a page that contain figures, from left to right. Overlapping figures are in one strip. */
function mergeIntoStrips(words: readonly Word[]): FigureStrip[] {
  const strips: FigureStrip[] = [];
  for (const { x0, x1 } of words.toSorted((a, b) => a.x0 - b.x0)) {
    const last = strips.at(-1);
    if (last !== undefined && x0 <= last.to) {
      strips[strips.length - 1] = { from: last.from, to: Math.max(last.to, x1), count: last.count + 1 };
    } else strips.push({ from: x0, to: x1, count: 1 });
  }
  return strips;
}

const overlaps = ({ from, to }: Strip, { x0, x1 }: Title): boolean => from < x1 && to > x0;
const reachesMiddle = ({ from, to }: Strip, { x0, x1 }: Title): boolean => from < (x0 + x1) / 2 && to > (x0 + x1) / 2;

/**
 * Whether the figures of two columns are in one strip, and sums between the rows are in a strip of their own: the
 * number of strips is then right by chance.
 */
function mixColumns(strips: readonly Strip[], titles: readonly Title[]): boolean {
  const areMixed = strips.some((strip) => titles.filter((title) => reachesMiddle(strip, title)).length > 1);
  return areMixed && strips.some((strip) => !titles.some((title) => overlaps(strip, title)));
}

/** The strips with those below a title of several columns as one. */
function joinBelowSpread(strips: readonly FigureStrip[], titles: readonly Title[]): FigureStrip[] {
  const spread = titles.filter(({ isSpread }) => isSpread === true);
  return Map.groupBy(strips, (strip) => spread.find((title) => overlaps(strip, title)) ?? strip)
    .values()
    .map((group) => ({
      from: Math.min(...group.map(({ from }) => from)),
      to: Math.max(...group.map(({ to }) => to)),
      count: group.reduce((sum, { count }) => sum + count, 0),
    }))
    .toArray();
}

/**
 * Finds the extent of the figures in each column of money, because a title may be narrower than its figures and be
 * above one end of them. `undefined` if the number of strips differs from the number of money titles.
 */
export function findFigureStrips(
  titles: readonly Title[],
  rows: readonly Line[],
): ReadonlyMap<Title, Strip> | undefined {
  if (rows.length < minRows) return undefined;
  const ofMoney = titles.filter(({ role }) => moneyRoles.has(role)).toSorted((a, b) => a.x0 - b.x0);
  const figures = rows.flatMap(({ words }) => words.filter(({ isAmount }) => isAmount));
  const all = joinBelowSpread(mergeIntoStrips(figures), ofMoney);
  // A single figure may belong to a panel beside the table, which is usually on the right.
  const ofTable = all.length === ofMoney.length + 1 && all.at(-1)?.count === 1 ? all.slice(0, -1) : all;
  const strips = ofTable.length > ofMoney.length ? all.filter(({ count }) => count > 1) : ofTable;
  if (strips.length !== ofMoney.length || mixColumns(strips, ofMoney)) return undefined;
  return new Map(
    ofMoney.flatMap((title, index) => {
      const strip = strips[index];
      return strip === undefined ? [] : [[title, { from: strip.from, to: strip.to }] as const];
    }),
  );
}

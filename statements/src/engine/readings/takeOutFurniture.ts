import { furniturePattern } from '../layouts/labels.ts';
import { textOf } from '../lines/lines.ts';
import type { Line } from '../lines/lines.ts';
import { learnRowSpacing } from './rowSpacing.ts';
import type { TableLine } from './tableLine.ts';

/** Places on two pages that differ by less than this, in points, are the same. */
const maxOffset = 2;
/** Letters whose heights differ by more than this share have different sizes. */
const maxSizeDifference = 0.12;
/** A line further from its neighbour than this many distances between lines of a row is apart from it. */
const maxPitchRatio = 1.05;
/** The assumed distance between lines of a row, in line heights, if no row of the statement has two lines. */
const defaultPitch = 1.2;
/** Narrations have a common left edge if this share of their lines begins there. */
const minShareAtEdge = 0.8;

/** The text of a line without the numbers that differ from page to page. */
const keyOf = ({ words }: Line): string => textOf(words).replace(/\b\d{1,3}\b/g, '#');

const leftOf = ({ words }: Line): number => words[0]?.x0 ?? 0;

/** A line above the first row of a page or below its last row, which may be text of a row or of the page. */
interface OuterLine {
  readonly index: number;
  readonly page: number;
  readonly line: Line;
  /** The beginning of its text, without a time of day in the column of dates. */
  readonly left: number;
  /** The distance to the next line towards the rows. */
  readonly gap: number;
}

/** The lines between the first and the last row of each page. */
interface RowText {
  readonly keys: ReadonlySet<string>;
  readonly heights: readonly number[];
  /** The left edge of the narrations; `undefined` if they have no common edge. */
  readonly left: number | undefined;
  readonly pitch: number;
}

function learnRowText(pages: readonly (readonly TableLine[])[]): RowText {
  const inner = pages.flatMap((lines) => {
    const isRow = ({ kind }: TableLine) => kind === 'row';
    return lines.slice(Math.max(0, lines.findIndex(isRow)), lines.findLastIndex(isRow) + 1);
  });
  const starts = inner.flatMap((line) =>
    line.kind === 'row' || line.kind === 'continuation' ? (line.narration[0] ?? []) : [],
  );
  const left = Math.min(...starts.map(({ x0 }) => x0));
  const atEdge = starts.filter(({ x0 }) => x0 - left < maxOffset).length;
  return {
    keys: new Set(inner.map(({ line }) => keyOf(line))),
    heights: [...new Set(starts.map(({ height }) => height))],
    left: atEdge >= minShareAtEdge * starts.length ? left : undefined,
    pitch: learnRowSpacing(pages).pitch,
  };
}

/** The lines above the first row of a page, from the top, and those below its last row, from the bottom. */
function outerLines(lines: readonly TableLine[], page: number): readonly [OuterLine[], OuterLine[]] {
  const first = lines.findIndex(({ kind }) => kind === 'row');
  const last = lines.findLastIndex(({ kind }) => kind === 'row');
  if (first < 0) return [[], []];
  const outer = lines.flatMap((one, index): OuterLine[] => {
    if (one.kind !== 'continuation' || one.hasFigures === true || (index >= first && index <= last)) return [];
    const { line, narration } = one;
    const inward = lines[index + (index < first ? 1 : -1)]?.line.baseline ?? line.baseline;
    const left = narration[0]?.x0 ?? leftOf(line);
    return [{ index, page, line, left, gap: Math.abs(line.baseline - inward) }];
  });
  return [outer.filter(({ index }) => index < first), outer.filter(({ index }) => index > last).toReversed()];
}

/**
 * Whether a line is apart from the rows: further away than the lines of a row are, or not at the left edge of the
 * narrations.
 */
function isApart(outer: OuterLine, { left, pitch }: RowText): boolean {
  const within = maxPitchRatio * (pitch > 0 ? pitch : defaultPitch * outer.line.height);
  return outer.gap > within || (left !== undefined && Math.abs(outer.left - left) > maxOffset);
}

/** Whether a line is repeated on other pages: at the same place, or below the rows of all pages but the last. */
function isRepeated({ line, page }: OuterLine, alike: readonly OuterLine[], rest: readonly Line[], pages: number) {
  const isBelow = (other: Line) => Math.abs(leftOf(other) - leftOf(line)) < maxOffset;
  const isInPlace = (other: Line) => isBelow(other) && Math.abs(other.baseline - line.baseline) < maxOffset;
  const others = alike.filter((other) => other.page !== page && isBelow(other.line));
  const onPages = new Set(others.map((other) => other.page)).size + 1;
  return [...others.map((other) => other.line), ...rest].some(isInPlace) || (onPages > 1 && onPages >= pages - 1);
}

/** Groups by the key of a line. */
function groupByKey<Item>(items: readonly Item[], lineOf: (item: Item) => Line): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(lineOf(item));
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/**
 * Removes page headers and footers from the table: lines that other pages repeat apart from their rows, lines in
 * another type size than every row, lines that look like a page footer, and all lines beyond them.
 * @param rest the lines outside the table: letterheads are repeated on pages without titles.
 */
export function takeOutFurniture(pages: readonly (readonly TableLine[])[], rest: readonly Line[]): TableLine[][] {
  const text = learnRowText(pages);
  const zones = pages.flatMap((lines, page) => outerLines(lines, page));
  const alike = groupByKey(zones.flat(), ({ line }) => line);
  const outside = groupByKey(rest, (line) => line);
  const isOfPage = (outer: OuterLine): boolean => {
    const { line } = outer;
    const key = keyOf(line);
    const isOtherSize = text.heights.every((height) => Math.abs(line.height - height) > maxSizeDifference * height);
    if (furniturePattern.test(key) || (text.heights.length > 0 && isOtherSize)) return true;
    if (text.keys.has(key) || !isApart(outer, text)) return false;
    return isRepeated(outer, alike.get(key) ?? [], outside.get(key) ?? [], pages.length);
  };
  const furniture = new Set<TableLine | undefined>();
  for (const zone of zones) {
    const last = zone.findLastIndex(isOfPage);
    for (const { page, index } of zone.slice(0, last + 1)) furniture.add(pages[page]?.[index]);
  }
  return pages.map((lines) =>
    lines.map((line) => (furniture.has(line) ? { kind: 'other', line: line.line, isUnread: false } : line)),
  );
}

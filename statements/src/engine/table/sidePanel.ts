import { unitPattern } from '../amounts/unitPattern.ts';
import { minGapBetweenTexts } from '../lines/gaps.ts';
import type { Line } from '../lines/lines.ts';
import type { Word } from '../lines/words.ts';
import type { Strip } from './headings/findGutter.ts';

/** The edges of a column that tell where the table ends. */
interface ColumnEdges {
  readonly left: number;
  readonly figures?: Strip;
}

/** A word further left of the first column than this, in line heights, is not part of the table. */
export const maxLeftOverhang = 4;

/** The right edge of the last column, if all its figures are known. */
function endOfTable(columns: readonly ColumnEdges[]): number {
  return columns.at(-1)?.figures?.to ?? Infinity;
}

/** The left edge of the first column. */
function startOfTable(columns: readonly ColumnEdges[]): number {
  return columns[0]?.left ?? -Infinity;
}

/** Takes out the words right of the table. */
function withoutRight(line: Line, columns: readonly ColumnEdges[]): Line {
  const end = endOfTable(columns);
  const isBeside = ({ x0, height, text }: Word) => x0 > end + minGapBetweenTexts * height && !unitPattern.test(text);
  return line.words.some(isBeside) ? { ...line, words: line.words.filter((word) => !isBeside(word)) } : line;
}

/** Takes out the words left of the table. A sentence that runs across the table has no gap at its edge. */
function withoutLeft(line: Line, columns: readonly ColumnEdges[]): Line {
  const edge = startOfTable(columns);
  if ((line.words[0]?.x1 ?? edge) >= edge) return line;
  const first = line.words.findIndex((word, index) => {
    const before = line.words[index - 1];
    const isAtEdge = before !== undefined && before.x1 < edge && word.x0 > edge - maxLeftOverhang * word.height;
    return isAtEdge && word.x0 - before.x1 >= minGapBetweenTexts * word.height;
  });
  return first < 0 ? line : { ...line, words: line.words.slice(first) };
}

/** Takes the words of a panel beside the table out of a line. */
export const withoutPanel = (line: Line, columns: readonly ColumnEdges[]): Line =>
  withoutLeft(withoutRight(line, columns), columns);

/**
 * Takes out the lines of a panel left of the table that are between lines of the table: the text of a row may continue
 * below them.
 */
export function takeOutPanel(lines: readonly Line[], columns: readonly ColumnEdges[]): readonly Line[] {
  const edge = startOfTable(columns);
  const isLeft = ({ words }: Line) => words.every(({ x1, height }) => x1 < edge - height);
  if (!lines.some(isLeft)) return lines;
  const first = lines.findIndex((line) => !isLeft(line));
  const last = lines.findLastIndex((line) => !isLeft(line));
  return lines.filter((line, index) => index < first || index > last || !isLeft(line));
}

import type { Line } from './lines.ts';
import type { Page } from './page.ts';
import { describeText } from './words.ts';
import type { Word } from './words.ts';

/** A line whose words are split at its bars, and the places of the bars. */
interface BarredLine {
  readonly line: Line;
  readonly index: number;
  readonly cells: readonly (readonly Word[])[];
  readonly bars: readonly number[];
}

/** A line with fewer bars, or one that does not begin with a bar, has no frame of bars: its bars may be in a text. */
const minBars = 4;
/** Fewer lines with bars are no table: titles and one row have at least two. */
const minLines = 2;
/** Bars on two lines are the same edge if they differ by at most this many characters. */
const maxCharactersApart = 2.5;

/** The pieces of a word between its bars. A line printer's characters all have the same width. */
function splitWord(word: Word): { readonly pieces: readonly (Word | number)[] } {
  const width = (word.x1 - word.x0) / word.text.length;
  const pieces: (Word | number)[] = [];
  let at = 0;
  for (const text of word.text.split(/(\|)/)) {
    const [x0, x1] = [word.x0 + at * width, word.x0 + (at + text.length) * width];
    at += text.length;
    if (text === '|') pieces.push((x0 + x1) / 2);
    else if (text !== '') pieces.push({ ...word, ...describeText(text), x0, x1, firstWidth: width });
  }
  return { pieces };
}

function splitAtBars(line: Line, index: number): BarredLine {
  const bars: number[] = [];
  const cells: Word[][] = [[]];
  for (const piece of line.words.flatMap((word) => splitWord(word).pieces)) {
    if (typeof piece === 'number') {
      bars.push(piece);
      cells.push([]);
    } else cells.at(-1)?.push(piece);
  }
  return { line, index, cells, bars };
}

/** The number of bars that most lines have: that of the rows. */
function usualCount(barred: readonly BarredLine[]): number {
  const counts = Map.groupBy(barred, ({ bars }) => bars.length);
  const [most] = [...counts].toSorted(([a, one], [b, other]) => other.length - one.length || b - a);
  return most?.[0] ?? 0;
}

/**
 * For each bar of a line of titles, the number of the bar of the rows that it is above. A title may head several
 * columns that a line below it names (`Debit` above `Normal` and `Sweep`): that line has bars that this one has not.
 * `undefined` if the bars of both lines together are not those of the rows.
 */
function matchBars(
  titles: BarredLine,
  parts: BarredLine | undefined,
  count: number,
  width: number,
): number[] | undefined {
  const isAt = (one: number) => (other: number) => Math.abs(one - other) <= maxCharactersApart * width;
  const inner = (parts?.bars ?? []).filter((bar) => !titles.bars.some(isAt(bar)));
  const all = [...titles.bars, ...inner].toSorted((a, b) => a - b);
  return all.length === count ? titles.bars.map((bar) => all.indexOf(bar)) : undefined;
}

const hasDigit = ({ line }: BarredLine): boolean => line.words.some(({ text }) => /\d/.test(text));

/** A line of titles, the line of names below it, and the bars of the rows that its bars are above. */
interface BarredTitles {
  readonly titles: BarredLine;
  readonly parts: BarredLine | undefined;
  readonly matched: readonly number[];
}

/** The titles closest above the rows whose bars are those of the rows: other tables with bars may be above them. */
function findTitles(
  barred: readonly BarredLine[],
  firstRow: number,
  count: number,
  width: number,
): BarredTitles | undefined {
  const mayBeTitles = barred.filter(({ bars, index }) => bars.length < count && index < firstRow);
  for (const titles of mayBeTitles.toReversed()) {
    const parts = barred.find((one) => one.index > titles.index && !hasDigit(one));
    const matched = matchBars(titles, parts, count, width);
    if (matched !== undefined) return { titles, parts, matched };
  }
  return undefined;
}

/** Moves the words of each cell by as much as its bar is away from its edge. */
const moveCells = ({ line, cells, bars }: BarredLine, edges: readonly number[]): Line => ({
  ...line,
  words: cells.flatMap((words, at) => {
    const [bar, edge] = [bars[at - 1], edges[at - 1]];
    const by = bar === undefined || edge === undefined ? 0 : edge - bar;
    return words.map((word) => ({ ...word, x0: word.x0 + by, x1: word.x1 + by }));
  }),
});

/**
 * Moves titles into the middle of the columns that they head.
 * @param inner the bars of the rows, of which some are below one title.
 */
const centreCells = ({ line, cells }: BarredLine, edges: readonly number[], inner: readonly number[]): Line => ({
  ...line,
  words: cells.flatMap((words, at) => {
    const [left, right, first, last] = [edges[at - 1], edges[at], words[0], words.at(-1)];
    if (left === undefined || right === undefined || first === undefined || last === undefined) return words;
    const by = (left + right - first.x0 - last.x1) / 2;
    const isSpread = inner.some((bar) => bar > left && bar < right);
    return words.map((word) => ({ ...word, x0: word.x0 + by, x1: word.x1 + by, ...(isSpread && { isSpread }) }));
  }),
});

const isRule = ({ words }: Line): boolean => words.every(({ text }) => /^[-_=|+]+$/.test(text));

/**
 * Takes out the bars that text prints have between their columns, and adds them to the drawn lines: `|06-06-2026|UPI/1|
 * 2500.00|`. The bars of titles and rows may be at different places, so they are matched by their number.
 */
export function takeOutBars(page: Page): Page {
  const { lines, rulings } = page;
  const barred = lines
    .filter(({ words }) => words.some(({ text }) => text.includes('|')))
    .map((line) => splitAtBars(line, lines.indexOf(line)))
    .filter(({ bars, line, cells }) => bars.length >= minBars && cells[0]?.length === 0 && !isRule(line));
  const count = usualCount(barred);
  const rows = barred.filter((one) => one.bars.length === count && hasDigit(one));
  const [row] = rows.length > 1 ? rows.slice(-1) : rows;
  if (barred.length < minLines || row === undefined) return page;
  const width = Math.min(...row.line.words.map(({ x0, x1, text }) => (x1 - x0) / text.length));
  const found = findTitles(barred, rows[0]?.index ?? 0, count, width);
  const { titles, parts, matched } = found ?? {};
  const edgesOfTitles = matched?.map((at) => row.bars[at] ?? 0) ?? [];
  const byIndex = new Map(
    barred.flatMap((one): [number, Line][] => {
      if (one.bars.length === count && one !== parts) return [[one.index, moveCells(one, row.bars)]];
      if (one === titles && matched !== undefined) return [[one.index, centreCells(one, edgesOfTitles, row.bars)]];
      return [[one.index, { ...one.line, words: one === parts && matched !== undefined ? [] : one.cells.flat() }]];
    }),
  );
  const [from, to] = [lines[barred[0]?.index ?? 0]?.baseline ?? 0, lines.at(-1)?.baseline ?? 0];
  const edges = (matched === undefined ? row.bars : edgesOfTitles).map((at) => ({
    at,
    from: from - row.line.height,
    to,
  }));
  const first = barred[0]?.index ?? 0;
  const kept = lines.flatMap((line, index) => {
    const one = byIndex.get(index) ?? line;
    return one.words.length === 0 || (index >= first && isRule(one)) ? [] : [one];
  });
  return { lines: kept, rulings: { ...rulings, vertical: [...rulings.vertical, ...edges] } };
}

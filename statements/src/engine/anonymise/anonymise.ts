import type { DateOrder, Period } from '../amounts/dates.ts';
import type { Statement, Transaction } from '../report/statement.ts';
import type { Glyph, TextPage, TextSource } from '../text/textSource.ts';
import type { AccountAmounts } from './accountAmounts.ts';
import { createReplacer } from './createReplacer.ts';
import type { Replacer } from './createReplacer.ts';
import { createAmountReplacer, inventAmounts } from './inventAmounts.ts';
import { findKeptParts, isBrokenWord, isKnownWord } from './knownWords.ts';
import { placeAmounts } from './placeAmounts.ts';
import { readPrintedPage } from './printedCharacters.ts';
import type { PrintedLine, PrintedPage, PrintedWord } from './printedCharacters.ts';
import { systemRandomness } from './randomness.ts';
import type { Randomness } from './randomness.ts';
import { findDates, printShifted, shiftDate } from './shiftDates.ts';
import { writeTextPdf } from './writeTextPdf.ts';

/** Dates move by whole weeks, so that printed days of the week stay right. */
const shiftWeeks = { least: 30, most: 180 };

interface Part {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** How the dates of a statement are read, and how far they move. */
interface DateMove {
  readonly order: DateOrder;
  readonly period: Period | undefined;
  readonly days: number;
}

const textOfLine = (line: PrintedLine) => line.map(({ text }) => text).join(' ');

/** The period of the rows. */
function periodOf(rows: readonly Transaction[]): Period | undefined {
  const dates = rows.map(({ date }) => date).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  return first === undefined || last === undefined ? undefined : { first, last };
}

/** The order of day and month in which more printed dates match dates of rows. */
function findDateOrder(texts: readonly string[], rows: readonly Transaction[]): DateOrder {
  const known = new Set(rows.map(({ date }) => date));
  const period = periodOf(rows);
  const count = (order: DateOrder) =>
    texts.flatMap((text) => findDates(text, order, period)).filter(({ date }) => known.has(date)).length;
  return count('month first') > count('day first') ? 'month first' : 'day first';
}

function chronological<T>(rows: readonly T[], order: Statement['proof']['order']): readonly T[] {
  return order === 'newest first' ? rows.toReversed() : rows;
}

/** New figures for every account of a statement, its rows in printed order. */
function inventAccounts(statement: Statement | undefined, random: Randomness): AccountAmounts[] {
  const replace = createAmountReplacer(random);
  let taken = 0;
  return (statement?.accounts ?? []).map(({ rowCount, proof }) => {
    const rows = statement?.transactions.slice(taken, taken + rowCount) ?? [];
    taken += rowCount;
    const { openingPaise, closingPaise, order } = proof;
    const invented = inventAmounts(chronological(rows, order), openingPaise, closingPaise, replace);
    return {
      rows,
      openingPaise,
      closingPaise,
      invented: { ...invented, rows: chronological(invented.rows, order) },
    };
  });
}

/** A year alone on its line: it belongs to the dates on the line above, in a narrow column. */
const yearPattern = /(?<!\S)(?:19|20)\d\d(?!\S)/g;

/** The separate years on a line, for the dates without one on the line above. */
function claimYears(text: string, above: string, { order, period, days }: DateMove): Part[] {
  const dates = findDates(above, order, period).filter(({ isWithoutYear }) => isWithoutYear);
  return [...text.matchAll(yearPattern)].flatMap(({ 0: printed, index }, place) => {
    const date = dates[place]?.date;
    if (date === undefined) return [];
    return [{ from: index, to: index + printed.length, text: shiftDate(date, days).slice(0, 4) }];
  });
}

/** The known amounts of a line. */
function claimAmounts(line: PrintedLine, amounts: ReadonlyMap<PrintedWord, string>): Part[] {
  let at = 0;
  return line.flatMap((word) => {
    const from = at;
    at += word.text.length + 1;
    const text = amounts.get(word);
    return text === undefined ? [] : [{ from, to: from + word.text.length, text }];
  });
}

/** The parts of a line that get their own text, or keep it; a character belongs to the first part that claims it. */
function claimParts(
  line: PrintedLine,
  above: PrintedLine,
  amounts: ReadonlyMap<PrintedWord, string>,
  move: DateMove,
): Part[] {
  const text = textOfLine(line);
  const ofDates = findDates(text, move.order, move.period).map(({ from, to, date }) => ({
    from,
    to,
    text: printShifted(text.slice(from, to), date, move.days, move.order),
  }));
  const kept = findKeptParts(text).map(([from, to]) => ({ from, to, text: text.slice(from, to) }));
  const claimed: Part[] = [];
  for (const part of [
    ...ofDates,
    ...claimYears(text, textOfLine(above), move),
    ...claimAmounts(line, amounts),
    ...kept,
  ]) {
    if (!claimed.some(({ from, to }) => part.from < to && from < part.to)) claimed.push(part);
  }
  return claimed.toSorted((a, b) => a.from - b.from);
}

const runsOf = (line: PrintedLine | undefined) => textOfLine(line ?? []).match(/[\p{L}\p{M}]+/gu) ?? [];

/** The runs of letters of a line that form a word of statements with a run above or below, as in a narrow column. */
function findBrokenWords(lines: readonly PrintedLine[], at: number): ReadonlySet<string> {
  const [above, below] = [runsOf(lines[at - 1]), runsOf(lines[at + 1])];
  return new Set(
    runsOf(lines[at]).filter(
      (run) => above.some((one) => isBrokenWord(one, run)) || below.some((one) => isBrokenWord(run, one)),
    ),
  );
}

function replaceText(text: string, broken: ReadonlySet<string>, replacer: Replacer): string {
  return text.replace(/[\p{L}\p{M}]+|\p{Nd}+/gu, (run) => {
    if (/^\p{Nd}/u.test(run)) return replacer.digits(run);
    return isKnownWord(run) || broken.has(run) ? run : replacer.letters(run);
  });
}

/** The new text of each word of a line. A part of several words keeps its spaces, and so its words. */
function replaceLine(
  line: PrintedLine,
  claimed: readonly Part[],
  broken: ReadonlySet<string>,
  replacer: Replacer,
): string[] {
  const text = textOfLine(line);
  let made = '';
  let at = 0;
  for (const { from, to, text: replacement } of claimed) {
    made += replaceText(text.slice(at, from), broken, replacer) + replacement;
    at = to;
  }
  return (made + replaceText(text.slice(at), broken, replacer)).split(' ');
}

/** Draws a new text over a word: character by character, or evenly spaced if it is longer or shorter. */
function redraw({ characters, text: before }: PrintedWord, text: string): Glyph[] {
  if (before.length === text.length) {
    let at = 0;
    return characters.flatMap(({ text: { length }, glyphs }) => {
      const part = text.slice(at, at + length);
      at += length;
      return glyphs.map((glyph) => ({ ...glyph, text: part }));
    });
  }
  const [first] = characters[0]?.glyphs ?? [];
  const last = characters.at(-1)?.glyphs[0];
  if (first === undefined || last === undefined) return [];
  const width = (last.x1 - first.x0) / text.length;
  return Array.from(text, (one, index) => ({
    ...first,
    text: one,
    x0: first.x0 + index * width,
    x1: first.x0 + (index + 1) * width,
  }));
}

/** Options for drawing an anonymous copy. */
export interface AnonymiseOptions {
  /** The result of reading the statement. Without it, amounts do not add up in the copy. */
  readonly statement?: Statement | undefined;
  /** Default: the random numbers of the system. */
  readonly random?: Randomness;
}

/**
 * Draws a statement again as a PDF in which every letter and digit is replaced by one of its kind at the same place.
 * The words that statements print stay, dates move by one number of days, and the new amounts add up. No record of the
 * replacements is kept. Only characters and straight lines are taken from the source.
 * @throws StatementRefusal with damaged-pdf.
 */
export function anonymise(
  source: TextSource,
  { statement, random = systemRandomness }: AnonymiseOptions = {},
): Uint8Array<ArrayBuffer> {
  const pages = Array.from({ length: source.pageCount }, (_, index) => source.readPage(index));
  const printed = pages.map(readPrintedPage);
  const rows = statement?.transactions ?? [];
  const texts = printed.flatMap(({ lines }) => lines.map(textOfLine));
  const weeks = shiftWeeks.least + random(shiftWeeks.most - shiftWeeks.least);
  const move = { order: findDateOrder(texts, rows), period: periodOf(rows), days: -7 * weeks };
  const accounts = inventAccounts(statement, random);
  const amounts = placeAmounts(printed, accounts);
  const replacer = createReplacer(random);
  const drawPage = ({ lines, spaces }: PrintedPage): Glyph[] => [
    ...spaces.map((glyph) => ({ ...glyph, text: ' ' })),
    ...lines.flatMap((line, at) => {
      const claimed = claimParts(line, lines[at - 1] ?? [], amounts, move);
      const words = replaceLine(line, claimed, findBrokenWords(lines, at), replacer);
      return line.flatMap((word, index) => redraw(word, words[index] ?? ''));
    }),
  ];
  return writeTextPdf(
    printed.map((page, index): TextPage => {
      const { paths } = pages[index] ?? {};
      return { glyphs: drawPage(page), ...(paths !== undefined && { paths }) };
    }),
  );
}

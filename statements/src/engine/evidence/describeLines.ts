import { readLeadingDate } from '../amounts/dates.ts';
import { currencyPattern } from '../amounts/money.ts';
import type { RefusalDetail } from '../refusals/refusalDetail.ts';
import type { Line } from '../lines/lines.ts';

/** A date may follow a number or a mark at the beginning of a line. */
const maxWordsBeforeDate = 2;

function beginsWithDate({ words }: Line): boolean {
  const texts = words.map(({ text }) => text);
  return Array.from({ length: maxWordsBeforeDate + 1 }, (_, at) => readLeadingDate(texts.slice(at))).some(
    (date) => date !== undefined,
  );
}

/** Whether a line begins with a date and holds an amount. */
export const hasFormOfRow = (line: Line): boolean => beginsWithDate(line) && line.words.some((word) => word.isAmount);

/** A figure of money, with decimals or without; shorter ones are numbers of rows. */
const figurePattern = /^[-+(]?[^\w\s]?\d[\d,.' ]*\d[-+)]?(?:Cr|Dr)?\.?$/i;

const yearPattern = /^(?:19|20)\d\d$/;

/** Text allowed after a figure: its currency, its side. */
const unitPattern = new RegExp(`^(?:${currencyPattern}|\\(?(?:Cr|Dr)\\.?\\)?)$`, 'iu');

/** Whether a line begins with a date and holds another figure, such as an amount in whole rupees. */
export function hasDateAndFigure(line: Line): boolean {
  const last = line.words.findLast(({ text }) => !unitPattern.test(text));
  return beginsWithDate(line) && last !== undefined && !yearPattern.test(last.text) && figurePattern.test(last.text);
}

/** Words of a line that sums up or announces something and is not a transaction. */
const noticePattern = /\b(?:balances?|totals?|due|limit|minimum|statement|period|summary|as (?:of|on|at))\b/i;
const letters = /\p{L}{2}/u;

/** Whether a line has a text and a date, ends with an amount, and is not a summary: it may be a row of any table. */
export function hasFormOfTransaction({ words }: Line): boolean {
  const texts = words.map(({ text }) => text);
  if (words.at(-1)?.isAmount !== true || noticePattern.test(texts.join(' '))) return false;
  const isDate = (at: number) => words[at]?.isAmount === false && readLeadingDate(texts.slice(at)) !== undefined;
  return texts.some((_, at) => isDate(at)) && texts.some((text, at) => letters.test(text) && !isDate(at));
}

/** Counts what was found in a refused file: the lines with a date and an amount, or with one of them. */
export function describeLines(lines: readonly Line[]): RefusalDetail {
  const dated = lines.filter(beginsWithDate);
  return {
    kind: 'lines',
    rows: dated.filter((line) => hasFormOfRow(line) || hasDateAndFigure(line)).length,
    dated: dated.length,
    amounts: lines.filter(({ words }) => words.some((word) => word.isAmount)).length,
  };
}

import { currencyPattern, parseMoney, signedBalance } from '../amounts/money.ts';
import { labelPatterns } from '../layouts/labels.ts';
import type { LabelKind } from '../layouts/labels.ts';
import type { Layout } from '../layouts/layout.ts';
import { splitIntoBlocks, textOf } from '../lines/lines.ts';
import type { Line } from '../lines/lines.ts';

/** The figures that a statement prints outside its rows, each as often as it is printed; money in paise. */
export type PrintedFigures = Readonly<Record<LabelKind, readonly number[]>>;

const labelKinds = ['opening', 'closing', 'debits', 'credits', 'debitCount', 'creditCount'] as const;
const countKinds: ReadonlySet<LabelKind> = new Set(['debitCount', 'creditCount']);

/** Text allowed between a label and its figure: a date, a unit, a colon. */
const fillerPattern = String.raw`(?:\s|[:.=*]|-(?=\s)|\b\d{1,4}\s(?=\W?\d[\d,]*\.\d)|\((?:Dr|Cr|INR|Rs)\.?\)|amount|amt|as\b|of\b|at\b|on\b|${currencyPattern}|\d{1,2}[-/. ]\d{1,2}[-/. ]\d{2,4}|\d{1,2}(?:st|nd|rd|th)?[-/. ]?[a-z]{3,9}[-/. ,]{0,2}\d{2,4}(?![\d,.])|[a-z]{3,9} \d{1,2},? \d{4}\b)*`;
const moneyPattern = String.raw`[-+(]?${currencyPattern}?\s?[-+]?,?(?:\d[\d,]*\.\d{1,2}(?![\d,])|\d{1,3}(?:\.\d{3})*,\d{2}(?![\d,])|\d{1,3}(?:,\d{2,3})*,\d{3}(?![\d,.]))(?:[-+](?!\w))?\)?(?:\s?${currencyPattern})?(?:\s?\(?(?:Cr|Dr)\b\.?\)?)?`;
/** Text allowed between a label and a count: the count is the next number. */
const fillerBeforeCount = String.raw`[\s:.=*-]*`;
const countPattern = '\\d{1,6}(?![\\d,.])';

/**
 * The figures of a summary are on the first line below its titles that has the same number of figures, possibly on the
 * next page.
 */
const maxLinesBelow = 12;

function inlinePatternOf(role: LabelKind, label: string): RegExp {
  const [filler, figure] = countKinds.has(role) ? [fillerBeforeCount, countPattern] : [fillerPattern, moneyPattern];
  return new RegExp(`(?<![\\w])(?:${label})${filler}(?<figure>${figure})`, 'gi');
}

const inlinePatterns = labelKinds.map((role) => [role, inlinePatternOf(role, labelPatterns[role])] as const);
const titlePatterns = labelKinds.map(
  (role) => [role, new RegExp(`^\\W*(?:${labelPatterns[role]})[\\W]*(?:\\((?:Dr|Cr|INR)\\.?\\)\\W*)?$`, 'i')] as const,
);
const figurePattern = new RegExp(`^(?:${moneyPattern}|${countPattern})$`, 'i');
const anyLabelPattern = new RegExp(Object.values(labelPatterns).join('|'), 'i');

function parseFigure(role: LabelKind, text: string): number | undefined {
  if (countKinds.has(role)) return /^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined;
  const printed = /[.,]\d/.test(text) ? (parseMoney(text) ?? parseMoney(text, 'comma')) : undefined;
  if (printed === undefined) return undefined;
  return role === 'opening' || role === 'closing' ? signedBalance(printed) : Math.abs(printed.paise);
}

type FoundFigure = readonly [role: LabelKind, figure: number];

/** Figures printed directly after their labels: `Opening Balance : 1,000.00 Cr`. */
function readInlineFigures(text: string, opening: RegExp | undefined): FoundFigure[] {
  const found = inlinePatterns.flatMap(([role, sentence]) =>
    [...text.matchAll(sentence)].flatMap((match): FoundFigure[] => {
      const figure = parseFigure(role, match.groups?.['figure'] ?? '');
      return figure === undefined ? [] : [[role, figure]];
    }),
  );
  const own = opening && new RegExp(`(?:${opening.source})${fillerPattern}(?<figure>${moneyPattern})`, 'i').exec(text);
  const figure = parseFigure('opening', own?.groups?.['figure'] ?? '');
  return figure === undefined ? found : [...found, ['opening', figure]];
}

/** Figures printed below their labels: a line of titles, and below it a line with the same number of figures. */
function readFiguresBelow(lines: readonly Line[], index: number): FoundFigure[] {
  const line = lines[index];
  if (line === undefined) return [];
  const blocks = splitIntoBlocks(line).map(textOf);
  const heading = blocks.map((text) => titlePatterns.find(([, title]) => title.test(text))?.[0]);
  if (heading.filter((role) => role !== undefined).length < 2) return [];
  for (const below of lines.slice(index + 1, index + 1 + maxLinesBelow)) {
    const figures = splitIntoBlocks(below).map(textOf);
    if (figures.length !== heading.length || !figures.every((text) => figurePattern.test(text))) continue;
    return heading.flatMap((role, at): FoundFigure[] => {
      const figure = role && parseFigure(role, figures[at] ?? '');
      return role === undefined || figure === undefined ? [] : [[role, figure]];
    });
  }
  return [];
}

/** Reads balances, totals and counts from the lines around a statement's table. */
export function readPrintedFigures(lines: readonly Line[], { opening }: Layout): PrintedFigures {
  const found = lines.flatMap((line, index) => {
    const text = textOf(line.words);
    if (!anyLabelPattern.test(text) && !opening?.test(text)) return [];
    const said = readInlineFigures(text, opening);
    return said.length > 0 ? said : readFiguresBelow(lines, index);
  });
  const of = (role: LabelKind) => found.flatMap(([one, figure]) => (one === role ? [figure] : []));
  return {
    opening: of('opening'),
    closing: of('closing'),
    debits: of('debits'),
    credits: of('credits'),
    debitCount: of('debitCount'),
    creditCount: of('creditCount'),
  };
}

import { labels } from '../layouts/labels.ts';
import type { LabelRole } from '../layouts/labels.ts';
import type { Layout } from '../layouts/layout.ts';
import { blocksOf, textOf } from '../text/lines.ts';
import type { Line } from '../text/lines.ts';
import { parseMoney, signedBalance } from '../amounts/money.ts';

/** What a statement prints about itself outside its rows, each figure as often as it is printed; money in paise. */
export type PrintedFigures = Readonly<Record<LabelRole, readonly number[]>>;

const roles = ['opening', 'closing', 'debits', 'credits', 'debitCount', 'creditCount'] as const;
const counts: ReadonlySet<LabelRole> = new Set(['debitCount', 'creditCount']);

/** What may stand between a label and its figure: a date, a unit, a colon. */
const filler =
  '(?:\\s|[:.=*]|-(?=\\s)|\\((?:Dr|Cr|INR|Rs)\\.?\\)|amount|amt|as\\b|on\\b|INR|Rs\\.?|₹|\\d{1,2}[-/. ](?:\\d{1,2}|[a-z]{3,9})[-/. ]\\d{2,4})*';
const money = '[-+(]?(?:INR|Rs\\.?|₹)?\\s?[-+]?,?\\d[\\d,]*\\.\\d{1,2}\\)?(?:\\s?\\(?(?:Cr|Dr)\\b\\.?\\)?)?';
const count = '\\d{1,6}(?![\\d,.])';

/** The figures of a summary stand on the first line below its titles that has as many of them, maybe overleaf. */
const mostLinesBelow = 12;

function sentenceOf(role: LabelRole, label: string): RegExp {
  return new RegExp(`(?<![\\w])(?:${label})${filler}(?<figure>${counts.has(role) ? count : money})`, 'gi');
}

const sentences = roles.map((role) => [role, sentenceOf(role, labels[role])] as const);
const titles = roles.map(
  (role) => [role, new RegExp(`^\\W*(?:${labels[role]})[\\W]*(?:\\((?:Dr|Cr|INR)\\.?\\)\\W*)?$`, 'i')] as const,
);
const aFigure = new RegExp(`^(?:${money}|${count})$`, 'i');
const anyLabel = new RegExp(Object.values(labels).join('|'), 'i');

function figureOf(role: LabelRole, text: string): number | undefined {
  if (counts.has(role)) return /^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined;
  const printed = /\.\d/.test(text) ? parseMoney(text) : undefined;
  if (printed === undefined) return undefined;
  return role === 'opening' || role === 'closing' ? signedBalance(printed) : Math.abs(printed.paise);
}

type Found = readonly [role: LabelRole, figure: number];

/** Figures printed right behind their labels: `Opening Balance : 1,000.00 Cr`. */
function inSentence(text: string, opening: RegExp | undefined): Found[] {
  const found = sentences.flatMap(([role, sentence]) =>
    [...text.matchAll(sentence)].flatMap((match): Found[] => {
      const figure = figureOf(role, match.groups?.['figure'] ?? '');
      return figure === undefined ? [] : [[role, figure]];
    }),
  );
  const own = opening && new RegExp(`(?:${opening.source})${filler}(?<figure>${money})`, 'i').exec(text);
  const figure = figureOf('opening', own?.groups?.['figure'] ?? '');
  return figure === undefined ? found : [...found, ['opening', figure]];
}

/** Figures printed under their labels: a line of titles, and below it as many figures. */
function underTitles(lines: readonly Line[], index: number): Found[] {
  const line = lines[index];
  if (line === undefined) return [];
  const blocks = blocksOf(line).map(textOf);
  const heading = blocks.map((text) => titles.find(([, title]) => title.test(text))?.[0]);
  if (heading.filter((role) => role !== undefined).length < 2) return [];
  for (const below of lines.slice(index + 1, index + 1 + mostLinesBelow)) {
    const figures = blocksOf(below).map(textOf);
    if (figures.length !== heading.length || !figures.every((text) => aFigure.test(text))) continue;
    return heading.flatMap((role, at): Found[] => {
      const figure = role && figureOf(role, figures[at] ?? '');
      return role === undefined || figure === undefined ? [] : [[role, figure]];
    });
  }
  return [];
}

/** Reads balances, totals and counts among the lines around a statement's table. */
export function readFigures(lines: readonly Line[], { opening }: Layout): PrintedFigures {
  const found = lines.flatMap((line, index) => {
    const text = textOf(line.words);
    if (!anyLabel.test(text) && !opening?.test(text)) return [];
    const said = inSentence(text, opening);
    return said.length > 0 ? said : underTitles(lines, index);
  });
  const of = (role: LabelRole) => found.flatMap(([one, figure]) => (one === role ? [figure] : []));
  return {
    opening: of('opening'),
    closing: of('closing'),
    debits: of('debits'),
    credits: of('credits'),
    debitCount: of('debitCount'),
    creditCount: of('creditCount'),
  };
}

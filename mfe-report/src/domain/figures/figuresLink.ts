import * as v from 'valibot';
import { inputIds, isInputId, ratioInputs, type InputId } from '../ratios/inputs.ts';
import { toPercent } from '../ratios/toPercent.ts';
import { readFigure, tidyFigure } from './readFigure.ts';
import { isYearLabel, MOST_YEARS, type ReportYear, type ReportYears } from './reportYears.ts';

/** Separates the years: no figure or name of a year contains it, and an address need not encode it. */
const BETWEEN = '_';

const list = v.pipe(
  v.string(),
  v.maxLength(100),
  v.transform((text) => text.split(BETWEEN)),
  v.maxLength(MOST_YEARS),
);

/** The part of an address after `#`: the names of the years, and the figures by their ids. */
const linkSchema = v.object({
  years: v.pipe(list, v.everyItem(isYearLabel)),
  figures: v.record(v.string(), v.fallback(v.optional(list), undefined)),
});

/** A figure in an address: digits only, a rate in percent. */
function writtenFigure(input: InputId, text: string): string {
  const read = readFigure(input, text);
  if (read.kind !== 'value') return '';
  return String(ratioInputs[input].kind === 'rate' ? toPercent(read.value) : read.value);
}

/**
 * The figures as what follows `#` in an address, which no browser sends anywhere:
 * `#years=2024-25_2025-26&netProfit=5_6`. Figures that are refused are left out.
 * @returns an empty text if there are none.
 */
export function writeFiguresLink(years: ReportYears): string {
  const figures = inputIds.flatMap((input) => {
    const written = years.map(({ typed }) => writtenFigure(input, typed[input] ?? ''));
    return written.some((text) => text !== '') ? [[input, written.join(BETWEEN)]] : [];
  });
  if (figures.length === 0) return '';
  return `#${new URLSearchParams([['years', years.map(({ label }) => label).join(BETWEEN)], ...figures]).toString()}`;
}

/**
 * Reads what `writeFiguresLink` wrote; undefined for any other hash. Figures that a field would refuse are left out.
 */
export function readFiguresLink(hash: string): ReportYears | undefined {
  const { years, ...figures } = Object.fromEntries(new URLSearchParams(hash.slice(1)));
  const link = v.safeParse(linkSchema, { years, figures });
  if (!link.success) return undefined;
  const typedIn = (index: number): ReportYear['typed'] =>
    Object.fromEntries(
      Object.entries(link.output.figures).flatMap(([input, texts]) => {
        const text = texts?.[index] ?? '';
        if (!isInputId(input) || readFigure(input, text).kind !== 'value') return [];
        return [[input, tidyFigure(input, text)]];
      }),
    );
  return link.output.years.map((label, index) => ({ label, typed: typedIn(index) }));
}

import * as v from 'valibot';
import { inputIds, isInputId, ratioInputs, type InputId } from '../ratios/inputs.ts';
import { toPercent } from '../ratios/toPercent.ts';
import { readFigure, tidyFigure } from './readFigure.ts';
import { LONGEST_FORMULA, LONGEST_NAME, MOST_FORMULAS, type ReportDraft, type TypedFormula } from './reportDraft.ts';
import { isYearLabel, MOST_YEARS, type ReportYear } from './reportYears.ts';

/** Separates the years: no figure or name of a year contains it, and an address need not encode it. */
const BETWEEN = '_';

const list = v.pipe(
  v.string(),
  v.maxLength(100),
  v.transform((text) => text.split(BETWEEN)),
  v.maxLength(MOST_YEARS),
);

/** The part of an address after `#`: the names of the years, the figures by their ids, the company and own formulas. */
const linkSchema = v.object({
  years: v.pipe(list, v.everyItem(isYearLabel)),
  company: v.fallback(v.pipe(v.string(), v.maxLength(LONGEST_NAME)), ''),
  figures: v.record(v.string(), v.fallback(v.optional(list), undefined)),
});

/** A figure in an address: digits only, a rate in percent. */
function writtenFigure(input: InputId, text: string): string {
  const read = readFigure(input, text);
  if (read.kind !== 'value') return '';
  return String(ratioInputs[input].kind === 'rate' ? toPercent(read.value) : read.value);
}

/** `Name=formula`: an equals sign is part of no formula. */
function readFormula(text: string): readonly TypedFormula[] {
  const at = text.lastIndexOf('=');
  const formula = { name: text.slice(0, Math.max(0, at)), text: text.slice(at + 1) };
  return formula.name.length <= LONGEST_NAME && formula.text.length <= LONGEST_FORMULA ? [formula] : [];
}

/**
 * The figures as what follows `#` in an address, which no browser sends anywhere:
 * `#years=2024-25_2025-26&company=Kaveri&netProfit=5_6&formula=Margin=Net+profit/Net+sales`. Figures that are refused
 * are left out.
 * @returns an empty text if there is nothing.
 */
export function writeFiguresLink({ company, years, formulas }: ReportDraft): string {
  const parts = [
    ...(company === '' ? [] : [['company', company]]),
    ...inputIds.flatMap((input) => {
      const written = years.map(({ typed }) => writtenFigure(input, typed[input] ?? ''));
      return written.some((text) => text !== '') ? [[input, written.join(BETWEEN)]] : [];
    }),
    ...formulas.map(({ name, text }) => ['formula', `${name}=${text}`]),
  ];
  if (parts.length === 0) return '';
  return `#${new URLSearchParams([['years', years.map(({ label }) => label).join(BETWEEN)], ...parts]).toString()}`;
}

/**
 * Reads what `writeFiguresLink` wrote; undefined for any other hash. Figures that a field would refuse are left out.
 */
export function readFiguresLink(hash: string): ReportDraft | undefined {
  const parameters = new URLSearchParams(hash.slice(1));
  const { years, company, formula: _, ...figures } = Object.fromEntries(parameters);
  const link = v.safeParse(linkSchema, { years, company: company ?? '', figures });
  if (!link.success) return undefined;
  const typedIn = (index: number): ReportYear['typed'] =>
    Object.fromEntries(
      Object.entries(link.output.figures).flatMap(([input, texts]) => {
        const text = texts?.[index] ?? '';
        if (!isInputId(input) || readFigure(input, text).kind !== 'value') return [];
        return [[input, tidyFigure(input, text)]];
      }),
    );
  return {
    company: link.output.company,
    years: link.output.years.map((label, index) => ({ label, typed: typedIn(index) })),
    formulas: parameters.getAll('formula').slice(0, MOST_FORMULAS).flatMap(readFormula),
  };
}

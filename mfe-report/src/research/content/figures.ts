import { formatRupees, formatRupeesAndPaise, numberFormat } from '@artha/shared/format';
import type { Year } from '../../domain/accounts.ts';
import { ratioOf, type RatioId, type RatioUnit } from '../../domain/ratios.ts';

const formats: Readonly<Record<RatioUnit, (value: number) => string>> = {
  number: numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  percent: numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  days: numberFormat({ maximumFractionDigits: 0 }),
};
const shortest = numberFormat({ maximumFractionDigits: 1 });

/** The words of figures in texts. */
export interface FigureWords {
  readonly crore: string;
  readonly days: string;
}

/** `500` → `₹500 crore`, on one line. */
export function inCrore(crore: number, words: FigureWords): string {
  return `${formatRupees(crore)}\u00a0${words.crore}`;
}

/** A part as an amount of each ₹100 of the whole: `14` of `500` → `₹2.80`. */
export function ofEachHundred(part: number, total: number): string {
  return formatRupeesAndPaise((part * 100) / total);
}

/** `2.5` → `2.5`, `4` → `4`: for times and years. */
export function count(value: number): string {
  return shortest(value);
}

/** A ratio of a year without its unit: `2.93`, `6.8`, `161`. */
export function ratioFigure(year: Year, id: RatioId): string {
  const { unit, of } = ratioOf(id);
  return formats[unit](of(year));
}

/** The same in a sentence: `2.93`, `6.8%`, `161 days`. */
export function ratioIn(year: Year, id: RatioId, words: FigureWords): string {
  const endings = { number: '', percent: '%', days: `\u00a0${words.days}` } satisfies Record<RatioUnit, string>;
  return `${ratioFigure(year, id)}${endings[ratioOf(id).unit]}`;
}

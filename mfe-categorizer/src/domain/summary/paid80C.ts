import { isoDate } from '../statement/statementDate.ts';
import type { Transaction } from '../statement/transaction.ts';

/** The payments of a financial year that section 80C of the Income-tax Act, 1961, lists. */
export interface Paid80C {
  /** Such as `2025-26`. */
  readonly year: string;
  readonly paise: number;
  /** The sum in whole rupees, without its paise. */
  readonly rupees: number;
  /** The names of the insurers and schemes that were paid, each once. */
  readonly names: readonly string[];
}

/** Savings that section 80C lists, by the words that banks and people write for them. */
const schemes: readonly (readonly [name: string, words: RegExp])[] = [
  ['PPF', /\b(?:ppf|public provident)\b/i],
  ['Sukanya Samriddhi', /\b(?:sukanya|ssy)\b/i],
  ['NSC', /\b(?:nsc|national savings? cert\w*)\b/i],
  ['ELSS', /\b(?:elss|tax ?saver|long term equity)\b/i],
];

/** Insurers whose premiums are for life insurance, by the names that categories give them. */
const lifeInsurer = /^LIC of India$|\bLife\b|MetLife|Tata AIA/;

/** The insurer or scheme of a debit; undefined if section 80C does not list it, or the row does not name it. */
function nameOf({ category, description, reason }: Transaction): string | undefined {
  if (category === 'Investments') return schemes.find(([, words]) => words.test(description))?.[0];
  return category === 'Insurance' && reason.by === 'merchant' && lifeInsurer.test(reason.what)
    ? reason.what
    : undefined;
}

/** `2026-03-31` → `2025-26`: a financial year begins in April. */
function financialYear(day: string): string {
  const year = Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < 4 ? 1 : 0);
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}

/**
 * Adds up what rows say was paid for life insurance, PPF, Sukanya Samriddhi, NSC and ELSS, in the last financial year
 * with such a row. Undefined without one. Nothing is projected to a whole year.
 */
export function paid80C(transactions: readonly Transaction[]): Paid80C | undefined {
  const paid = transactions.flatMap((row) => {
    const [name, day] = [nameOf(row), isoDate(row.date)];
    return row.debitPaise > 0 && name !== undefined && day !== undefined
      ? [{ name, year: financialYear(day), paise: row.debitPaise }]
      : [];
  });
  const year = paid
    .map((one) => one.year)
    .sort()
    .at(-1);
  if (year === undefined) return undefined;
  const ofYear = paid.filter((one) => one.year === year);
  const paise = ofYear.reduce((sum, one) => sum + one.paise, 0);
  return { year, paise, rupees: Math.floor(paise / 100), names: [...new Set(ofYear.map(({ name }) => name))] };
}

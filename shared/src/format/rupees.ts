import { numberFormat } from './numbers.ts';
import { englishUnits, type FormatWords } from './words.ts';

/** `112000` rupees → `₹1,12,000`: Indian grouping, no decimals, halves away from zero. */
export const formatRupees = numberFormat({ currency: '₹', maximumFractionDigits: 0 });

/** `1234.5` rupees → `₹1,234.50`. */
export const formatRupeesAndPaise = numberFormat({ currency: '₹', minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `112000` → `1,12,000`: for columns whose head already says rupees. */
export const formatFigure = numberFormat({ maximumFractionDigits: 0 });

const hundredths = numberFormat({ maximumFractionDigits: 2 });

/**
 * The reading aid beside a field: `1250000` → `12.5 lakh`, `30000000` → `3 crore`. Empty under one lakh, and for text
 * that is not an amount.
 * @param words of the language: English by default.
 */
export function inLakh(rupees: number, { lakh, crore }: Pick<FormatWords, 'lakh' | 'crore'> = englishUnits): string {
  if (!Number.isFinite(rupees) || rupees < 100_000) return '';
  // Chooses the unit after rounding to a hundredth of a lakh: ₹99,99,999 is 1 crore, not 100 lakh.
  const [value, unit] = Math.round(rupees / 1_000) >= 10_000 ? [rupees / 10_000_000, crore] : [rupees / 100_000, lakh];
  return `${hundredths(value)} ${unit}`;
}

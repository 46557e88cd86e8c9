import { formatRupees, numberFormat } from '@artha/shared/format';
import type { FigureKind } from './inputs.ts';
import type { RatioWords } from './ratioWords.ts';
import type { RatioUnit } from './rules.ts';
import { toPercent } from './toPercent.ts';

const hundredths = numberFormat({ maximumFractionDigits: 2 });
const tenths = numberFormat({ maximumFractionDigits: 1 });
const rupees = numberFormat({ currency: '₹', maximumFractionDigits: 2 });

/** The value of a ratio as a person reads it: `1.5`, `8%`, `₹180`, `45.6 days`, `4.25 periods`. */
export function formatRatio(value: number, unit: RatioUnit, words: Pick<RatioWords, 'days' | 'periods'>): string {
  switch (unit) {
    case 'x':
      return hundredths(value);
    case '%':
      return `${hundredths(toPercent(value))}%`;
    case 'INR':
      return rupees(value);
    case 'days':
      return words.days(tenths(value));
    case 'periods':
      return words.periods(hundredths(value));
  }
}

/** The same for small spaces, such as above a bar: `45.6`, `6.4 lakh`. */
export function formatRatioShortly(value: number, unit: RatioUnit, words: RatioWords): string {
  if (unit === 'days') return tenths(value);
  if (unit === 'periods') return hundredths(value);
  if (unit !== 'INR') return formatRatio(value, unit, words);
  const inLakh = words.inLakh(Math.abs(value));
  return inLakh === '' ? formatRupees(value) : `${value < 0 ? '−' : ''}${inLakh}`;
}

/** Beyond it the formats of the site write no digits any more. */
const LARGEST = 1e15;

/** A figure as a person reads it: `₹18,00,000`, `10%`, `5`. */
export function formatInput(value: number, kind: FigureKind): string {
  if (Math.abs(value) > LARGEST) return value.toExponential(2).replaceAll('-', '−');
  if (kind === 'rupees') return rupees(value);
  return kind === 'rate' ? `${hundredths(toPercent(value))}%` : hundredths(value);
}

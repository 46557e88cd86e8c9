import { formatRupees } from '@artha/shared/format';
import type { RegimeComparison } from './compareRegimes.ts';
import { toRupees, type Money } from './money.ts';
import type { RegimeId } from './regimes.ts';

/** How long the figures shown are for. */
export type Period = 'annual' | 'monthly';

const partsOfAYear: Readonly<Record<Period, number>> = { annual: 1, monthly: 12 };

/** A year's amount for a period, as shown: `₹1,50,800`. A month is a twelfth (specification, section 9). */
export function formatFor(period: Period, yearly: Money): string {
  return formatRupees(toRupees(yearly) / partsOfAYear[period]);
}

/** The sentence of a comparison. */
export interface OutcomeWords {
  readonly sameTax: string;
  readonly lowerTax: (regime: RegimeId, amount: string, period: Period) => string;
}

/** Says which regime is better and by how much, in the words of a language. */
export function describeBetterRegime(comparison: RegimeComparison, period: Period, words: OutcomeWords): string {
  if (comparison.betterRegime === 'same') return words.sameTax;
  return words.lowerTax(comparison.betterRegime, formatFor(period, comparison.taxDifference), period);
}

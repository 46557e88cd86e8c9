import { formatRupees } from '@artha/shared/format';
import type { RegimeComparison } from './compareRegimes.ts';
import { toRupees, type Money } from './money.ts';

/** How long the figures shown are for. */
export type Period = 'annual' | 'monthly';

const partsOfAYear: Readonly<Record<Period, number>> = { annual: 1, monthly: 12 };

/** A year's amount for a period, as shown: `₹1,50,800`. A month is a twelfth (specification, section 9). */
export function formatFor(period: Period, yearly: Money): string {
  return formatRupees(toRupees(yearly) / partsOfAYear[period]);
}

/** The sentence of the result, word for word as specified, 'per annual' included. */
export function describeBetterRegime(comparison: RegimeComparison, period: Period): string {
  if (comparison.betterRegime === 'same') return 'Both regimes have the same tax liability';
  const regime = comparison.betterRegime === 'old' ? 'Old' : 'New';
  return `${regime} regime is better by ${formatFor(period, comparison.taxDifference)} per ${period}`;
}

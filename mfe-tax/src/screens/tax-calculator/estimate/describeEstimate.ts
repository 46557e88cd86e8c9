import { formatRupees } from '@artha/shared/format';
import type { ActEstimate } from '../../../domain/act/estimate.ts';
import { toRupees } from '../../../domain/money.ts';

/** Which regime has the lower tax by the Act, in a sentence of its own words: it is not the standard comparison. */
export function describeEstimate({ old, betterRegime, difference }: ActEstimate): string {
  if (old.grossIncome === 0n) return 'Enter your income to see the estimate.';
  if (betterRegime === 'same') {
    return 'The tax is the same under both regimes. The new regime applies unless you choose the old one.';
  }
  const [lower, higher] = betterRegime === 'old' ? ['old', 'new'] : ['new', 'old'];
  return `You pay ${formatRupees(toRupees(difference))} a year less under the ${lower} regime than under the ${higher} one.`;
}

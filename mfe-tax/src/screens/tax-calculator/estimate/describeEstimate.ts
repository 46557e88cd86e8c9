import { formatRupees } from '@artha/shared/format';
import type { ActEstimate } from '../../../domain/act/estimate.ts';
import { toRupees } from '../../../domain/money.ts';
import type { ResultTexts } from '../../../texts/resultTexts.ts';

/** Says which regime has the lower tax by the Act, in words of its own: it is not the standard comparison. */
export function describeEstimate(
  { old, betterRegime, difference }: ActEstimate,
  { enterIncome, sameTax, lowerTax }: Pick<ResultTexts, 'enterIncome' | 'sameTax' | 'lowerTax'>,
): string {
  if (old.grossIncome === 0n) return enterIncome;
  return betterRegime === 'same' ? sameTax : lowerTax(betterRegime, formatRupees(toRupees(difference)));
}

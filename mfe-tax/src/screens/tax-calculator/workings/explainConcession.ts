import { formatRupees } from '@artha/shared/format';
import type { RegimeResult } from '../../../domain/compareRegimes.ts';
import { computeTaxBySlabsAlone } from '../../../domain/computeTax.ts';
import { toRupees, type Money } from '../../../domain/money.ts';

const rupees = (amount: Money) => formatRupees(toRupees(amount));

/** Explains, a sentence each, why the workings show other slabs than the ordinary ones; empty when they do not. */
export function explainConcession({
  regime,
  concession,
  taxableIncome,
  taxBeforeCess,
  taxPayable,
}: Omit<RegimeResult, 'name' | 'takeHome'>): readonly string[] {
  const { rebate } = regime;
  if (concession === undefined || rebate === undefined) return [];
  const limit = rupees(rebate.rebateLimit);
  if (concession === 'rebate') {
    return [`Up to ${limit} of taxable income a rebate covers the whole tax of the new regime.`];
  }
  const reliefSentence = `Marginal relief: just above ${limit}, tax before cess is only what you earn above it (here ${rupees(taxBeforeCess)}).`;
  const bySlabs = computeTaxBySlabsAlone(regime, taxableIncome);
  if (taxPayable <= bySlabs) return [reliefSentence];
  return [
    reliefSentence,
    `Here that is more than the slabs would take, ${rupees(bySlabs)}. The Income-tax Act takes the lower of the two; this comparison applies the relief up to ${rupees(rebate.reliefEnd)}.`,
  ];
}

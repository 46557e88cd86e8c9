import { formatRupees } from '@artha/shared/format';
import { computeTaxBySlabsAlone, type TaxWorkings } from '../../domain/computeTax.ts';
import { toRupees } from '../../domain/money.ts';
import { newRegime } from '../../domain/regimes.ts';

const rebateSentence = 'Up to ₹12,00,000 of taxable income a rebate covers the whole tax of the new regime.';

/** Explains, a sentence each, why the workings show other slabs than the ordinary ones; empty when they do not. */
export function explainConcession({
  concession,
  taxableIncome,
  taxBeforeCess,
  taxPayable,
}: TaxWorkings): readonly string[] {
  if (concession === undefined) return [];
  if (concession === 'rebate') return [rebateSentence];
  const reliefSentence = `Marginal relief: just above ₹12,00,000, tax before cess is only what you earn above it (here ${formatRupees(toRupees(taxBeforeCess))}).`;
  const bySlabs = computeTaxBySlabsAlone(newRegime, taxableIncome);
  if (taxPayable <= bySlabs) return [reliefSentence];
  return [
    reliefSentence,
    `Here that is more than the slabs would take, ${formatRupees(toRupees(bySlabs))}. The Income-tax Act takes the lower of the two; this comparison keeps to the relief up to ₹12,75,000.`,
  ];
}

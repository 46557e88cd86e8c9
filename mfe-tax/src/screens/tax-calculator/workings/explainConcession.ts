import { formatRupees } from '@artha/shared/format';
import type { RegimeResult } from '../../../domain/compareRegimes.ts';
import { computeTaxBySlabsAlone } from '../../../domain/computeTax.ts';
import { toRupees, type Money } from '../../../domain/money.ts';
import type { ResultTexts } from '../../../texts/resultTexts.ts';

const rupees = (amount: Money) => formatRupees(toRupees(amount));

/** Explains, a sentence each, why the workings show other slabs than the ordinary ones; empty when they do not. */
export function explainConcession(
  { regime, concession, taxableIncome, taxBeforeCess, taxPayable }: Omit<RegimeResult, 'takeHome'>,
  texts: Pick<ResultTexts, 'coveredByRebate' | 'marginalRelief' | 'aboveSlabs'>,
): readonly string[] {
  const { rebate } = regime;
  if (concession === undefined || rebate === undefined) return [];
  const limit = rupees(rebate.rebateLimit);
  if (concession === 'rebate') return [texts.coveredByRebate(limit)];
  const reliefSentence = texts.marginalRelief(limit, rupees(taxBeforeCess));
  const bySlabs = computeTaxBySlabsAlone(regime, taxableIncome);
  if (taxPayable <= bySlabs) return [reliefSentence];
  return [reliefSentence, texts.aboveSlabs(rupees(bySlabs), rupees(rebate.reliefEnd))];
}

import { inputIds, type InputId } from '../ratios/inputs.ts';
import { inputsOf } from '../ratios/inputsOf.ts';
import type { TermId } from '../termIds.ts';

/** Whether net profit follows from what is asked for another of the chosen ratios. */
export function suppliesNetProfit(terms: readonly TermId[]): boolean {
  return terms.includes('net-profit');
}

/** The figures that the chosen ratios need, each once, in the order in which accounts have them. */
export function askedInputs(terms: readonly TermId[]): readonly InputId[] {
  const needed = new Set(terms.flatMap(inputsOf));
  if (suppliesNetProfit(terms)) needed.delete('netProfit');
  return inputIds.filter((id) => needed.has(id));
}

import { inputIds, type InputId } from '../ratios/inputs.ts';
import { inputsOf } from '../ratios/inputsOf.ts';
import type { Ratio } from '../ratios/ratio.ts';

/** Whether net profit follows from what is asked for another of the chosen ratios. */
export function suppliesNetProfit(ratios: readonly Ratio[]): boolean {
  return ratios.includes('net-profit');
}

/** The figures that the chosen ratios need, each once, in the order in which accounts have them. */
export function askedInputs(ratios: readonly Ratio[]): readonly InputId[] {
  const needed = new Set(ratios.flatMap(inputsOf));
  if (suppliesNetProfit(ratios)) needed.delete('netProfit');
  return inputIds.filter((id) => needed.has(id));
}

import { isRatioId, type Expression } from './expression.ts';
import type { InputId } from './inputs.ts';
import { ruleOf, type Ratio } from './ratio.ts';

function inputsIn(expression: Expression): readonly InputId[] {
  if (typeof expression === 'number') return [];
  if (typeof expression === 'string') return isRatioId(expression) ? inputsOf(expression) : [expression];
  if (expression[0] === 'called') return [expression[1]];
  const [, ...operands] = expression;
  return operands.flatMap(inputsIn);
}

/** The figures that a ratio is computed from, each once, in the order in which its formula names them. */
export function inputsOf(ratio: Ratio): readonly InputId[] {
  return [...new Set(inputsIn(ruleOf(ratio).formula))];
}

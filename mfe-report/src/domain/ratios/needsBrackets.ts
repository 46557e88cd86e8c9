import type { Expression } from './expression.ts';

/** Whether an operand needs brackets when it is typeset; a fraction holds itself together. */
export function needsBrackets(
  operation: 'plus' | 'less' | 'times' | 'minus',
  operand: Expression,
  isFirst: boolean,
): boolean {
  if (typeof operand !== 'object') return false;
  const isSum = operand[0] === 'plus' || operand[0] === 'less';
  if (operand[0] === 'minus') return !isFirst;
  return isSum && (operation === 'times' || operation === 'minus' || (operation === 'less' && !isFirst));
}

import { parseAmount, type AmountFault } from '@artha/shared/format';
import type { AmountLimits } from '../stepAmounts.ts';

/** Why an amount is refused. */
export type FieldFault = AmountFault | 'missing' | 'tooMuch';

/** Why a typed amount is refused; undefined if it is valid. */
export function findFault(text: string, { max, required }: AmountLimits): FieldFault | undefined {
  const parsed = parseAmount(text);
  if (parsed.kind === 'empty') return required ? 'missing' : undefined;
  if (parsed.kind === 'fault') return parsed.fault;
  return max !== undefined && parsed.rupees > max ? 'tooMuch' : undefined;
}

/** The amount in rupees; zero if it is empty or refused. */
export function acceptedRupees(text: string, limits: AmountLimits): number {
  const parsed = parseAmount(text);
  return parsed.kind === 'amount' && findFault(text, limits) === undefined ? parsed.rupees : 0;
}

import { formatRupees, parseAmount, type AmountFault } from '@artha/shared/format';
import type { AmountField } from './amountFields.tsx';

const faultSentences: Readonly<Record<AmountFault, (label: string) => string>> = {
  unreadable: (label) => `Enter ${label} as an amount, such as 12,00,000 or 12 lakh.`,
  negative: (label) => `${label} cannot be less than ${formatRupees(0)}.`,
  huge: (label) => `${label} can be at most ten thousand crore rupees. Please check the zeros.`,
};

/** Explains why a typed amount is refused; undefined if it is valid. */
export function explainAmount(text: string, { label, max, required }: AmountField): string | undefined {
  const parsed = parseAmount(text);
  if (parsed.kind === 'empty') return required ? `Enter your ${label} for the year.` : undefined;
  if (parsed.kind === 'fault') return faultSentences[parsed.fault](label);
  return max !== undefined && parsed.rupees > max ? `${label} can be at most ${formatRupees(max)}.` : undefined;
}

/** The amount in rupees; zero if it is empty or refused. */
export function acceptedRupees(text: string, field: AmountField): number {
  const parsed = parseAmount(text);
  return parsed.kind === 'amount' && explainAmount(text, field) === undefined ? parsed.rupees : 0;
}

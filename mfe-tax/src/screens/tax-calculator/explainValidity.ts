import { formatRupees } from '@artha/shared/format';
import type { AmountField } from './amountFields.ts';

/** What the browser found wrong with an amount, in a sentence for the person; undefined when nothing is. */
export function explainValidity(validity: ValidityState, { label, max }: AmountField): string | undefined {
  // A value that is no number is also missing to the browser, so it comes first.
  if (validity.badInput) return `Enter ${label} in figures only, such as 120000.`;
  if (validity.valueMissing) return `Enter your ${label} for the year.`;
  if (validity.rangeUnderflow) return `${label} cannot be less than ${formatRupees(0)}.`;
  if (validity.rangeOverflow && max !== undefined) return `${label} can be at most ${formatRupees(max)}.`;
  return undefined;
}

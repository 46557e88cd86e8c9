import { formatRupees } from '@artha/shared/format';
import { findFault } from '../../../domain/amount/findFault.ts';
import type { AmountLimits } from '../../../domain/stepAmounts.ts';
import type { FieldText } from '../../../texts/fieldText.ts';
import type { TaxTexts } from '../../../texts/texts.ts';

/** An amount as it is asked for. */
export interface AmountField extends AmountLimits, FieldText {}

/** Explains why a typed amount is refused; undefined if it is valid. */
export function explainAmount(
  text: string,
  field: AmountField,
  { faults }: Pick<TaxTexts, 'faults'>,
): string | undefined {
  const fault = findFault(text, field);
  return fault && faults[fault](field.label, formatRupees(field.max ?? 0));
}

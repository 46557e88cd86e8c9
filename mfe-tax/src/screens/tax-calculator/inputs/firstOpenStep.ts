import type { Step } from '../../../domain/address.ts';
import type { Figures } from '../../../domain/figures.ts';
import { deductionFields, incomeFields, type AmountField } from './amountFields.tsx';
import { explainAmount } from './explainAmount.ts';

/** The steps with what each asks for, first things first. */
const forms: readonly (readonly [Step, readonly AmountField[]])[] = [
  ['income', incomeFields],
  ['deductions', deductionFields],
];

/**
 * The step that an address shows: the requested one or, if that needs figures that are missing or refused, the first
 * step that asks for them. The estimate asks for everything by itself.
 */
export function firstOpenStep(wanted: Step, { amounts }: Figures): Step {
  if (wanted === 'estimate') return wanted;
  const before = wanted === 'income' ? 0 : wanted === 'deductions' ? 1 : forms.length;
  const open = forms
    .slice(0, before)
    .find(([, fields]) => fields.some((field) => explainAmount(amounts[field.name] ?? '', field) !== undefined));
  return open?.[0] ?? wanted;
}

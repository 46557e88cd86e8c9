import type { Step } from '../../../domain/address.ts';
import type { Figures } from '../../../domain/figures.ts';
import { findFault } from '../../../domain/amount/findFault.ts';
import { deductionAmounts, incomeAmounts, type StepAmount } from '../../../domain/stepAmounts.ts';

/** The steps with what each asks for, first things first. */
const forms: readonly (readonly [Step, readonly StepAmount[]])[] = [
  ['income', incomeAmounts],
  ['deductions', deductionAmounts],
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
    .find(([, asked]) => asked.some((amount) => findFault(amounts[amount.name] ?? '', amount) !== undefined));
  return open?.[0] ?? wanted;
}

import type { TermId } from '../termNames.ts';
import type { Fault, Figures } from './computeRatio.ts';
import type { Expression } from './expression.ts';
import { formatInput } from './formatRatio.ts';
import { isInputId, ratioInputs, type InputId } from './inputs.ts';

function inputOf(expression: Expression): InputId | undefined {
  const name = typeof expression === 'object' && expression[0] === 'called' ? expression[1] : expression;
  return typeof name === 'string' && isInputId(name) ? name : undefined;
}

/** Below it, a computer no longer tells 1 + r from 1 well enough. */
const SMALLEST_RATE = 1e-9;

/** Why a divisor of several figures is not above zero. */
function explainDivisor(id: TermId, { rate = 0, periods = 0, initialInvestment = 0, periodicCashFlow = 0 }: Figures) {
  if (rate < 0) return 'The rate per period is below zero, and the formula needs one of zero or more.';
  if (id === 'equivalent-annual-annuity' && periods <= 0) {
    return `The number of periods is ${formatInput(periods, 'periods')}, and there must be at least one.`;
  }
  if (rate < SMALLEST_RATE) return 'The rate per period is too close to zero to compute with.';
  const interest = initialInvestment * rate;
  if (id === 'equivalent-annual-annuity' || !Number.isFinite(interest)) {
    return 'The figures are too large or too small to compute with.';
  }
  const [owed, income] = [interest, periodicCashFlow].map((amount) => formatInput(amount, 'rupees'));
  return `Interest on the investment is ${owed} a period, and only ${income} comes in: the money never comes back.`;
}

/** Says in a sentence why a ratio has no value for some figures. */
export function explainFault(id: TermId, fault: Fault, figures: Figures): string {
  switch (fault.kind) {
    case 'missing':
      return `It needs ${ratioInputs[fault.input].label}.`;
    case 'size':
      return 'The result is too large to show.';
    case 'logarithm':
      return explainDivisor(id, figures);
    case 'divisor': {
      const input = inputOf(fault.divisor);
      if (input === undefined) return explainDivisor(id, figures);
      const { label, kind } = ratioInputs[input];
      return fault.value === 0
        ? `${label} is ${formatInput(0, kind)}, and nothing can be divided by zero.`
        : `${label} is below zero (${formatInput(fault.value, kind)}), and the result would mean nothing.`;
    }
  }
}

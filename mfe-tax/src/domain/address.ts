import { wordOf } from './wordOf.ts';

/** The steps of the calculator; each has an address. */
export const steps = ['income', 'deductions', 'result', 'estimate'] as const;

/** The name of a step of the calculator. */
export type Step = (typeof steps)[number];

const periods = ['annual', 'monthly'] as const;

/** The calculator's parameters in the query of an address. */
export interface CalculatorAddress {
  readonly step: Step;
  readonly period: (typeof periods)[number];
}

/** Reads `?step=result&period=monthly`; a missing or unknown word gives the first step, for the year. */
export function readAddress(search: string): CalculatorAddress {
  const parameters = new URLSearchParams(search);
  return {
    step: wordOf(steps, parameters.get('step')) ?? 'income',
    period: wordOf(periods, parameters.get('period')) ?? 'annual',
  };
}

/** The search of an address with other values; keeps other parameters and omits defaults. */
export function writeAddress(search: string, { step, period }: CalculatorAddress): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('step');
  parameters.delete('period');
  if (step !== 'income') parameters.set('step', step);
  if (period !== 'annual') parameters.set('period', period);
  return parameters.size > 0 ? `?${parameters.toString()}` : '';
}

import type { Calculator } from './calculator.ts';
import { fromFine, toFine } from './fineAmount.ts';
import { instalmentYears } from './instalmentYears.ts';

type StepUpField = 'instalment' | 'step' | 'rate' | 'years';

/** A SIP whose instalment grows every year: the sum of one annuity due for each instalment. */
export const stepUpSip: Calculator<StepUpField, 'value' | 'invested' | 'gain', 'instalment' | 'invested' | 'value'> = {
  fields: [
    { name: 'instalment', unit: 'rupees', min: 1, max: 1_000_000 },
    { name: 'step', unit: 'percent', min: 0, max: 50 },
    { name: 'rate', unit: 'percent', min: 0, max: 30 },
    { name: 'years', unit: 'wholeYears', min: 1, max: 40 },
  ],
  example: { instalment: 5_000, step: 10, rate: 10, years: 10 },
  compute: (figures) => {
    const [, , invested = 0, value = 0] = instalmentYears(figures).at(-1) ?? [0];
    return [
      { name: 'value', unit: 'rupees', value },
      { name: 'invested', unit: 'rupees', value: invested },
      { name: 'gain', unit: 'rupees', value: fromFine(toFine(value) - toFine(invested)) },
    ];
  },
  table: {
    rowHead: 'year',
    columns: ['instalment', 'invested', 'value'],
    drawn: ['value', 'invested'],
    rows: instalmentYears,
  },
};

import type { Calculator, CalculatorFigures, FigureRow } from './calculator.ts';
import { fromFine, grow, toFine } from './fineAmount.ts';

type StepUpField = 'instalment' | 'step' | 'rate' | 'years';

/**
 * The years of monthly instalments, each paid at the beginning of its month, that grow by a share after every twelve. An
 * instalment is money, so it is rounded to the paisa; the value grows by a twelfth of the yearly return each month.
 */
function rows({ instalment, step, rate, years }: CalculatorFigures<StepUpField>): readonly FigureRow[] {
  const done: FigureRow[] = [];
  let [monthly, invested, value] = [instalment, 0n, 0n];
  for (let year = 1; year <= years; year += 1) {
    for (let month = 0; month < 12; month += 1) {
      invested += toFine(monthly);
      value = grow(value + toFine(monthly), rate, 12n);
    }
    done.push([year, monthly, fromFine(invested), fromFine(value)]);
    monthly = fromFine(grow(toFine(monthly), step));
  }
  return done;
}

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
    const [, , invested = 0, value = 0] = rows(figures).at(-1) ?? [0];
    return [
      { name: 'value', unit: 'rupees', value },
      { name: 'invested', unit: 'rupees', value: invested },
      { name: 'gain', unit: 'rupees', value: fromFine(toFine(value) - toFine(invested)) },
    ];
  },
  table: { rowHead: 'year', columns: ['instalment', 'invested', 'value'], drawn: ['value', 'invested'], rows },
};

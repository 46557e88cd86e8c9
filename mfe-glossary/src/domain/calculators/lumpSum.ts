import type { Calculator, CalculatorFigures, FigureRow } from './calculator.ts';
import { fromFine, grow, toFine } from './fineAmount.ts';

type LumpSumField = 'amount' | 'rate' | 'years';

/** The years of a sum, whose gain is added once a year. */
function rows({ amount, rate, years }: CalculatorFigures<LumpSumField>): readonly FigureRow[] {
  const done: FigureRow[] = [];
  let value = toFine(amount);
  for (let year = 1; year <= years; year += 1) {
    const grown = grow(value, rate);
    done.push([year, fromFine(grown - value), fromFine(grown)]);
    value = grown;
  }
  return done;
}

/** One sum that is left alone: P·(1+r)ⁿ, the `FV` of spreadsheets without payments. */
export const lumpSum: Calculator<LumpSumField, 'value' | 'gain', 'gain' | 'value'> = {
  fields: [
    { name: 'amount', unit: 'rupees', min: 1, max: 1_000_000_000 },
    { name: 'rate', unit: 'percent', min: 0, max: 30 },
    { name: 'years', unit: 'wholeYears', min: 1, max: 50 },
  ],
  example: { amount: 100_000, rate: 10, years: 10 },
  compute: (figures) => {
    const [, , value = 0] = rows(figures).at(-1) ?? [0];
    return [
      { name: 'value', unit: 'rupees', value },
      { name: 'gain', unit: 'rupees', value: fromFine(toFine(value) - toFine(figures.amount)) },
    ];
  },
  table: { rowHead: 'year', columns: ['gain', 'value'], drawn: ['value'], rows },
};

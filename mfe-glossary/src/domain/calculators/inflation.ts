import type { Calculator, CalculatorFigures, FigureRow, Source } from './calculator.ts';
import { discount, fromFine, grow, toFine } from './fineAmount.ts';

type InflationField = 'amount' | 'rate' | 'years';

const target: Source<'target'> = {
  facts: [{ name: 'target', unit: 'percent', value: 4 }],
  authority: 'Government of India under section 45ZA of the RBI Act, for April 2026 to March 2031',
  url: 'https://www.rbi.org.in/',
  asOf: '2026-03-25',
  isRead: false,
};

/** The price of the same thing, and what the amount still buys, by years. */
function rows({ amount, rate, years }: CalculatorFigures<InflationField>): readonly FigureRow[] {
  const done: FigureRow[] = [];
  let [cost, worth] = [toFine(amount), toFine(amount)];
  for (let year = 1; year <= years; year += 1) {
    cost = grow(cost, rate);
    worth = discount(worth, rate);
    done.push([year, fromFine(cost), fromFine(worth)]);
  }
  return done;
}

/** Prices that rise by the same share every year: P·(1+i)ⁿ, and P ÷ (1+i)ⁿ. */
export const inflation: Calculator<InflationField, 'cost' | 'worth', 'cost' | 'worth', 'target'> = {
  fields: [
    { name: 'amount', unit: 'rupees', min: 1, max: 1_000_000_000 },
    { name: 'rate', unit: 'percent', min: 0, max: 30 },
    { name: 'years', unit: 'wholeYears', min: 1, max: 50 },
  ],
  example: { amount: 100_000, rate: 6, years: 10 },
  compute: (figures) => {
    const [, cost = 0, worth = 0] = rows(figures).at(-1) ?? [0];
    return [
      { name: 'cost', unit: 'rupees', value: cost },
      { name: 'worth', unit: 'rupees', value: worth },
    ];
  },
  table: { rowHead: 'year', columns: ['cost', 'worth'], drawn: ['cost', 'worth'], rows },
  sources: [target],
};

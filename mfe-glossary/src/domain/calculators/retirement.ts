import type { Calculator, CalculatorFigures, FigureRow } from './calculator.ts';
import { discount, fromFine, grow, toFine } from './fineAmount.ts';
import { roundQuotient } from './hundredths.ts';

type RetirementField = 'age' | 'retireAt' | 'until' | 'expenses' | 'inflation' | 'before' | 'after' | 'saved';
type Figures = CalculatorFigures<RetirementField>;

/** A sum by which the growth of a rupee a month is measured. */
const UNIT = 10n ** 24n;

/** The expenses of a month in a year from today on: they rise once a year. */
function expensesAfter(years: number, { expenses, inflation }: Figures): bigint {
  let amount = toFine(expenses);
  for (let year = 0; year < years; year += 1) amount = grow(amount, inflation);
  return amount;
}

/** The sum on the first day of the retirement from which the expenses of every month can be taken at its beginning. */
function corpusOf(figures: Figures): bigint {
  let needed = 0n;
  for (let age = figures.until - 1; age >= figures.retireAt; age -= 1) {
    const monthly = expensesAfter(age - figures.age, figures);
    for (let month = 0; month < 12; month += 1) needed = discount(needed, figures.after, 12n) + monthly;
  }
  return needed;
}

/** The saving at the beginning of each month until the retirement; nothing if the savings of today will do. */
function monthlySaving(corpus: bigint, { age, retireAt, before, saved }: Figures): bigint {
  let [grownUnits, grownSavings] = [0n, toFine(saved)];
  for (let month = 0; month < (retireAt - age) * 12; month += 1) {
    grownUnits = grow(grownUnits + UNIT, before, 12n);
    grownSavings = grow(grownSavings, before, 12n);
  }
  return grownSavings >= corpus ? 0n : roundQuotient((corpus - grownSavings) * UNIT, grownUnits);
}

/** The years by the age at their end: what is paid in, taken out, and left. */
function rows(figures: Figures): readonly FigureRow[] {
  const saving = monthlySaving(corpusOf(figures), figures);
  const done: FigureRow[] = [];
  let balance = toFine(figures.saved);
  for (let age = figures.age; age < figures.until; age += 1) {
    const isAtWork = age < figures.retireAt;
    const [paid, taken] = isAtWork ? [saving, 0n] : [0n, expensesAfter(age - figures.age, figures)];
    for (let month = 0; month < 12; month += 1) {
      balance = grow(balance + paid - taken, isAtWork ? figures.before : figures.after, 12n);
    }
    done.push([age + 1, fromFine(12n * paid), fromFine(12n * taken), fromFine(balance)]);
  }
  return done;
}

/** The corpus that lasts through a retirement, and the monthly saving that leads to it. */
export const retirement: Calculator<RetirementField, 'corpus' | 'saving' | 'expenses', 'paid' | 'taken' | 'balance'> = {
  fields: [
    { name: 'age', unit: 'wholeYears', min: 18, max: 79 },
    { name: 'retireAt', unit: 'wholeYears', min: 19, max: 80 },
    { name: 'until', unit: 'wholeYears', min: 20, max: 110 },
    { name: 'expenses', unit: 'rupees', min: 1, max: 100_000_000 },
    { name: 'inflation', unit: 'percent', min: 0, max: 20 },
    { name: 'before', unit: 'percent', min: 0, max: 30 },
    { name: 'after', unit: 'percent', min: 0, max: 30 },
    { name: 'saved', unit: 'rupees', min: 0, max: 1_000_000_000 },
  ],
  limits: ({ age, retireAt }) => ({ retireAt: { min: age + 1 }, until: { min: retireAt + 1 } }),
  example: {
    age: 30,
    retireAt: 60,
    until: 85,
    expenses: 40_000,
    inflation: 6,
    before: 10,
    after: 7,
    saved: 0,
  },
  compute: (figures) => {
    const corpus = corpusOf(figures);
    return [
      { name: 'corpus', unit: 'rupees', value: fromFine(corpus) },
      { name: 'saving', unit: 'rupees', value: fromFine(monthlySaving(corpus, figures)) },
      { name: 'expenses', unit: 'rupees', value: fromFine(expensesAfter(figures.retireAt - figures.age, figures)) },
    ];
  },
  table: { rowHead: 'age', columns: ['paid', 'taken', 'balance'], drawn: ['balance'], rows },
};

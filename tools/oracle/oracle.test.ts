import { askOracle } from './askOracle.ts';
import { compareGrowth, compareRates } from './calculatorComparisons.ts';
import { compareInterest } from './interestComparisons.ts';
import { compareReports } from './publicReports/reportComparisons.ts';
import { seed } from './seed.ts';
import { compareTaxes } from './taxComparisons.ts';

const parts = [
  { of: 'taxes of random people and of incomes at every threshold', comparisons: compareTaxes() },
  { of: 'interest on advance tax', comparisons: compareInterest() },
  { of: 'loans, plans, deposits and growth, to the paisa', comparisons: compareGrowth() },
  { of: 'yearly rates of payments on many days', comparisons: compareRates() },
  { of: 'what was reported about other tools', comparisons: compareReports() },
].map((part, index, all) => ({
  ...part,
  start: all.slice(0, index).reduce((sum, { comparisons }) => sum + comparisons.length, 0),
}));

let answers: readonly unknown[] = [];
beforeAll(() => {
  answers = askOracle(parts.flatMap(({ comparisons }) => comparisons.map(({ question }) => question)));
});

test.each(parts)('the site and the program in Python agree: $of', ({ comparisons, start }) => {
  const differences = comparisons.flatMap(({ question, ours, agrees }, index) => {
    const theirs = answers[start + index];
    return agrees(theirs) ? [] : [{ case: question.case, ours, theirs }];
  });
  expect({ seed, count: differences.length, first: differences.slice(0, 3) }).toEqual({ seed, count: 0, first: [] });
});

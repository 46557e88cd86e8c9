import { computeActTax } from '../../../domain/act/computeActTax.ts';
import { years } from '../../../domain/act/years.ts';
import { fromRupees, sum, toRupees } from '../../../domain/money.ts';
import { results } from '../../../texts/en/results.tsx';
import { taxLines } from './taxLines.ts';

const linesOf = (regime: 'old' | 'new', income: number) => {
  const tax = computeActTax({
    year: '2025-26',
    regime,
    age: 'under60',
    resident: true,
    totalIncome: fromRupees(income),
  });
  return taxLines(tax, years['2025-26'], results);
};
const shown = (regime: 'old' | 'new', income: number) =>
  linesOf(regime, income).map(({ name, amount }) => [name.replace(/ \(.*/, ''), toRupees(amount)]);

describe('the lines from the slabs to the tax payable', () => {
  test('show the rebate that takes everything off', () => {
    expect(shown('old', 500_000)).toEqual([
      ['Tax by the slabs', 12_500],
      ['Rebate', -12_500],
      ['Health & Education Cess, 4%', 0],
      ['Tax payable, to the nearest ten', 0],
    ]);
  });

  test('show the marginal relief just above the rebate', () => {
    expect(shown('new', 1_210_000)).toEqual([
      ['Tax by the slabs', 61_500],
      ['Marginal relief', -51_500],
      ['Health & Education Cess, 4%', 400],
      ['Tax payable, to the nearest ten', 10_400],
    ]);
  });

  test('show the surcharge in full and then its relief', () => {
    expect(shown('old', 5_100_000)).toEqual([
      ['Tax by the slabs', 1_342_500],
      ['Surcharge, 10%', 134_250],
      ['Marginal relief of the surcharge', -64_250],
      ['Health & Education Cess, 4%', 56_500],
      ['Tax payable, to the nearest ten', 1_469_000],
    ]);
  });

  test('add up to the tax before it is rounded', () => {
    for (const income of [0, 1_200_010, 5_000_010, 60_000_000]) {
      const lines = linesOf('new', income);
      const total = sum(lines.slice(0, -1).map(({ amount }) => amount));
      const payable = lines.at(-1)?.amount ?? 0n;
      expect(Math.abs(toRupees(total) - toRupees(payable))).toBeLessThanOrEqual(5);
    }
  });
});

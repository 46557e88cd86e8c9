import fc from 'fast-check';
import { compareRegimes } from './compareRegimes.ts';
import { findStandardBreakEven } from './findStandardBreakEven.ts';
import { fromRupees, toRupees } from './money.ts';

const breakEvenOf = (income: number) => {
  const deductions = findStandardBreakEven(fromRupees(income), '2026-27');
  return deductions === undefined ? undefined : toRupees(deductions);
};

/** The better regime for an income and deductions of any size. */
const betterWith = (basicSalary: number, section80C: number) =>
  compareRegimes(
    {
      basicSalary,
      houseRentAllowance: 0,
      otherAllowance: 0,
      metroCity: false,
      section80C,
      section80D: 0,
      rentPaid: 0,
    },
    '2026-27',
  ).betterRegime;

describe('from which deductions on the old regime is better', () => {
  test.each([
    [1_400_000, 518_750],
    [1_500_000, 543_750],
    [1_600_000, 568_750],
    [1_800_000, 641_667],
    [2_000_000, 708_334],
    [2_200_000, 754_167],
    [2_400_000, 787_500],
    [2_475_000, 800_000],
    [50_000_000, 800_000],
  ])('an income of %d needs %d', (income, deductions) => {
    expect(breakEvenOf(income)).toBe(deductions);
  });

  test.each([0, 300_000, 1_275_000])('with an income of %d it never is', (income) => {
    expect(breakEvenOf(income)).toBeUndefined();
  });

  test('a rupee more makes it better, and with a rupee less it is not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_275_001, max: 60_000_000 }), (income) => {
        const deductions = breakEvenOf(income) ?? Number.NaN;
        expect(betterWith(income, deductions + 1)).toBe('old');
        expect(betterWith(income, deductions - 1)).toBe('new');
      }),
    );
  });
});

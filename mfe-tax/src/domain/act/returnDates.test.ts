import { financialYears } from '../financialYear.ts';
import { fromRupees } from '../money.ts';
import { lateFee, returnDates, returnKinds } from './returnDates.ts';

test.each([
  ['2024-25', ['2025-07-31', '2025-12-31', '2025-12-31', '2030-03-31']],
  ['2025-26', ['2026-07-31', '2026-12-31', '2027-03-31', '2031-03-31']],
  ['2026-27', ['2027-07-31', '2027-12-31', '2028-03-31', '2032-03-31']],
] as const)('the last days of a return of %s', (year, days) => {
  expect(returnKinds.map((kind) => returnDates(year)[kind])).toEqual(days);
});

test('each way to file ends no earlier than the one before', () => {
  for (const year of financialYears) {
    const days = returnKinds.map((kind) => returnDates(year)[kind]);
    expect(days.toSorted()).toEqual(days);
  }
});

test.each([
  [0, 1_000],
  [500_000, 1_000],
  [500_000.01, 5_000],
])('the fee on a total income of %d is %d', (income, fee) => {
  expect(lateFee(fromRupees(income), '2026-27')).toBe(fromRupees(fee));
});

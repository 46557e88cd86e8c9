import type { TaxInputs } from '../taxInputs.ts';
import { toRupees } from '../money.ts';
import { findOmissions } from './omissions.ts';

const nothing: TaxInputs = {
  basicSalary: 0,
  houseRentAllowance: 0,
  otherAllowance: 0,
  metroCity: false,
  section80C: 0,
  section80D: 0,
  rentPaid: 0,
};

const omissionsOf = (inputs: Partial<TaxInputs>) =>
  findOmissions({ ...nothing, ...inputs }, '2026-27').map(({ id, regime, amount }) => [id, regime, toRupees(amount)]);

test('nothing is left out of a salary without rent between rebate and surcharge', () => {
  expect(omissionsOf({ basicSalary: 2_000_000 })).toEqual([]);
  expect(omissionsOf({})).toEqual([]);
});

test.each([
  [300_000, []],
  [300_001, [['rebate-old', 'old', 0.052]]],
  [550_000, [['rebate-old', 'old', 13_000]]],
  [550_000.01, []],
])('the old regime’s rebate on a salary of %d', (basicSalary, expected) => {
  expect(omissionsOf({ basicSalary })).toEqual(expected);
});

test.each([
  [5_050_000, []],
  [
    5_175_000,
    [
      // 50,00,000 at 13,12,500 and 1,25,000 more, but the slabs ask 13,50,000.
      ['surcharge', 'old', -91_000],
      ['surcharge', 'new', -72_800],
    ],
  ],
  [
    60_075_000,
    [
      ['surcharge', 'old', -6_857_136],
      ['surcharge', 'new', -4_570_800],
    ],
  ],
])('the surcharge on a salary of %d', (basicSalary, expected) => {
  expect(omissionsOf({ basicSalary })).toEqual(expected);
});

test('the exempt house rent allowance takes less in the old regime, more of it in a metro city', () => {
  const rented = { basicSalary: 1_000_000, houseRentAllowance: 600_000, rentPaid: 1_000_000 };
  expect(omissionsOf({ ...rented, metroCity: true })).toEqual([['hra', 'old', 156_000]]);
  expect(omissionsOf(rented)).toEqual([['hra', 'old', 124_800]]);
});

test.each([
  [1_270_588.23, []],
  [1_270_589, [['relief-band', 'new', 0.676]]],
  [1_274_999, [['relief-band', 'new', 3_899.116]]],
  [1_275_000, []],
])('the relief of the new regime at a taxable income of %d', (taxableIncome, expected) => {
  expect(omissionsOf({ basicSalary: taxableIncome + 75_000 })).toEqual(expected);
});

test('in 2024-25 the standard comparison ends the relief as the Act does, and knows the rebate of the old regime', () => {
  const omissionsIn2024 = (basicSalary: number) =>
    findOmissions({ ...nothing, basicSalary }, '2024-25').map(({ id }) => id);
  expect([775_001, 797_222, 797_223].map(omissionsIn2024)).toEqual([[], [], []]);
  expect(omissionsIn2024(550_000)).toEqual(['rebate-old']);
});

import fc from 'fast-check';
import { fromRupees, sum, toRupees, type Money } from './money.ts';
import { computePayslips, professionalTaxTimes, providentFunds, type Payslip, type PayslipInputs } from './payslip.ts';

const noTax = { times: 'monthly', amount: 0n, firstMonth: 5 } as const;
const salary: PayslipInputs = {
  year: '2026-27',
  gross: fromRupees(1_200_000),
  basic: fromRupees(600_000),
  fund: 'none',
  professionalTax: noTax,
  taxes: { old: fromRupees(120_000), new: fromRupees(60_000) },
  regime: 'new',
};
const column = (name: Exclude<keyof Payslip, 'month'>, changes: Partial<PayslipInputs> = {}) =>
  computePayslips({ ...salary, ...changes }).map((slip) => toRupees(slip[name]));
const twelve = (amount: number) => Array.from({ length: 12 }, () => amount);

test('the months of a year, from April to March', () => {
  const months = computePayslips(salary).map(({ month }) => month);
  expect([months[0], months[8], months[9], months[11]]).toEqual(['2026-04', '2026-12', '2027-01', '2027-03']);
});

test.each([
  ['none', 0],
  // 12% of 15,000, and of 50,000.
  ['ceiling', 1_800],
  ['whole', 6_000],
] as const)('a provident fund of the wage "%s" takes %d a month', (fund, taken) => {
  expect(column('fund', { fund })).toEqual(twelve(taken));
});

test('a basic salary below the ceiling pays 12% of itself, to the nearest rupee', () => {
  // 12% of 10,004 is 1,200.48; of 10,005 it is 1,200.60.
  expect(column('fund', { fund: 'ceiling', basic: fromRupees(120_048) })).toEqual(twelve(1_200));
  expect(column('fund', { fund: 'ceiling', basic: fromRupees(120_060) })).toEqual(twelve(1_201));
});

test('professional tax is taken as the person says', () => {
  const amount = fromRupees(200);
  expect(column('professionalTax', { professionalTax: { ...noTax, amount } })).toEqual(twelve(200));
  const february = { ...noTax, amount, inFebruary: fromRupees(300) };
  expect(column('professionalTax', { professionalTax: february })).toEqual([...twelve(200).slice(0, 10), 300, 200]);
  const halfYearly = { ...noTax, times: 'halfYearly', amount: fromRupees(1_250) } as const;
  expect(column('professionalTax', { professionalTax: halfYearly })).toEqual([
    0, 0, 0, 0, 0, 1_250, 0, 0, 0, 0, 0, 1_250,
  ]);
  const yearly = { ...noTax, times: 'yearly', amount: fromRupees(2_500), firstMonth: 0 } as const;
  expect(column('professionalTax', { professionalTax: yearly })).toEqual([2_500, ...twelve(0).slice(1)]);
});

test('the tax of the year is spread over its months, and what a change leaves over the months after it', () => {
  expect(column('tax')).toEqual(twelve(5_000));
  // 30,000 by September; 90,000 of the old regime are left for six months.
  expect(column('tax', { changedFrom: 6 })).toEqual([...twelve(5_000).slice(6), ...twelve(15_000).slice(6)]);
  // 80,000 of the old regime by November are more than the 60,000 of the new one: nothing more is deducted.
  expect(column('tax', { regime: 'old', changedFrom: 8 })).toEqual([...twelve(10_000).slice(4), 0, 0, 0, 0]);
});

test('what is in hand is the salary less fund, professional tax and tax', () => {
  const slips = column('inHand', { fund: 'whole', professionalTax: { ...noTax, amount: fromRupees(200) } });
  expect(slips).toEqual(twelve(100_000 - 6_000 - 200 - 5_000));
});

const rupees = (max: number) => fc.integer({ min: 0, max }).map(fromRupees);
const inputs: fc.Arbitrary<PayslipInputs> = fc
  .record({
    gross: rupees(50_000_000),
    share: fc.integer({ min: 0, max: 100 }),
    fund: fc.constantFrom(...providentFunds),
    times: fc.constantFrom(...professionalTaxTimes),
    amount: rupees(2_500),
    firstMonth: fc.integer({ min: 0, max: 11 }),
    old: rupees(10_000_000),
    new: rupees(10_000_000),
    regime: fc.constantFrom('old', 'new'),
    changedFrom: fc.option(fc.integer({ min: 1, max: 11 }), { nil: undefined }),
  })
  .map(({ share, times, amount, firstMonth, old, new: recent, ...rest }) => ({
    ...rest,
    year: '2026-27',
    basic: (rest.gross * BigInt(share)) / 100n,
    professionalTax: { times, amount, firstMonth },
    taxes: { old, new: recent },
  }));
const total = (slips: readonly Payslip[], name: Exclude<keyof Payslip, 'month'>): Money =>
  sum(slips.map((slip) => slip[name]));

test('the months add up to the year: the whole salary, and the tax of the last regime unless more was deducted before', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const slips = computePayslips(input);
      expect(total(slips, 'gross')).toBe(input.gross);
      const before = sum(slips.slice(0, input.changedFrom ?? 0).map(({ tax }) => tax));
      const last = input.changedFrom === undefined ? input.regime : input.regime === 'old' ? 'new' : 'old';
      const due = input.taxes[last];
      expect(total(slips, 'tax')).toBe(before > due ? before : due);
      expect(total(slips, 'inHand')).toBe(
        input.gross - total(slips, 'fund') - total(slips, 'professionalTax') - total(slips, 'tax'),
      );
      expect(slips.every(({ tax, fund }) => tax >= 0n && fund >= 0n)).toBe(true);
    }),
  );
});

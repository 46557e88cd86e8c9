import fc from 'fast-check';
import { noFigures } from '../figures.ts';
import { fromRupees, sum, toRupees } from '../money.ts';
import { toActInputs } from '../toActInputs.ts';
import { estimateByAct, type ActInputs } from './estimate.ts';
import { listHraPeriods, sumHraExemption } from './hraPeriods.ts';
import type { Span } from './span.ts';

const nothing = toActInputs(noFigures, '2025-26');
const employee: ActInputs = { ...nothing, basicSalary: 600_000, houseRentAllowance: 300_000, city: 'Noida' };
const exempt = (figures: Partial<ActInputs>) => toRupees(sumHraExemption({ ...employee, ...figures }));
const span = (from: number, to: number): Span => ({ from, to });

test.each([
  // 25,000 for six months of a year: of half the salary 40% are 1,20,000, and the rent is above 10% by 1,20,000.
  ['of six months', { rentPaid: 150_000, homeSpan: span(7, 12) }, 120_000],
  ['of the year', { rentPaid: 150_000 }, 90_000],
  // Eight months in Noida: rent 1,60,000 less 40,000 = 1,20,000. Then four in Delhi: 1,20,000 less 20,000 = 1,00,000, but
  // the allowance of four months is 1,00,000, and half of the salary 1,00,000.
  [
    'of two homes',
    {
      rentPaid: 160_000,
      homeSpan: span(1, 8),
      otherHomes: [{ span: span(9, 12), rentPaid: 120_000, city: 'Delhi' }],
    },
    220_000,
  ],
  // Two months each, 20,000 a month: 40,000 less 10,000.
  [
    'of three homes with months between them',
    {
      rentPaid: 40_000,
      homeSpan: span(1, 2),
      otherHomes: [
        { span: span(5, 6), rentPaid: 40_000, city: 'Noida' },
        { span: span(9, 10), rentPaid: 40_000, city: 'Noida' },
      ],
    },
    90_000,
  ],
  // A month with two homes is of the first.
  [
    'of a home beside another',
    { rentPaid: 150_000, otherHomes: [{ span: span(9, 12), rentPaid: 120_000, city: 'Delhi' }] },
    90_000,
  ],
] as const)('rent %s counts with the salary of its months', (_, rent, amount) => {
  expect(exempt(rent)).toBe(amount);
});

test('the months of each employer count with its own salary and allowance', () => {
  // April to August, 40,000 a month: HRA 20,000, rent 15,000 less 4,000: 55,000. From October, 80,000 a month: HRA 10,000.
  const figures = {
    basicSalary: 200_000,
    houseRentAllowance: 100_000,
    rentPaid: 180_000,
    jobSpan: span(1, 5),
    otherJobs: [
      { span: span(7, 12), basicSalary: 480_000, houseRentAllowance: 60_000, otherAllowance: 0, taxDeducted: 0 },
    ],
  };
  const periods = listHraPeriods({ ...employee, ...figures });
  expect(periods.map(({ span: months, home }) => [months.from, months.to, home])).toEqual([
    [1, 5, 0],
    [7, 12, 0],
  ]);
  // 90,000 less 48,000 is less than the allowance of 60,000.
  expect(exempt(figures)).toBe(55_000 + 42_000);
  const { old } = estimateByAct({ ...employee, ...figures });
  expect(toRupees(old.grossIncome)).toBe(840_000);
  expect(old.deductions.find(({ id }) => id === 'houseRentAllowance')).toMatchObject({
    claimed: fromRupees(160_000),
    allowed: fromRupees(97_000),
  });
});

test('two employers in the same months count together', () => {
  const second = { span: span(1, 12), basicSalary: 600_000, houseRentAllowance: 0, otherAllowance: 0, taxDeducted: 0 };
  const [period] = listHraPeriods({ ...employee, rentPaid: 300_000, otherJobs: [second] });
  expect(period?.basicSalary).toBe(fromRupees(1_200_000));
});

test('whatever the homes, the months are twelve at most, and no more rent or allowance counts than was paid', () => {
  const spans = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 })).map(([one, other]) => ({
    from: Math.min(one, other),
    to: Math.max(one, other),
  }));
  const home = fc.record({
    span: spans,
    rentPaid: fc.integer({ min: 0, max: 400_000 }),
    city: fc.constantFrom('Delhi', ''),
  });
  const job = fc.record({
    span: spans,
    basicSalary: fc.integer({ min: 0, max: 900_000 }),
    houseRentAllowance: fc.integer({ min: 0, max: 500_000 }),
    otherAllowance: fc.constant(0),
    taxDeducted: fc.constant(0),
  });
  fc.assert(
    fc.property(
      fc.array(home, { maxLength: 5 }),
      fc.array(job, { maxLength: 3 }),
      spans,
      spans,
      (otherHomes, otherJobs, homeSpan, jobSpan) => {
        const inputs = { ...employee, rentPaid: 200_000, otherHomes, otherJobs, homeSpan, jobSpan };
        const periods = listHraPeriods(inputs);
        const months = periods.reduce((count, period) => count + period.span.to - period.span.from + 1, 0);
        expect(months).toBeLessThanOrEqual(12);
        const received = 300_000 + otherJobs.reduce((all, { houseRentAllowance }) => all + houseRentAllowance, 0);
        const rent = 200_000 + otherHomes.reduce((all, { rentPaid }) => all + rentPaid, 0);
        expect(sum(periods.map((period) => period.rentPaid))).toBeLessThanOrEqual(fromRupees(rent));
        expect(sumHraExemption(inputs)).toBeLessThanOrEqual(fromRupees(Math.min(rent, received)));
      },
    ),
  );
});

import fc from 'fast-check';
import { fromRupees, sum, toRupees, type Money } from '../money.ts';
import {
  addPayments,
  computeDates,
  computeYearEndInterest,
  dayOf,
  paymentDatesOf,
  planPayments,
  whyNotLiable,
  type AdvanceTaxFigures,
  type PaymentId,
} from './advanceTax.ts';

const ids: readonly PaymentId[] = ['june', 'september', 'december', 'march', 'later'];
const payments = (...rupees: readonly number[]): AdvanceTaxFigures['paid'] => {
  const [june = 0n, september = 0n, december = 0n, march = 0n, later = 0n] = rupees.map(fromRupees);
  return { june, september, december, march, later };
};
const year = '2026-27' as const;
const noGains = { year, taxOnGains: 0n, gainsFrom: 'june' } as const;
const interests = (figures: AdvanceTaxFigures) => computeDates(figures).map(({ interest }) => toRupees(interest));

test.each([
  // 15,000, 45,000, 75,000 and 1,00,000 are missing: 3%, 3%, 3% and 1%.
  ['nothing', [], [450, 1_350, 2_250, 1_000, 0]],
  ['all on time', [15_000, 30_000, 30_000, 25_000], [0, 0, 0, 0, 0]],
  // 12% and 36% are enough in June and in September, 75% in December.
  ['just enough', [12_000, 24_000, 39_000, 25_000], [0, 0, 0, 0, 0]],
  // A rupee below 12%: 3% of 15,000 − 11,999 = 3,001, in hundreds. In September of 45,000 − 35,999 = 9,001.
  ['a rupee too little', [11_999, 24_000, 39_001, 25_000], [90, 270, 0, 0, 0]],
  // 74,950 by December: 50 are missing, less than a hundred.
  ['less than a hundred too little', [15_000, 30_000, 29_950, 25_000], [0, 0, 0, 0, 0]],
  // 100 are missing in December: 3.
  ['a hundred too little', [15_000, 30_000, 29_900, 25_100], [0, 0, 3, 0, 0]],
  // The whole is paid after 15 March: still late for all four dates.
  ['all at the end', [0, 0, 0, 0, 100_000], [450, 1_350, 2_250, 1_000, 0]],
] as const)('of a tax of 1,00,000, %s paid bears this interest for each date', (_, paid, expected) => {
  expect(interests({ tax: fromRupees(100_000), ...noGains, paid: payments(...paid) })).toEqual(expected);
});

test('a tax of 1,23,456 counts in whole hundreds', () => {
  // 18,518.40; 55,555.20; 92,592; 1,23,456: in hundreds 18,500 55,500 92,500 and 1,23,400.
  const figures = { tax: fromRupees(123_456), ...noGains, paid: payments() };
  expect(interests(figures)).toEqual([555, 1_665, 2_775, 1_234, 0]);
  expect(computeDates(figures).map(({ due }) => toRupees(due))).toEqual([18_518.4, 55_555.2, 92_592, 123_456, 123_456]);
});

test.each([
  // Without gains 40,000: 15% and 45% of it; with them 75% and all of 1,00,000.
  ['december', [6_000, 18_000, 75_000, 100_000, 100_000]],
  ['june', [15_000, 45_000, 75_000, 100_000, 100_000]],
  ['september', [6_000, 45_000, 75_000, 100_000, 100_000]],
  ['march', [6_000, 18_000, 30_000, 100_000, 100_000]],
  ['later', [6_000, 18_000, 30_000, 40_000, 100_000]],
] as const)('gains that are first counted in %s are not due before', (gainsFrom, due) => {
  const figures = { year, tax: fromRupees(100_000), taxOnGains: fromRupees(60_000), gainsFrom, paid: payments() };
  expect(computeDates(figures).map((date) => toRupees(date.due))).toEqual(due);
});

test('if others deducted more than the tax on other income, nothing is due before the gains', () => {
  const figures = {
    year,
    tax: fromRupees(50_000),
    taxOnGains: fromRupees(60_000),
    gainsFrom: 'march',
    paid: payments(),
  } as const;
  expect(computeDates(figures).map(({ due }) => toRupees(due))).toEqual([0, 0, 0, 50_000, 50_000]);
  // Nothing was paid on the gains either, so they count from June: 7,500, 22,500, 37,500 and 50,000 are missing.
  expect(interests(figures)).toEqual([225, 675, 1_125, 500, 0]);
  // With the tax on them paid by 31 March, only March is late.
  expect(interests({ ...figures, paid: payments(0, 0, 0, 0, 50_000) })).toEqual([0, 0, 0, 500, 0]);
});

test.each([
  // April to July are four months; part of a month is a month.
  [0, '2027-07-31', 4_000],
  [0, '2027-07-01', 4_000],
  [0, '2027-04-01', 1_000],
  [0, '2028-01-15', 10_000],
  // 89,999 is less than 90%: 10,001 are missing, in hundreds.
  [89_999, '2027-07-31', 400],
  [90_000, '2027-07-31', 0],
  [50_050, '2027-07-31', 1_996],
] as const)('of 1,00,000, %d paid in advance, the rest on %s, bears %d after the year', (paid, payment, interest) => {
  const figures = { tax: fromRupees(100_000), ...noGains, paid: payments(0, 0, 0, 0, paid) };
  expect(toRupees(computeYearEndInterest(figures, payment))).toBe(interest);
});

test.each([
  ['2026-04-10', [], [15_000, 30_000, 30_000, 25_000, 0]],
  ['2026-11-26', [], [0, 0, 75_000, 25_000, 0]],
  ['2026-11-26', [20_000, 10_000], [0, 0, 45_000, 25_000, 0]],
  ['2026-12-15', [20_000, 10_000], [0, 0, 45_000, 25_000, 0]],
  ['2026-12-16', [20_000, 10_000], [0, 0, 0, 70_000, 0]],
  ['2027-03-20', [20_000, 10_000], [0, 0, 0, 0, 70_000]],
  ['2027-04-01', [20_000, 10_000], [0, 0, 0, 0, 0]],
  ['2026-04-10', [50_000], [0, 0, 25_000, 25_000, 0]],
  ['2026-11-26', [100_000], [0, 0, 0, 0, 0]],
] as const)('on %s, after payments of %j, these are left to pay', (today, paid, expected) => {
  const figures = { tax: fromRupees(100_000), ...noGains, paid: payments(...paid) };
  const planned = planPayments(figures, today);
  expect(ids.map((id) => toRupees(planned[id]))).toEqual(expected);
});

test('the tax on gains of late March is paid until the end of the year', () => {
  const figures = {
    year,
    tax: fromRupees(100_000),
    taxOnGains: fromRupees(60_000),
    gainsFrom: 'later',
    paid: payments(),
  } as const;
  const planned = planPayments(figures, '2026-11-26');
  expect(ids.map((id) => toRupees(planned[id]))).toEqual([0, 0, 30_000, 10_000, 60_000]);
});

test('the dates of 2026-27', () => {
  expect(paymentDatesOf(year).map((date) => dayOf(year, date))).toEqual([
    '2026-06-15',
    '2026-09-15',
    '2026-12-15',
    '2027-03-15',
    '2027-03-31',
  ]);
});

test.each([
  [9_999.99, 'under60', true, 'small'],
  [10_000, 'under60', true, undefined],
  [10_000, '60to79', true, 'age'],
  [10_000, '80plus', true, 'age'],
  [10_000, '60to79', false, undefined],
] as const)('a tax of %d, of a person of %s, resident %s: %s', (tax, age, resident, why) => {
  expect(whyNotLiable(fromRupees(tax), { year, age, resident })).toBe(why);
});

const money = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((paise) => fromRupees(paise / 100));
const anyFigures: fc.Arbitrary<AdvanceTaxFigures> = fc.record({
  year: fc.constant(year),
  tax: money(3_000_000),
  taxOnGains: money(1_000_000),
  gainsFrom: fc.constantFrom(...ids),
  paid: fc.record({
    june: money(300_000),
    september: money(300_000),
    december: money(300_000),
    march: money(300_000),
    later: money(300_000),
  }),
});
const allInterest = (figures: AdvanceTaxFigures): Money =>
  sum(computeDates(figures).map(({ interest }) => interest)) + computeYearEndInterest(figures, '2027-07-31');

test('who pays as planned from the beginning pays no interest', () => {
  fc.assert(
    fc.property(anyFigures, (figures) => {
      const planned = planPayments(figures, '2026-04-01');
      expect(allInterest({ ...figures, paid: addPayments(figures.paid, planned) })).toBe(0n);
    }),
  );
});

test('paying more never costs interest, which is in whole rupees and never negative', () => {
  fc.assert(
    fc.property(anyFigures, fc.constantFrom(...ids), money(500_000), (figures, id, more) => {
      const before = allInterest(figures);
      const after = allInterest({ ...figures, paid: { ...figures.paid, [id]: figures.paid[id] + more } });
      expect(after).toBeLessThanOrEqual(before);
      expect(after).toBeGreaterThanOrEqual(0n);
      expect(after % fromRupees(1)).toBe(0n);
    }),
  );
});

test.each([
  // 60,000 on gains, of 1,00,000, from December on: without them 6,000 and 18,000 are due in June and September.
  ['the tax on gains is paid by the dates after them', [6_000, 12_000, 60_000, 22_000], [0, 0, 0, 0, 0]],
  ['ten rupees of it are not paid', [6_000, 12_000, 57_000, 2_990], [270, 810, 0, 220, 0]],
  ['it is paid by 31 March', [6_000, 12_000, 0, 0, 60_000], [0, 0, 1_710, 820, 0]],
  ['the whole tax was paid before', [18_000, 82_000], [0, 0, 0, 0, 0]],
] as const)('gains after September are no reason for interest before them if %s', (_, paid, expected) => {
  const figures = {
    year,
    tax: fromRupees(100_000),
    taxOnGains: fromRupees(60_000),
    gainsFrom: 'december',
    paid: payments(...paid),
  } as const;
  expect(interests(figures)).toEqual(expected);
});

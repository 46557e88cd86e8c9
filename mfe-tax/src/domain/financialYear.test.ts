import {
  chooseYear,
  countMonthsLeft,
  financialYears,
  LATEST_YEAR,
  nameDay,
  nameFinancialYear,
} from './financialYear.ts';

describe('the financial year of a moment', () => {
  test.each([
    ['2026-03-31T18:29:59Z', '2025-26'],
    ['2026-03-31T18:30:00Z', '2026-27'],
    ['2026-11-25T12:00:00Z', '2026-27'],
    ['2026-12-31T23:00:00Z', '2026-27'],
    ['2027-01-15T00:00:00Z', '2026-27'],
    ['2099-04-01T00:00:00Z', '2099-00'],
    ['2008-05-01T00:00:00Z', '2008-09'],
  ])('at %s is %s', (moment, year) => {
    expect(nameFinancialYear(new Date(moment))).toBe(year);
  });
});

test('a day begins in India five and a half hours before it does in London', () => {
  expect(['2026-11-25T18:29:59Z', '2026-11-25T18:30:00Z'].map((moment) => nameDay(new Date(moment)))).toEqual([
    '2026-11-25',
    '2026-11-26',
  ]);
});

test.each([
  ['2026-27', '2026-04-01', 12],
  ['2026-27', '2026-11-26', 5],
  ['2026-27', '2027-03-31', 1],
  ['2025-26', '2026-04-01', 0],
  ['2024-25', '2026-11-26', 0],
] as const)('of %s, on %s, %d months are left', (year, day, months) => {
  expect(countMonthsLeft(year, day)).toBe(months);
});

describe('the year that is computed', () => {
  test('is the wanted one if its figures are known', () => {
    expect(financialYears.map(chooseYear)).toEqual(financialYears.map((year) => ({ year })));
  });

  test('is the latest one otherwise, with the name of the wanted one', () => {
    expect(chooseYear('2099-00')).toEqual({ year: LATEST_YEAR, unknownYear: '2099-00' });
  });

  test('has no gap before the latest one', () => {
    const starts = financialYears.map((year) => Number(year.slice(0, 4)));
    expect(starts).toEqual(starts.map((_, index) => Number(LATEST_YEAR.slice(0, 4)) - index));
  });
});

describe('a new year', () => {
  const missingYear = (moment: Date) => chooseYear(nameFinancialYear(moment)).unknownYear;

  test('has its file in `years` from its first day on: docs/tax.md says how it is added', () => {
    expect(missingYear(new Date())).toBeUndefined();
  });

  test('is missed on 1 April, in India, and not a moment before', () => {
    const next = Number(LATEST_YEAR.slice(0, 4)) + 1;
    expect(missingYear(new Date(`${next}-03-31T18:29:59Z`))).toBeUndefined();
    expect(missingYear(new Date(`${next}-03-31T18:30:00Z`))).toBe(`${next}-${String(next + 1).slice(2)}`);
  });
});

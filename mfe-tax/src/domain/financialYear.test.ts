import { chooseYear, financialYears, LATEST_YEAR, nameFinancialYear } from './financialYear.ts';

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

describe('the year that is computed', () => {
  test('is the wanted one if its figures are known', () => {
    expect(financialYears.map(chooseYear)).toEqual(financialYears.map((year) => ({ year })));
  });

  test('is the latest one otherwise, with the name of the wanted one', () => {
    expect(chooseYear('2027-28')).toEqual({ year: LATEST_YEAR, unknownYear: '2027-28' });
  });

  test('the latest one is the last of the list', () => {
    expect(financialYears.at(-1)).toBe(LATEST_YEAR);
  });
});

import { financialYears } from '../financialYear.ts';
import { returnDates } from './returnDates.ts';
import { updatedReturnTerms } from './updatedReturn.ts';

test('an updated return of 2026-27 costs more with each year', () => {
  expect(updatedReturnTerms('2026-27')).toEqual([
    { until: '2029-03-31', percent: 25 },
    { until: '2030-03-31', percent: 50 },
    { until: '2031-03-31', percent: 60 },
    { until: '2032-03-31', percent: 70 },
  ]);
});

test('the first term ends after the last day of a revised return, and the last one on that of an updated return', () => {
  for (const year of financialYears) {
    const { revised, updated } = returnDates(year);
    const terms = updatedReturnTerms(year).map(({ until }) => until);
    expect(terms.at(-1)).toBe(updated);
    expect((terms[0] ?? '') > revised).toBe(true);
  }
});

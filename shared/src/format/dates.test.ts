import { longDate } from './dates.ts';

test.each([
  ['2026-10-13', '13 October 2026'],
  ['2025-03-01', '1 March 2025'],
])('%s reads %s', (day, text) => {
  expect(longDate(day)).toBe(text);
});

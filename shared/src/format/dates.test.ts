import * as fc from 'fast-check';
import { longDate } from './dates.ts';
import { hindiWords } from './hindiWords.ts';

test.each([
  ['2026-10-13', '13 October 2026'],
  ['2025-03-01', '1 March 2025'],
])('%s reads %s', (day, text) => {
  expect(longDate(day)).toBe(text);
});

test('every day reads as the browser writes it out, and no leading zero is left', () => {
  const written = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const days = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (day) => {
      expect(longDate(day.toISOString().slice(0, 10))).toBe(written.format(day));
    }),
  );
});

test('a date in another language has the words of that language', () => {
  expect(longDate('2026-11-03', hindiWords)).toBe('3 नवंबर 2026');
});

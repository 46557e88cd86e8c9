import fc from 'fast-check';
import { findDates, printShifted, shiftDate } from './shiftDates.ts';

const period = { first: '2026-01-01', last: '2026-01-31' };
const shifted = (text: string, days = 7) => {
  const [found] = findDates(text, 'day first', period);
  return found && printShifted(text.slice(found.from, found.to), found.date, days, 'day first');
};

test.each([
  ['04/01/2026', '11/01/2026'],
  ['4.1.26', '11.1.26'],
  ['28-Jan-2026', '04-Feb-2026'],
  ['28 JANUARY 2026', '04 FEBRUARY 2026'],
  ['2026-01-28', '2026-02-04'],
  ['Jan 28, 2026', 'Feb 04, 2026'],
  ["04Jan'26", "11Jan'26"],
  ['2 Jan', '9 Jan'],
  ['jan 2', 'jan 9'],
  ['30/01', '06/02'],
])('%s becomes %s', (before, after) => {
  expect(shifted(before)).toBe(after);
});

test.each(['1,234.56', '12/34/5678', 'UPI/01/02/A', 'Janitor', '1234'])('%s is no date', (text) => {
  expect(findDates(text, 'day first', period)).toEqual([]);
});

test('two dates side by side in narrow columns are two, and without a year', () => {
  expect(findDates('10 Jan 10 Jan SHOP', 'day first', period)).toMatchObject([
    { from: 0, date: '2026-01-10', isWithoutYear: true },
    { from: 7, date: '2026-01-10', isWithoutYear: true },
  ]);
});

test('the order of figures is that of the statement', () => {
  const [found] = findDates('01/28/2026', 'month first', undefined);
  expect(found).toMatchObject({ date: '2026-01-28', isWithoutYear: false });
  expect(printShifted('01/28/2026', '2026-01-28', 7, 'month first')).toBe('02/04/2026');
});

test('what is printed is the shifted date in any form', () => {
  const days = fc.date({ min: new Date('2001-01-01'), max: new Date('2098-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.integer({ min: -400, max: 400 }), (day, by) => {
      const date = day.toISOString().slice(0, 10);
      for (const text of [date, date.split('-').toReversed().join('/')]) {
        const moved = printShifted(text, date, by, 'day first');
        expect(findDates(moved, 'day first', undefined)).toMatchObject([{ date: shiftDate(date, by) }]);
      }
    }),
  );
});

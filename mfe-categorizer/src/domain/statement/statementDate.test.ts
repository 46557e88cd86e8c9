import { isoDate, monthOf, readableDate, readableDay } from './statementDate.ts';

test.each([
  ['2025-10-01', '01 Oct 2025', '2025-10'],
  ['1/10/2025', '01 Oct 2025', '2025-10'],
  ['09-01-26', '09 Jan 2026', '2026-01'],
  ['13 Oct 2017', '13 Oct 2017', '2017-10'],
  ['3-FEB-25', '03 Feb 2025', '2025-02'],
  ['13 October 2017', '13 Oct 2017', '2017-10'],
])('“%s” reads %s', (text, readable, month) => {
  expect(readableDate(text)).toBe(readable);
  expect(monthOf(text)).toBe(month);
});

test.each(['', 'yesterday', '2025-13-01', '01 Foo 2025'])('“%s” stays as it is and lies in no month', (text) => {
  expect(readableDate(text)).toBe(text);
  expect(monthOf(text)).toBeUndefined();
});

test('a day is written without its year, and a date sorts by time', () => {
  expect([readableDay('2025-10-01'), readableDay('yesterday')]).toEqual(['01 Oct', 'yesterday']);
  expect([isoDate('1/10/2025'), isoDate('3-FEB-25'), isoDate('yesterday')]).toEqual([
    '2025-10-01',
    '2025-02-03',
    undefined,
  ]);
});

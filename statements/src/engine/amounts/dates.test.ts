import fc from 'fast-check';
import { dateFormats, isDatePart, readLeadingDate, parseDate } from './dates.ts';

describe('parseDate', () => {
  test.each([
    ['04/01/26', '2026-01-04'],
    ['04/01/2026', '2026-01-04'],
    ['4 Jan 2026', '2026-01-04'],
    ['04-JAN-26', '2026-01-04'],
    ['04/January/2026', '2026-01-04'],
    ['04.01.2026', '2026-01-04'],
    ['04 Jan, 2026', '2026-01-04'],
    ['2026/01/04', '2026-01-04'],
    ['June30, 2025', '2025-06-30'],
    ['0 1 JAN 202 5', '2025-01-01'],
  ])('reads %s', (text, expected) => {
    expect(parseDate(text, dateFormats)).toBe(expected);
  });

  test.each(['31/02/2026', '01/13/2026', '00/01/2026', '01 Foo 2026', '01/01', 'Date', '', '1,234.00'])(
    'refuses %j',
    (text) => {
      expect(parseDate(text, dateFormats)).toBeUndefined();
    },
  );

  test('never confuses the month with the day', () => {
    const date = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(date, (day) => {
        const iso = day.toISOString().slice(0, 10);
        const [year, month, dayOfMonth] = iso.split('-');
        expect(parseDate(`${dayOfMonth}/${month}/${year}`, ['DD/MM/YYYY'])).toBe(iso);
        expect(parseDate(`${dayOfMonth}-${month}-${year?.slice(2)}`, ['DD-MM-YY'])).toBe(iso);
      }),
    );
  });

  test('reads only the formats it is given', () => {
    expect(parseDate('04-01-2026', ['DD/MM/YYYY'])).toBeUndefined();
  });
});

describe('readLeadingDate', () => {
  test.each([
    [['01', 'Jan', '26', '09:07'], { date: '2026-01-01', wordsTaken: 4 }],
    [['04/01/2026', '10:15:00', 'AM'], { date: '2026-01-04', wordsTaken: 3 }],
    [['01-09-2026', 'UPI/SHOP'], { date: '2026-09-01', wordsTaken: 1 }],
    [['2', 'Jan'], undefined],
    [['Total'], undefined],
  ])('%j', (words, expected) => {
    expect(readLeadingDate(words)).toEqual(expected);
  });
});

describe('isDatePart', () => {
  test.each(['2026', '13-Oct-', '09:07', 'PM', '(02-Sep-23)', 'Jan', '10:15:00AM'])('takes %s', (text) => {
    expect(isDatePart(text)).toBe(true);
  });

  test.each(['Page', '(1897)x', 'HDFC', 'Ref2026', '1,234.00'])('refuses %s', (text) => {
    expect(isDatePart(text)).toBe(false);
  });
});

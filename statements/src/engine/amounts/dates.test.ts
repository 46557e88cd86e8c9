import fc from 'fast-check';
import { isDate, isDatePart, isDayOfYear, parseDate, readLeadingDate } from './dates.ts';

describe('parseDate', () => {
  test.each([
    ['04/01/26', '2026-01-04'],
    ['04/01/2026', '2026-01-04'],
    ['4.1.2026', '2026-01-04'],
    ['4 Jan 2026', '2026-01-04'],
    ['04-JAN-26', '2026-01-04'],
    ['04/January/2026', '2026-01-04'],
    ['04.01.2026', '2026-01-04'],
    ['04 Jan, 2026', '2026-01-04'],
    ["04Jan'26", '2026-01-04'],
    ['2026/01/04', '2026-01-04'],
    ['2026-Jan-04', '2026-01-04'],
    ['June30, 2025', '2025-06-30'],
    ['Sept 5, 2025', '2025-09-05'],
    ['0 1 JAN 202 5', '2025-01-01'],
    ['12 janv. 2026', '2026-01-12'],
    ['3 févr. 2026', '2026-02-03'],
    ['1 AOÛT 2026', '2026-08-01'],
    ['14-déc.-26', '2026-12-14'],
    ['30 juin 2026', '2026-06-30'],
    ['30 juil. 2026', '2026-07-30'],
    ['05-Ene-23', '2023-01-05'],
    ['1 Abr 2026', '2026-04-01'],
    ['2. März 2026', '2026-03-02'],
    ['3 dez 2026', '2026-12-03'],
    ['4 settembre 2026', '2026-09-04'],
    ['5 mei 2026', '2026-05-05'],
  ])('reads %s', (text, expected) => {
    expect(parseDate(text)).toBe(expected);
  });

  test.each([
    '31/02/2026',
    '01/13/2026',
    '00/01/2026',
    '01 Foo 2026',
    '01 Jui 2026',
    '01 Janitor 2026',
    '01/01',
    '01/02-2026',
    'Date',
    '',
    '1,234.00',
    '123456',
  ])('refuses %j', (text) => {
    expect(parseDate(text)).toBeUndefined();
  });

  const anyDay = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10));

  test('never confuses the month with the day', () => {
    fc.assert(
      fc.property(anyDay, (iso) => {
        const [year, month, day] = iso.split('-');
        expect(parseDate(`${day}/${month}/${year}`)).toBe(iso);
        expect(parseDate(`${day}-${month}-${year?.slice(2)}`)).toBe(iso);
        expect(parseDate(`${month}/${day}/${year}`, { order: 'month first' })).toBe(iso);
        expect(parseDate(iso, { order: 'month first' })).toBe(iso);
      }),
    );
  });

  test('knows how many days each month has', () => {
    const figures = fc.tuple(fc.integer({ min: 1950, max: 2099 }), fc.nat({ max: 14 }), fc.nat({ max: 33 }));
    fc.assert(
      fc.property(figures, ([year, month, day]) => {
        const onCalendar = new Date(Date.UTC(year, month - 1, day));
        const isDay = onCalendar.getUTCMonth() === month - 1 && onCalendar.getUTCDate() === day;
        const expected = isDay ? onCalendar.toISOString().slice(0, 10) : undefined;
        expect(parseDate(`${day}/${month}/${year}`)).toBe(expected);
      }),
    );
    expect([parseDate('29/02/2000'), parseDate('29/02/2023')]).toEqual(['2000-02-29', undefined]);
  });

  test.each(['20/01/2620', '1 Jan 0026'])('finds no date in %s, whose year is that of no statement', (text) => {
    expect(parseDate(text)).toBeUndefined();
  });

  test('takes the year of a day from the period that it lies in', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 330 }), (iso, days) => {
        const last = new Date(Date.parse(iso) + days * 86_400_000).toISOString().slice(0, 10);
        const [, month, day] = iso.split('-');
        expect(parseDate(`${day}/${month}`, { order: 'day first', period: { first: iso, last } })).toBe(iso);
      }),
    );
  });

  test('reads no day far outside the period', () => {
    const period = { first: '2024-03-01', last: '2024-03-31' };
    expect(parseDate('2 Jul', { order: 'day first', period })).toBeUndefined();
    expect(parseDate('2 Apr', { order: 'day first', period })).toBe('2024-04-02');
  });
});

test('a date is one in either order, and a day of a year is not a date', () => {
  expect([isDate('31/01/2026'), isDate('01/31/2026'), isDate('31/01'), isDate('31/31/2026')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect([isDayOfYear('31/01'), isDayOfYear('2 Jul'), isDayOfYear('29 Feb'), isDayOfYear('40/01')]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

describe('readLeadingDate', () => {
  test.each([
    [['01', 'Jan', '26', '09:07'], { text: '01 Jan 26', wordsTaken: 4 }],
    [['04/01/2026', '10:15:00', 'AM'], { text: '04/01/2026', wordsTaken: 3 }],
    [['01-09-2026', 'UPI/SHOP'], { text: '01-09-2026', wordsTaken: 1 }],
    [['2', 'Jan', 'A', 'SHOP'], { text: '2 Jan', wordsTaken: 2 }],
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

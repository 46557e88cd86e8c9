import { isBlank, looksLikeDate, normalizeCell, readAmount, readDate, readMoney, readSideCell } from './cells.ts';

test.each([
  [undefined, ''],
  ['  a \n b ', 'a b'],
  ['="0012"', '0012'],
  ['=" 1.00 "', '1.00'],
  ['="unclosed', '="unclosed'],
])('normalizeCell(%j) is %j', (cell, expected) => {
  expect(normalizeCell(cell)).toBe(expected);
});

describe('isBlank', () => {
  test.each([undefined, '', ' ', '-', '–', '.', 'NA', 'N/A', 'n.a.', 'nil', 'NULL', 'none', '="-"'])(
    'is true for %j',
    (cell) => {
      expect(isBlank(cell)).toBe(true);
    },
  );

  test.each(['0', '0.00', 'NANA', 'nothing', 'A'])('is false for %j', (cell) => {
    expect(isBlank(cell)).toBe(false);
  });
});

describe('readDate', () => {
  test.each([
    ['01/04/2026', '2026-04-01'],
    ["'01-Apr-26", '2026-04-01'],
    ['="01/04/2026"', '2026-04-01'],
    ['2026-04-01T10:15:00Z', '2026-04-01'],
    ['01/04/2026 10:15:00 PM', '2026-04-01'],
    ['01/04/2026, 22.15', '2026-04-01'],
    ['0１/04/2026', '2026-04-01'],
  ])('reads %j', (cell, date) => {
    expect(readDate(cell)).toBe(date);
  });

  test('recognizes what was meant as a date', () => {
    expect(readDate('32/13/2026')).toBeUndefined();
    expect(looksLikeDate('32/13/2026')).toBe(true);
    expect(looksLikeDate('1 xyz 2026')).toBe(true);
    for (const cell of [undefined, '', '1,234.00', 'Total', '12/5']) expect(looksLikeDate(cell)).toBe(false);
  });

  test('reads nothing from a cell that is too long', () => {
    expect(readDate(`01/04/2026${' 10:15'.repeat(12)}`)).toBeUndefined();
  });
});

describe('readAmount', () => {
  test.each([
    ['1,234.50', { paise: 123450 }],
    ['−1,234.50', { paise: -123450 }],
    ['1,234.50-', { paise: -123450 }],
    ['1,234.50 Dr', { paise: 123450, side: 'debit' }],
    ['1,234.50 Credit', { paise: 123450, side: 'credit' }],
    ['1,234.5000', { paise: 123450 }],
    ['="1234.5"', { paise: 123450 }],
    ["'1234.5", { paise: 123450 }],
    ['１２.００', { paise: 1200 }],
  ])('reads %j', (cell, money) => {
    expect(readAmount(cell)).toEqual(money);
    expect(readMoney(cell)).toEqual(money);
  });

  test('distinguishes nothing from what cannot be read', () => {
    expect(readAmount('-')).toBe('nothing');
    for (const cell of ['abc', '1.234', '1 Dr Cr', '1'.repeat(61)]) expect(readAmount(cell)).toBe('unreadable');
    expect(readMoney('-')).toBeUndefined();
    expect(readMoney('abc')).toBeUndefined();
  });
});

test('readSideCell reads a side and nothing else', () => {
  expect([' Dr. ', '(CR)', 'Withdrawal', 'Deposit'].map(readSideCell)).toEqual(['debit', 'credit', 'debit', 'credit']);
  expect([undefined, '', 'Dr 12', 'Cheque'].map(readSideCell)).toEqual([undefined, undefined, undefined, undefined]);
});

test.each([
  ['Rs.150', 15_000],
  ['Rs.1.500', 150],
  ['₹ 2,000.000', 200_000],
])('ST-33 the point after Rs is not that before paise: %s', (cell, paise) => {
  expect(readMoney(cell)?.paise).toBe(paise);
});

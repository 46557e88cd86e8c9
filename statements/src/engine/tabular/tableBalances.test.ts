import { isBalanceLine, readTableBalances } from './tableBalances.ts';

const april = { first: '2026-04-01', last: '2026-04-30' };
const read = (...lines: readonly (readonly string[])[]) => readTableBalances(lines, 3, april);

describe('isBalanceLine', () => {
  test.each([
    'Opening Balance',
    'B/F',
    'Balance B/F',
    'BROUGHT FORWARD',
    'Opening Balance : 100.00',
    'Total',
    'Grand Total',
    'Total Debits:',
  ])('is true for %j', (narration) => expect(isBalanceLine(narration)).toBe(true));

  test.each(['OPENING BALANCE STORES', 'Total Energies', 'C/F AGENCIES', 'UPI/TOTAL', ''])(
    'is false for %j',
    (narration) => expect(isBalanceLine(narration)).toBe(false),
  );
});

describe('readTableBalances', () => {
  test.each<[string, readonly (readonly string[])[]]>([
    ['in the cell of its label', [['Opening Balance: 1,000.00']]],
    ['after a day', [['Opening Balance as on 01/04/2026 : INR 1,000.00']]],
    ['in the balance column', [['Opening Balance', '', '7.00', '1,000.00']]],
    ['beside its label', [['Opening Balance', ':', '1,000.00']]],
    ['beside its label, after a date', [['Opening Balance', '01/04/2026', '1,000.00']]],
    [
      'below its label',
      [
        ['Opening Balance', 'Closing'],
        ['1,000.00', ''],
      ],
    ],
    ['two lines below its label', [['Opening Balance'], [''], ['1,000.00']]],
  ])('finds an opening balance %s', (_where, lines) => {
    expect(readTableBalances(lines, lines[0]?.length === 4 ? 3 : undefined, april)).toEqual({ openingPaise: 100000 });
  });

  test('does not look further below, nor past a text beside', () => {
    expect(read(['Opening Balance'], [''], [''], ['1,000.00'])).toEqual({});
    expect(read(['Opening Balance', 'see below', '', ''], ['', '1.00'])).toEqual({});
  });

  test('counts a balance marked Dr below zero', () => {
    expect(read(['Closing Balance', '', '', '5.00 Dr'])).toEqual({ closingPaise: -500 });
  });

  test('uses the first opening and the last closing balance', () => {
    expect(read(['B/F', '1.00'], ['B/F', '2.00'], ['C/F', '3.00'], ['C/F', '4.00'])).toEqual({
      openingPaise: 100,
      closingPaise: 400,
    });
  });

  test.each<[string, string, object]>([
    ['the first day', '01/04/2026', { openingPaise: 100 }],
    ['a day before', '31/03/2026', { openingPaise: 100 }],
    ['the last day', '30/04/2026', { closingPaise: 100 }],
    ['a day after', '01/05/2026', { closingPaise: 100 }],
    ['a day between', '15/04/2026', {}],
  ])('reads a balance as on %s', (_what, day, expected) => {
    expect(read([`Balance as on ${day}: 1.00`])).toEqual(expected);
  });

  test('does not know which balance it is where all rows are on one day', () => {
    const day = { first: '2026-04-01', last: '2026-04-01' };
    expect(readTableBalances([['Balance as on 01/04/2026: 1.00']], 3, day)).toEqual({});
  });
});

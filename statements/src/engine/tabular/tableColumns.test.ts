import { findTableColumns } from './tableColumns.ts';

const names = { description: 'Narration', debit: 'Debit', credit: 'Credit' };
const titles = ['Date', 'Narration', 'Debit', 'Credit', 'Balance'];
const rows = [
  ['01/04/2026', 'A', '1.00', '', '99.00'],
  ['02/04/2026', 'B', '', '2.00', '101.00'],
];

function find(line: readonly string[], sample: readonly (readonly string[])[] = rows, asked = names) {
  const found = findTableColumns(line, sample, asked);
  return 'missing' in found ? found.missing : found.columns;
}

describe('findTableColumns', () => {
  test('finds columns by name, date and balance by title and content', () => {
    expect(find(titles)).toEqual({
      date: 0,
      description: 1,
      otherNarrations: [],
      amounts: [{ kind: 'two', debit: 2, credit: 3 }],
      balances: [4],
      balancesAreNamed: true,
    });
  });

  test('names what is missing', () => {
    expect(find(['Date', 'Text', 'Debit', 'Balance'])).toEqual(['Narration', 'Credit']);
  });

  test('prefers the title that fits best, then the column that holds what it should', () => {
    expect(
      find(['Date', 'Narration 2', 'Narration', 'Debit', 'Credit'], [['01/04/2026', 'X', 'A', '1.00', '']]),
    ).toMatchObject({ description: 2 });
    const twice = ['Date', 'Narration', 'Debit', 'Debit', 'Credit'];
    expect(find(twice, [['01/04/2026', 'A', 'text', '1.00', '2.00']])).toMatchObject({
      amounts: [{ debit: 3, credit: 4 }],
    });
  });

  test.each<[string, readonly string[]]>([
    ['Value Date', ['Value Date', 'Txn Date']],
    ['Date', ['Value Date', 'Date']],
    ['Posted', ['Value Date', 'Post Date']],
  ])('prefers the transaction date to %s', (_title, [first = '', second = '']) => {
    const line = [first, second, 'Narration', 'Debit', 'Credit'];
    expect(find(line, [['01/04/2026', '02/04/2026', 'A', '1.00', '']])).toMatchObject({ date: 1 });
  });

  test('finds no date in a column where few cells are dates', () => {
    const sample = [...rows, ...rows].map((row, index) => (index === 0 ? row : ['x', ...row.slice(1)]));
    expect(find(titles, sample)).toMatchObject({ date: undefined });
  });

  test('finds one column of amounts, and columns that may state its side', () => {
    const line = ['Date', 'Narration', 'Type', 'Amount', 'Dr/Cr', 'Balance'];
    const sample = [['01/04/2026', 'A', 'D', '1.00', 'Dr', '99.00']];
    const asked = { description: 'Narration', debit: 'Amount', credit: 'amount' };
    expect(find(line, sample, asked)).toMatchObject({
      amounts: [
        { kind: 'one', amount: 3, side: 4 },
        { kind: 'one', amount: 3, side: 2 },
        { kind: 'one', amount: 3, side: undefined },
      ],
    });
  });

  test('recognizes a side that is named as an amount', () => {
    const line = ['Date', 'Narration', 'Amount', 'Dr/Cr'];
    const sample = [['01/04/2026', 'A', '1.00', 'Dr']];
    for (const [debit, credit] of [
      ['Amount', 'Dr/Cr'],
      ['Dr/Cr', 'Amount'],
    ] as const) {
      expect(find(line, sample, { description: 'Narration', debit, credit })).toMatchObject({
        amounts: [{ kind: 'one', amount: 2, side: 3 }],
      });
    }
  });

  test('considers every other column of amounts if none is called a balance', () => {
    const line = ['Date', 'Narration', 'Debit', 'Credit', 'Left', 'Fee'];
    const sample = [['01/04/2026', 'A', '1.00', '', '99.00', '0.10']];
    expect(find(line, sample)).toMatchObject({ balances: [4, 5], balancesAreNamed: false });
  });
});

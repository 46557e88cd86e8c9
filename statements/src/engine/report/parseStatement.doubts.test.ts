import { parseStatement } from './parseStatement.ts';
import { typedTextSource } from '../text/testing/typedTextSource.ts';
import type { TypedText } from '../text/testing/typedTextSource.ts';

const size = 8;
const ending = (x: number, y: number, text: string): TypedText => ({ x: x - text.length * (size / 2), y, text });

/** A statement of an unknown bank, from an unknown country. */
function statement(dates: readonly string[], letterhead = 'A bank somewhere'): TypedText[] {
  return [
    { x: 20, y: 20, text: letterhead },
    { x: 20, y: 60, text: 'Date' },
    { x: 90, y: 60, text: 'Description' },
    ending(430, 60, 'Debit'),
    ending(500, 60, 'Credit'),
    ending(590, 60, 'Balance'),
    ...dates.flatMap((date, index) => [
      { x: 20, y: 80 + 14 * index, text: date },
      { x: 90, y: 80 + 14 * index, text: `RENT ${'ABC'.charAt(index)}` },
      ending(430, 80 + 14 * index, '10.00'),
      ending(590, 80 + 14 * index, `${90 - 10 * index}.00`),
    ]),
  ];
}

const read = (texts: readonly TypedText[], isDamaged = false) =>
  parseStatement({ ...typedTextSource([texts]), isDamaged }, { maxPages: 9 });

describe('dates that can be read in two ways', () => {
  const open = ['02/03/2026', '02/04/2026', '02/05/2026'];

  test('are read with the day first, said, and the balances prove the figures alone', () => {
    const { transactions, doubts } = read(statement(open));
    expect(transactions.map(({ date }) => date)).toEqual(['2026-03-02', '2026-04-02', '2026-05-02']);
    expect(transactions.map(({ status }) => status)).toEqual(['inferred', 'figures-proved', 'figures-proved']);
    expect(doubts).toEqual(['dates-ambiguous']);
  });

  test.each([
    ['a printed period', 'Statement from 01/31/2026 to 02/28/2026', '2026-02-03'],
    ['an Indian bank', 'IFSC SAHY0000001', '2026-03-02'],
    ['an American bank', 'Member FDIC', '2026-02-03'],
  ])('are told by %s', (_, letterhead, first) => {
    const { transactions, doubts } = read(statement(open, letterhead));
    expect(transactions[0]).toMatchObject({ date: first });
    expect(transactions.map(({ status }) => status)).toEqual(['inferred', 'proved', 'proved']);
    expect(doubts).toEqual([]);
  });

  test('are told by a day that is no month', () => {
    const { transactions, doubts } = read(statement(['02/03/2026', '02/13/2026']));
    expect(transactions[0]).toMatchObject({ date: '2026-02-03' });
    expect(doubts).toEqual([]);
  });
});

test('of a damaged file nothing is proved', () => {
  const { transactions, proof, doubts } = read(statement(['22/03/2026', '23/03/2026']), true);
  expect(transactions.map(({ status }) => status)).toEqual(['unproved', 'unproved']);
  expect(proof.breaks).toBe(1);
  expect(doubts).toEqual(['damaged']);
});

test('a file that lacks a page of the statement says so', () => {
  expect(read(statement(['22/03/2026'], 'Page 1 of 2')).doubts).toEqual(['pages-missing']);
  expect(read(statement(['22/03/2026'], 'Page 1 of 1')).doubts).toEqual([]);
});

describe('a file without rows', () => {
  const titles = statement([], 'A bank somewhere that sends a statement to each customer');

  test('holds no transactions if everything was read', () => {
    expect(read(titles).transactions).toEqual([]);
  });

  test('is refused if it is damaged', () => {
    expect(() => read(titles, true)).toThrow('This PDF is damaged');
  });

  test('is refused if pages are missing', () => {
    expect(() => read([...titles, { x: 20, y: 700, text: 'Page 1 of 3' }])).toThrow(
      'Some pages of the statement are missing',
    );
  });

  test('is refused if its balance moved', () => {
    const balances = (closing: string) => [
      ...titles,
      { x: 90, y: 80, text: 'Opening Balance' },
      ending(590, 80, '100.00'),
      { x: 90, y: 94, text: 'Closing Balance' },
      ending(590, 94, closing),
    ];
    expect(read(balances('100.00')).transactions).toEqual([]);
    expect(() => read(balances('90.00'))).toThrow('its rows could not be read');
  });

  test('is refused if lines of it have amounts, though no date was read', () => {
    const lines = [80, 110, 140].flatMap((y, index) => [
      { x: 20, y, text: `the ${String(21 + index)}st` },
      { x: 90, y, text: 'RENT' },
      ending(430, y, '10.00'),
    ]);
    expect(() => read([...titles, ...lines])).toThrow('its rows could not be read');
  });

  test('is refused if lines of it have a date and a figure', () => {
    const lines = ['01/02', '02/02', '03/02'].flatMap((date, index) => [
      { x: 20, y: 80 + 14 * index, text: date },
      ending(590, 80 + 14 * index, '1200'),
    ]);
    expect(() => read([...titles, ...lines])).toThrow('its rows could not be read');
  });
});

describe('a row that only states a balance is no transaction', () => {
  const rows = (texts: readonly (readonly [string, string, string])[]) => [
    ...statement([]),
    ...texts.flatMap(([text, debit, balance], index) => [
      { x: 20, y: 80 + 14 * index, text: `${20 + index}/03/2026` },
      { x: 90, y: 80 + 14 * index, text },
      ...(debit === '' ? [] : [ending(430, 80 + 14 * index, debit)]),
      ending(590, 80 + 14 * index, balance),
    ]),
  ];

  test.each(['Opening Balance', '1 Opening Balance', 'SURAT ROAD B/F', 'Account Balance'])('%s', (text) => {
    const { transactions, proof } = read(
      rows([
        [text, '', '100.00'],
        ['RENT', '10.00', '90.00'],
      ]),
    );
    expect(transactions).toMatchObject([{ description: 'RENT', status: 'proved' }]);
    expect(proof.openingPaise).toBe(100_00);
  });

  test('a note with a date and the balance of the row before', () => {
    const { transactions } = read(
      rows([
        ['RENT', '10.00', '90.00'],
        ['LIEN MARKED', '', '90.00'],
        ['TEA', '5.00', '85.00'],
      ]),
    );
    expect(transactions.map(({ description }) => description)).toEqual(['RENT', 'TEA']);
  });

  test('not one that prints an amount of nothing', () => {
    const { transactions } = read(
      rows([
        ['RENT', '10.00', '90.00'],
        ['CHARGE WAIVED', '0.00', '90.00'],
      ]),
    );
    expect(transactions.map(({ description }) => description)).toEqual(['RENT', 'CHARGE WAIVED']);
  });
});

test('dates without a year are in the period of the statement, whatever a note below the rows names', () => {
  const texts = statement(['02 Apr', '03 May', '04 Jun'], 'Statement for April 1 - June 30, 2025');
  const note = { x: 20, y: 200, text: 'Interest was paid from 01/04/2023 to 31/03/2024, as on 31/03/2024.' };
  expect(read([...texts, note]).transactions.map(({ date }) => date)).toEqual([
    '2025-04-02',
    '2025-05-03',
    '2025-06-04',
  ]);
});

describe('a balance that says what is owed, without a sign', () => {
  const owed = (opening: string, account: string) => [
    { x: 20, y: 20, text: `A bank somewhere that sends a statement to each customer. ${account}` },
    ...statement([]).slice(1),
    { x: 20, y: 80, text: '01/03/2026' },
    { x: 90, y: 80, text: opening },
    ending(590, 80, '1000.00'),
    ...[
      ['20/03/2026', 'DISBURSED', '500.00', '', '1500.00'],
      ['21/03/2026', 'PAYMENT', '', '200.00', '1300.00'],
      ['22/03/2026', 'INTEREST', '15.00', '', '1315.00'],
      ['23/03/2026', 'PAYMENT', '', '315.00', '1000.00'],
    ].flatMap(([date = '', text = '', debit = '', credit = '', balance = ''], index) => {
      const y = 94 + 14 * index;
      return [
        { x: 20, y, text: date },
        { x: 90, y, text },
        ...(debit === '' ? [] : [ending(430, y, debit)]),
        ...(credit === '' ? [] : [ending(500, y, credit)]),
        ending(590, y, balance),
      ];
    }),
  ];

  const openings = ['Opening Balance', 'Account Balance', 'Balance Forward'];
  const sides = [
    [500_00, 0],
    [0, 200_00],
    [15_00, 0],
    [0, 315_00],
  ];

  test.each(openings)('closes where the account is named as one that owes: %s', (opening) => {
    const { transactions } = read(owed(opening, 'Overdraft Account'));
    expect(transactions.map(({ debitPaise, creditPaise }) => [debitPaise, creditPaise])).toEqual(sides);
    expect(new Set(transactions.map(({ status }) => status))).toEqual(new Set(['proved']));
  });

  test.each(openings)('leaves the sides of the titles in doubt, and never turns them: %s', (opening) => {
    const { transactions } = read(owed(opening, 'Account'));
    expect(transactions.map(({ debitPaise, creditPaise }) => [debitPaise, creditPaise])).toEqual(sides);
    expect(transactions.filter(({ status }) => status === 'proved' || status === 'figures-proved')).toEqual([]);
  });
});

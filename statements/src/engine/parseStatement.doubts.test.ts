import { parseStatement } from './parseStatement.ts';
import { typedTextSource } from './text/testing/typedTextSource.ts';
import type { TypedText } from './text/testing/typedTextSource.ts';

const size = 8;
const ending = (x: number, y: number, text: string): TypedText => ({ x: x - text.length * (size / 2), y, text });

/** A statement of a bank that is not known, in a place that is not known. */
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

  test('are read with the day first, said, and nothing is proved', () => {
    const { transactions, doubts } = read(statement(open));
    expect(transactions.map(({ date }) => date)).toEqual(['2026-03-02', '2026-04-02', '2026-05-02']);
    expect(transactions.map(({ standing }) => standing)).toEqual(['unproved', 'unproved', 'unproved']);
    expect(doubts).toEqual(['dates-ambiguous']);
  });

  test.each([
    ['a printed period', 'Statement from 01/31/2026 to 02/28/2026', '2026-02-03'],
    ['an Indian bank', 'IFSC SAHY0000001', '2026-03-02'],
    ['an American bank', 'Member FDIC', '2026-02-03'],
  ])('are told by %s', (_, letterhead, first) => {
    const { transactions, doubts } = read(statement(open, letterhead));
    expect(transactions[0]).toMatchObject({ date: first });
    expect(transactions.map(({ standing }) => standing)).toEqual(['inferred', 'proved', 'proved']);
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
  expect(transactions.map(({ standing }) => standing)).toEqual(['unproved', 'unproved']);
  expect(proof.breaks).toBe(1);
  expect(doubts).toEqual(['damaged']);
});

test('a file that lacks a page of the statement says so', () => {
  expect(read(statement(['22/03/2026'], 'Page 1 of 2')).doubts).toEqual(['pages-missing']);
  expect(read(statement(['22/03/2026'], 'Page 1 of 1')).doubts).toEqual([]);
});

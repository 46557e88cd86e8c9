import { parseStatement } from './parseStatement.ts';
import { typedTextSource } from '../text/testing/typedTextSource.ts';
import type { TypedText } from '../text/testing/typedTextSource.ts';

type TypedRow = readonly [day: string, shop: string, amount: string];

const titles = ['Date', 'Transaction Details', 'Amount (Rs.)'];
const lineHeight = 12;
const characterWidth = 4;

/** Types lines of one text or of three cells; the amount ends at the right edge of its column. */
const typed = (...lines: readonly (readonly string[])[]): TypedText[] =>
  lines.flatMap((cells, index) =>
    cells.flatMap((text, column): TypedText[] => {
      const x = [20, 90, 520 - text.length * characterWidth][column] ?? 0;
      return text === '' ? [] : [{ x, y: 40 + index * lineHeight, text }];
    }),
  );

const letterhead = ['Credit Card Statement'];
const summary = [
  ['Statement period 1 May 2026 to 31 May 2026'],
  ['Total Amount Due 4,010.00, Minimum Amount Due 218.00, Credit Limit 1,00,000'],
];
const before: readonly TypedRow[] = [
  ['23/05/2026', 'BIG BAZAAR MUMBAI', '1,200.00'],
  ['24/05/2026', 'INDIAN OIL PUNE', '900.00'],
  ['25/05/2026', 'CAFE COFFEE DAY', '210.00'],
];
const ofSameDay: readonly TypedRow[] = [
  ['', 'AMAZON SELLER', '700.00'],
  ['', 'UBER INDIA', '150.00'],
];
const after: TypedRow = ['26/05/2026', 'DMART THANE', '850.00'];

const read = (...second: readonly (readonly string[])[]) =>
  parseStatement(typedTextSource([typed(letterhead, ...summary, titles, ...before), typed(letterhead, ...second)]), {
    maxPages: 2,
  });

describe('a card that prints each date once, whose day goes on at the top of the next page', () => {
  const captions = ['Domestic Transactions', 'Transactions for Mr A RAO, card ending 4412', 'Details (continued)'];

  test.each(captions)('has rows without a date below the caption %s', (caption) => {
    for (const second of [[titles, [caption]], [[caption], titles], [[caption]]]) {
      const { transactions, doubts } = read(...second, ...ofSameDay, after);
      expect(transactions.map(({ date, description }) => [date, description])).toEqual([
        ['2026-05-23', 'BIG BAZAAR MUMBAI'],
        ['2026-05-24', 'INDIAN OIL PUNE'],
        ['2026-05-25', 'CAFE COFFEE DAY'],
        ['2026-05-25', 'AMAZON SELLER'],
        ['2026-05-25', 'UBER INDIA'],
        ['2026-05-26', 'DMART THANE'],
      ]);
      expect(doubts).toEqual([]);
    }
  });

  test('says that lines were not read if no date shows whether they are rows', () => {
    const { transactions, doubts } = read(['EMI balances'], ...ofSameDay);
    expect(transactions).toHaveLength(before.length);
    expect(doubts).toEqual(['lines-unread']);
  });
});

import { typedLines } from '../text/testing/typedLines.ts';
import { isCardStatement } from './isCardStatement.ts';

const page = (...texts: readonly string[]) =>
  typedLines(texts.map((text, index) => ({ x: 20, y: 20 + 12 * index, text })));

describe('isCardStatement', () => {
  test.each([
    ['Credit Card Statement', 'Total Amount Due'],
    ['Your charge card', 'New Balance 120.00'],
    ['Card No 4000 XXXX XXXX 1234', 'Minimum Amount Due'],
    ['Card Number', 'Payment Due Date'],
    ['Cardmember since 2011', 'Credit Limit'],
    ['Card account', 'Total Dues'],
    ['Visa Statement', 'Credit limit $2,000'],
  ])('is one that names a card and what is due: %s, %s', (card, due) => {
    expect(isCardStatement([page(card, due)])).toBe(true);
  });

  test.each([
    ['what is due alone', ['Total Amount Due', 'Credit Limit']],
    ['a brand of cards alone', ['VISA POS PURCHASE', 'Credit Limit']],
    ['a card alone', ['Credit Card Payment 4000XXXX1234']],
    ['neither', ['Savings Account', 'Closing Balance 1.00']],
    ['a card that is no card of credit', ['Debit card', 'Credit Limit']],
  ])('is not found with %s', (_what, texts) => {
    expect(isCardStatement([page(...texts)])).toBe(false);
  });

  test('is one without a card’s name where three things are printed of the debt', () => {
    const signs = ['Total Amount Due', 'Minimum Payment', 'Payment Due Date'];
    expect(isCardStatement([page(...signs)])).toBe(true);
    expect(isCardStatement([page(...signs.slice(1), 'Min. Due', 'Minimum Amount')])).toBe(false);
  });

  test('is told by the first two pages', () => {
    const card = page('Credit Card Statement', 'Total Amount Due');
    expect(isCardStatement([page('A Bank'), card])).toBe(true);
    expect(isCardStatement([page('A Bank'), page('More'), card])).toBe(false);
    expect(isCardStatement([])).toBe(false);
  });
});

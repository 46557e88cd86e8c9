import { categories } from '../src/engine/categories/category.ts';
import { parseLabelledRows } from './labelledRows.ts';

const heading = 'bank,narration,side,merchant,category,split';
const good = 'hdfc,UPI-KWALITY BAKES-Q1@YBL,debit,kwality-bakes,Food & Dining,unseen';

describe('parseLabelledRows', () => {
  test('reads a row', () => {
    expect(parseLabelledRows(`${heading}\n${good}\n`)).toEqual([
      {
        bank: 'hdfc',
        narration: 'UPI-KWALITY BAKES-Q1@YBL',
        side: 'debit',
        merchant: 'kwality-bakes',
        category: 'Food & Dining',
        split: 'unseen',
      },
    ]);
  });

  test.each([
    ['a comma in a field', good.replace('BAKES', 'BAKES, CAKES')],
    ['a field too few', good.replace(',unseen', '')],
    ['an unknown category', good.replace('Food & Dining', 'Food')],
    ['an unknown split', good.replace('unseen', 'seen')],
    ['a side that is neither', good.replace('debit', 'DR')],
    ['an empty narration', good.replace('UPI-KWALITY BAKES-Q1@YBL', ' ')],
    ['an id that is no id', good.replace('kwality-bakes', 'Kwality Bakes')],
    ['a bank that is no id', good.replace('hdfc', 'HDFC Bank')],
  ])('refuses %s and names its line', (_fault, line) => {
    expect(() => parseLabelledRows(`${heading}\n${good}\n${line}\n`)).toThrow(/^Line 3: /);
  });

  test('knows 23 categories', () => {
    expect(new Set(categories).size).toBe(23);
  });
});

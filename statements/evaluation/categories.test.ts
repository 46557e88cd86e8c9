import { categories } from '../src/engine/categories/category.ts';
import { splits } from './labelledRows.ts';
import { measureCategorizer, readNarrations } from './measureCategorizer.ts';

const rows = readNarrations();

/** The values that occur more than once. */
function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('the labelled narrations', () => {
  test('are at least 700, without duplicates', () => {
    expect(rows.length).toBeGreaterThanOrEqual(700);
    expect(repeated(rows.map(({ narration, side }) => `${side} ${narration}`))).toEqual([]);
  });

  test('have every merchant in only one split', () => {
    const merchantSplits = new Set(
      rows.filter(({ merchant }) => merchant !== '').map(({ merchant, split }) => `${merchant} ${split}`),
    );
    expect(repeated([...merchantSplits].map((pair) => pair.split(' ')[0] ?? ''))).toEqual([]);
  });

  test('name a merchant for shops only', () => {
    const oddOnes = rows.filter(
      ({ merchant, split }) => (merchant === '') === (split === 'known' || split === 'unseen'),
    );
    expect(oddOnes).toEqual([]);
  });

  test.each(categories)('have at least 12 of %s', (category) => {
    expect(rows.filter((row) => row.category === category).length).toBeGreaterThanOrEqual(12);
  });

  test('never label a credit as spending', () => {
    const forCredits = ['Salary', 'Interest & Other Income', 'Refund', 'Self Transfer', 'Transfer', 'Cash'];
    const spent = rows.filter(({ side, category }) => side === 'credit' && !forCredits.includes(category));
    expect(spent).toEqual([]);
  });
});

describe('categorize', () => {
  const measurement = measureCategorizer(rows);

  const floors = { known: 0.96, unseen: 0.9, person: 0.93, bank: 0.97 };

  test.each(splits)('answers enough narrations of the split %s correctly', (split) => {
    expect(measurement.splits[split].accuracy).toBeGreaterThanOrEqual(floors[split]);
  });
});

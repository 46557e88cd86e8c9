import type { LabelledRow } from './labelledRows.ts';
import { measure, type RowScores } from './measure.ts';

function row(narration: string, category: LabelledRow['category'], split: LabelledRow['split'] = 'known'): LabelledRow {
  return { bank: 'hdfc', narration, side: 'debit', merchant: '', category, split };
}

/** Answers with the text after the arrow. */
function answer({ narration }: LabelledRow): string {
  return narration.split(' > ')[1] ?? 'Others';
}

function figuresFor(figures: RowScores, name: LabelledRow['category']) {
  return figures.categories.find(({ category }) => category === name);
}

const rows = [
  row('a > Health', 'Health'),
  row('b > Health', 'Health'),
  row('c > Travel', 'Health'),
  row('d > Health', 'Shopping'),
  row('e > Travel', 'Travel', 'unseen'),
  row('f', 'Travel', 'unseen'),
  row('g', 'Others', 'unseen'),
  row('h > Cash', 'Others', 'bank'),
];

describe('measure', () => {
  const { all, splits } = measure(rows, answer);

  test('counts the rows answered as labelled', () => {
    expect(all.rows).toBe(8);
    expect(all.accuracy).toBe(4 / 8);
  });

  test('gives precision over the rows answered with a category and recall over the rows labelled with it', () => {
    expect(figuresFor(all, 'Health')).toEqual({
      category: 'Health',
      labelled: 3,
      answered: 3,
      precision: 2 / 3,
      recall: 2 / 3,
    });
    expect(figuresFor(all, 'Travel')).toMatchObject({ labelled: 2, answered: 2, precision: 1 / 2, recall: 1 / 2 });
  });

  test('has no precision for a category never answered and no recall for one never labelled', () => {
    expect(figuresFor(all, 'Shopping')).toMatchObject({ precision: undefined, recall: 0 });
    expect(figuresFor(all, 'Cash')).toMatchObject({ precision: 0, recall: undefined });
    expect(figuresFor(all, 'Salary')).toMatchObject({ precision: undefined, recall: undefined });
  });

  test('covers what is not Others, and tells how often the person said Others', () => {
    expect(all).toMatchObject({ coverage: 6 / 8, others: 2 / 8, othersLabelled: 2 / 8, precision: 3 / 6 });
  });

  test('gives the same figures for each split by itself', () => {
    expect(splits.known).toMatchObject({ rows: 4, accuracy: 2 / 4, coverage: 1 });
    expect(splits.unseen).toMatchObject({ rows: 3, accuracy: 2 / 3, coverage: 1 / 3, others: 2 / 3, precision: 1 });
    expect(splits.bank).toMatchObject({ rows: 1, accuracy: 0, othersLabelled: 1 });
    expect(figuresFor(splits.unseen, 'Health')).toMatchObject({ labelled: 0, answered: 0 });
  });

  test('has zeros and no precision if there are no rows', () => {
    expect(splits.person).toMatchObject({ rows: 0, accuracy: 0, coverage: 0, others: 0, othersLabelled: 0 });
    expect(splits.person.precision).toBeUndefined();
  });
});

import { categories } from '@artha/statements/engine';
import fc from 'fast-check';
import { rowOf } from '../../testing/rowOf.ts';
import { addRules, applyRules, readRule, readRuleFile, writeRuleFile, type CategoryRule } from './categoryRules.ts';

const rule = (words: string, category: CategoryRule['category'], side: CategoryRule['side'] = 'debit') => ({
  words,
  category,
  side,
});

test('a rule gives its category to rows of its side with its words, in any case and spacing; the first counts', () => {
  const rows = [
    rowOf({ description: 'UPI/Green  LEAF store' }),
    rowOf({ description: 'UPI/GREEN LEAF', debitPaise: 0, creditPaise: 5 }),
    rowOf({ description: 'GREENLEAF' }),
  ];
  const rules = [rule('green leaf', 'Groceries'), rule('leaf', 'Health', 'either')];
  expect(applyRules(rows, rules).map(({ category, ownRule }) => [category, ownRule])).toEqual([
    ['Groceries', 'green leaf'],
    ['Health', 'leaf'],
    ['Health', 'leaf'],
  ]);
  expect(applyRules(rows, [])).toEqual(rows);
});

test('a rule without words, side or a category is no rule; the category may be one’s own', () => {
  expect(readRule({ words: ' tea ', side: 'debit', category: 'Groceries' })).toEqual(rule('tea', 'Groceries'));
  expect(readRule({ words: ' ', side: 'debit', category: 'Groceries' })).toBeUndefined();
  expect(readRule({ words: 'tea', side: '', category: 'Groceries' })).toBeUndefined();
  expect(readRule({ words: 'tea', side: 'debit', category: '' })).toBeUndefined();
  expect(readRule({ words: 'tea', side: 'debit', category: 'Snacks' })).toEqual(rule('tea', 'Snacks'));
});

test('a later rule for the same words and side replaces the earlier, and 300 are kept', () => {
  expect(addRules([rule('Tea', 'Health')], [rule('tea', 'Groceries'), rule('tea', 'Refund', 'credit')])).toEqual([
    rule('tea', 'Groceries'),
    rule('tea', 'Refund', 'credit'),
  ]);
  const many = Array.from({ length: 301 }, (_, index) => rule(`shop ${index}`, 'Shopping'));
  expect(addRules([], many)).toEqual(many.slice(1));
});

test('rules that are shared as a file are read as they were, and any other file is refused', () => {
  const anyRule = fc.record({
    words: fc.string({ minLength: 2, maxLength: 100 }).filter((text) => text.trim() === text && text.length > 1),
    side: fc.constantFrom('debit' as const, 'credit' as const, 'either' as const),
    category: fc.constantFrom(...categories),
  });
  fc.assert(
    fc.property(fc.array(anyRule, { maxLength: 20 }), (rules: readonly CategoryRule[]) => {
      expect(readRuleFile(writeRuleFile(rules))).toEqual(rules);
    }),
    { numRuns: 30 },
  );
  const other = writeRuleFile([rule('tea', 'Groceries')]).replace('"version": 1', '"version": 2');
  for (const text of ['', '{', '[]', 'counterparty,side', other]) expect(readRuleFile(text)).toBeUndefined();
});

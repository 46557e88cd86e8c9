import { applyCorrections, type Correction } from '../corrections/corrections.ts';
import type { Transaction } from '../statement/transaction.ts';
import { applyRules, ruleApplies, type CategoryRule } from './categoryRules.ts';

type PreviewedRow = Pick<Transaction, 'counterparty' | 'description' | 'debitPaise' | 'creditPaise' | 'category'> & {
  readonly number: number;
};

/** A row that other rules would give another category. */
export interface RuleChange {
  readonly number: number;
  readonly description: string;
  readonly before: string;
  readonly after: string;
}

/** Finds the rows whose category would change if `after` were the rules instead of `before`. A person's corrections count more than both. */
export function findRuleChanges(
  rows: readonly PreviewedRow[],
  corrections: readonly Correction[],
  [before, after]: readonly [before: readonly CategoryRule[], after: readonly CategoryRule[]],
): readonly RuleChange[] {
  const categoriesBy = (rules: readonly CategoryRule[]) =>
    applyCorrections(applyRules(rows, rules), corrections).map(({ category }) => category);
  const [then, now] = [categoriesBy(before), categoriesBy(after)];
  return rows.flatMap(({ number, description }, index) => {
    const [old = '', next = ''] = [then[index], now[index]];
    return old === next ? [] : [{ number, description, before: old, after: next }];
  });
}

/** Counts the rows with a rule's words on its side. */
export function countRuleRows(rule: Pick<CategoryRule, 'words' | 'side'>, rows: readonly PreviewedRow[]): number {
  return rows.filter((row) => ruleApplies(rule, row)).length;
}

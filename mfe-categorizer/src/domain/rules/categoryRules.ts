import * as v from 'valibot';
import { categoryNameSchema } from '../categories/ownCategories.ts';
import type { Transaction } from '../statement/transaction.ts';

const MAX_RULES = 300;

const ruleSchema = v.object({
  /** The words that the description must contain, in any case. */
  words: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(100)),
  side: v.picklist(['debit', 'credit', 'either']),
  category: categoryNameSchema,
});

/** A person's own rule: rows whose description has these words get this category. */
export type CategoryRule = v.InferOutput<typeof ruleSchema>;

/** Schema of a list of rules, from storage or from a file. */
export const rulesSchema = v.pipe(v.array(ruleSchema), v.maxLength(MAX_RULES));

const fileSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ kind: v.literal('artha category rules'), version: v.literal(1), rules: rulesSchema }),
);

/** The rules as a text that other people can add to theirs. */
export function writeRuleFile(rules: readonly CategoryRule[]): string {
  return `${JSON.stringify({ kind: 'artha category rules', version: 1, rules }, null, 2)}\n`;
}

/** Reads a file of rules; undefined for any other file, and for one of another version. */
export function readRuleFile(text: string): readonly CategoryRule[] | undefined {
  const parsed = v.safeParse(fileSchema, text);
  return parsed.success ? parsed.output.rules : undefined;
}

/** Reads a rule from what a person typed and chose; undefined if something is missing. */
export function readRule(input: { readonly [Name in keyof CategoryRule]: string }): CategoryRule | undefined {
  const parsed = v.safeParse(ruleSchema, input);
  return parsed.success ? parsed.output : undefined;
}

const normalize = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ');

/** Rules with the same key are for the same rows. */
export const ruleKey = ({ words, side }: Pick<CategoryRule, 'words' | 'side'>): string => `${side} ${normalize(words)}`;

/** Adds rules after the others. A new one replaces an older one for the same words and side. */
export function addRules(rules: readonly CategoryRule[], added: readonly CategoryRule[]): readonly CategoryRule[] {
  const byKey = new Map([...rules, ...added].map((rule) => [ruleKey(rule), rule]));
  return [...byKey.values()].slice(-MAX_RULES);
}

/** Moves a rule one place up or down; of several rules for a row, the first one counts. */
export function moveRule(rules: readonly CategoryRule[], from: number, by: 1 | -1): readonly CategoryRule[] {
  const rule = rules[from];
  const to = from + by;
  if (!rule || to < 0 || to >= rules.length) return rules;
  return rules.toSpliced(from, 1).toSpliced(to, 0, rule);
}

type RuledRow = Pick<Transaction, 'description' | 'debitPaise' | 'creditPaise' | 'category'>;

/** Whether a rule is about a row: its description has the words, and its side is the rule's. */
export function ruleApplies({ words, side }: Pick<CategoryRule, 'words' | 'side'>, row: RuledRow): boolean {
  const isOfSide = side === 'either' || (side === 'credit' ? row.creditPaise > 0 : row.debitPaise > 0);
  return isOfSide && normalize(row.description).includes(normalize(words));
}

/** A row after the person's rules: the words of the rule that gave it its category. */
export type Ruled<Row> = Row & { readonly ownRule?: string };

/** Gives rows the categories of the rules; of several rules for a row, the first one counts. */
export function applyRules<Row extends RuledRow>(
  rows: readonly Row[],
  rules: readonly CategoryRule[],
): readonly Ruled<Row>[] {
  return rows.map((row) => {
    const rule = rules.find((one) => ruleApplies(one, row));
    return rule ? { ...row, category: rule.category, ownRule: rule.words } : row;
  });
}

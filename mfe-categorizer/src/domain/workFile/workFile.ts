import * as v from 'valibot';
import { budgetSchema, setLine } from '../budget/budgetLines.ts';
import { addCategories, ownCategoriesSchema } from '../categories/ownCategories.ts';
import { correctionsSchema, mergeCorrections } from '../corrections/corrections.ts';
import { addRules, rulesSchema } from '../rules/categoryRules.ts';
import { setSplit, splitsSchema } from '../splits/splits.ts';

const workSchema = v.object({
  rules: rulesSchema,
  ownCategories: ownCategoriesSchema,
  corrections: correctionsSchema,
  splits: splitsSchema,
  budget: budgetSchema,
});

type MutableWork = v.InferOutput<typeof workSchema>;

/** The decisions of a person about their statements, kept for the next month. It has no rows. */
export type Work = { readonly [Name in keyof MutableWork]: readonly MutableWork[Name][number][] };

const fileSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ kind: v.literal('artha work'), version: v.literal(1), ...workSchema.entries }),
);

/** The work as the text of a file. */
export function writeWorkFile(work: Work): string {
  return `${JSON.stringify({ kind: 'artha work', version: 1, ...work }, null, 2)}\n`;
}

/** Reads a file of work; undefined for any other file, and for one of another version. */
export function readWorkFile(text: string): Work | undefined {
  const parsed = v.safeParse(fileSchema, text);
  if (!parsed.success) return undefined;
  const { rules, ownCategories, corrections, splits, budget } = parsed.output;
  return { rules, ownCategories, corrections, splits, budget };
}

/** Adds the work of a file to the present work. The file counts more about the same rows. */
export function mergeWork(current: Work, opened: Work): Work {
  return {
    rules: addRules(current.rules, opened.rules),
    ownCategories: addCategories(current.ownCategories, opened.ownCategories),
    corrections: mergeCorrections(current.corrections, opened.corrections),
    splits: opened.splits.reduce((splits, { key, parts }) => setSplit(splits, key, parts), current.splits),
    budget: opened.budget.reduce(setLine, current.budget),
  };
}

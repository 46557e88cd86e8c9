import * as v from 'valibot';
import { categoryNameSchema } from '../categories/ownCategories.ts';
import type { Month } from '../months/monthsTable.ts';

/** More than there are categories, known and own. */
const MAX_LINES = 100;

const lineSchema = v.object({
  category: categoryNameSchema,
  /** The limit for a month, in paise. */
  monthlyPaise: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});

/** The amount that a person wants to spend on a category in a month. */
export type BudgetLine = v.InferOutput<typeof lineSchema>;

/** Schema of the stored lines. */
export const budgetSchema = v.pipe(v.array(lineSchema), v.maxLength(MAX_LINES));

/** Reads a line from a chosen category and an amount in rupees; undefined if one of them is missing. */
export function readBudgetLine(category: string, rupees: number | undefined): BudgetLine | undefined {
  const parsed = v.safeParse(lineSchema, { category, monthlyPaise: Math.round((rupees ?? 0) * 100) });
  return parsed.success ? parsed.output : undefined;
}

/** Sets a line; it replaces the one of the same category. */
export function setLine(lines: readonly BudgetLine[], line: BudgetLine): readonly BudgetLine[] {
  return [...lines.filter(({ category }) => category !== line.category), line];
}

/** A month beside a budget line. */
export interface BudgetMonth {
  readonly month: string;
  readonly spentPaise: number;
  /** The rest of the line; negative if the person spent more. */
  readonly leftPaise: number;
}

/** Compares a line with what went out for its category in each month. */
export function compareBudget(
  { category, monthlyPaise }: BudgetLine,
  months: readonly Month[],
): readonly BudgetMonth[] {
  return months.map(({ month, outgoing }) => {
    const spentPaise = outgoing.get(category) ?? 0;
    return { month, spentPaise, leftPaise: monthlyPaise - spentPaise };
  });
}

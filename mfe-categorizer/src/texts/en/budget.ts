import { readableDate } from '../../domain/statement/statementDate.ts';

/** Budget lines in English. */
export const budgetTexts = {
  category: (name: string) => name,
  /** `2025-10` as the language writes it. */
  month: (month: string) => readableDate(`${month}-01`).slice(3),
  budget: {
    title: 'Budget',
    entry: (category: string, monthly: string, months: readonly string[]) =>
      `${category}, ${monthly} a month: ${months.join(', ')}.`,
    month: (month: string, spent: string, difference: string, isOver: boolean) =>
      `${month} ${spent} (${difference} ${isOver ? 'over' : 'left'})`,
  },
};

/** The texts of budget lines, where they are set and where the months are printed. Months and amounts are texts. */
export type BudgetTexts = typeof budgetTexts;

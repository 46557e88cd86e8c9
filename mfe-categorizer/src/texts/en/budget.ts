import { readableDate } from '../../domain/statement/statementDate.ts';
import type { BudgetTexts } from '../budgetTexts.ts';

/** Budget lines in English. */
export const budgetTexts: BudgetTexts = {
  category: (name) => name,
  month: (month) => readableDate(`${month}-01`).slice(3),
  budget: {
    title: 'Budget',
    entry: (category, monthly, months) => `${category}, ${monthly} a month: ${months.join(', ')}.`,
    month: (month, spent, difference, isOver) => `${month} ${spent} (${difference} ${isOver ? 'over' : 'left'})`,
  },
};

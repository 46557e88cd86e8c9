import { hindiWords } from '@artha/shared/format';
import { readableDate } from '../../domain/statement/statementDate.ts';
import type { BudgetTexts } from '../en/budget.ts';
import { nameCategory } from './names.ts';

/** Budget lines in Hindi. */
export const budgetTexts: BudgetTexts = {
  category: nameCategory,
  month: (month) => readableDate(`${month}-01`, hindiWords.months).slice(3),
  budget: {
    title: 'बजट',
    entry: (category, monthly, months) => `${category}, महीने में ${monthly}: ${months.join(', ')}।`,
    month: (month, spent, difference, isOver) => `${month} ${spent} (${difference} ${isOver ? 'ज़्यादा' : 'बचे'})`,
  },
};

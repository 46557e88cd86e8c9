import { formatRupeesAndPaise } from '@artha/shared/format';
import { compareBudget, type BudgetLine } from '../../../domain/budget/budgetLines.ts';
import type { Month } from '../../../domain/months/monthsTable.ts';
import type { BudgetTexts } from '../../../texts/en/budget.ts';

const rupees = (paise: number) => formatRupeesAndPaise(paise / 100);

/** A budget line as a sentence, with what every month left of it or spent beyond it. */
export function describeBudgetLine(
  line: BudgetLine,
  months: readonly Month[],
  { budget: words, category, month: nameOf }: BudgetTexts,
): string {
  const compared = compareBudget(line, months).map(({ month, spentPaise, leftPaise }) =>
    words.month(nameOf(month), rupees(spentPaise), rupees(Math.abs(leftPaise)), leftPaise < 0),
  );
  return words.entry(category(line.category), rupees(line.monthlyPaise), compared);
}

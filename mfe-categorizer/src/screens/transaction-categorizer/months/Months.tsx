import { Button, ToolHeading } from '@artha/shared/design';
import type { ReactElement } from 'react';
import type { BudgetLine } from '../../../domain/budget/budgetLines.ts';
import { drawMonths } from '../../../domain/months/monthsPicture.ts';
import type { MovingAccount } from '../../../domain/months/ownTransfers.ts';
import { useMonthsTexts } from '../../../texts/monthsTexts.ts';
import { Actions, MonthsSection } from './Months.styles.ts';
import { ChangeList, MonthNotes, PrintedBudget, RecurringList } from './MonthSentences.tsx';
import { CategoryTable, MonthTable } from './MonthTables.tsx';
import { usePrintAlone } from './usePrintAlone.ts';

/** Properties of `Months`. */
export interface MonthsProps {
  readonly id: string;
  /** The accounts after the person's corrections. */
  readonly accounts: readonly MovingAccount[];
  readonly budget: readonly BudgetLine[];
}

/** Many months of all accounts: beside each other, what recurs, and what changed most. */
export function Months({ id, accounts, budget }: MonthsProps): ReactElement {
  const texts = useMonthsTexts();
  const picture = drawMonths(accounts);
  const printAlone = usePrintAlone();
  return (
    <MonthsSection id={id}>
      <ToolHeading>{texts.title}</ToolHeading>
      <MonthNotes picture={picture} />
      <MonthTable months={picture.months} />
      <CategoryTable key={picture.months.length} months={picture.months} categories={picture.categories} />
      <RecurringList payments={picture.recurring} />
      <ChangeList changes={picture.changes} />
      <PrintedBudget lines={budget} months={picture.months} />
      <Actions>
        <Button variant="secondary" onClick={printAlone}>
          {texts.print}
        </Button>
      </Actions>
    </MonthsSection>
  );
}

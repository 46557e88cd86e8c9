import type { ComponentType } from 'react';
import type { BudgetLine } from '../../../domain/budget/budgetLines.ts';
import type { MovingAccount } from '../../../domain/months/ownTransfers.ts';
import type { CategoryRule } from '../../../domain/rules/categoryRules.ts';
import type { TableRow } from '../../../domain/statement/statementTable.ts';
import { PlanningTextsOf, type PlanningTexts } from '../../../texts/planningTexts.ts';
import { Budget } from './Budget.tsx';
import { Rules } from './Rules.tsx';
import type { Kept } from '../useKept.ts';

/** Properties of the rules and the budget. */
export interface PlanningProps {
  readonly rules: Kept<CategoryRule>;
  readonly budget: Kept<BudgetLine>;
  /** The rows before rules and corrections, on which a new rule is tried. */
  readonly rows: readonly TableRow[];
  /** The accounts after them, which the budget is compared with. */
  readonly accounts: readonly MovingAccount[];
}

/** Rules and budget in the language of the texts. */
export function createPlanningParts(texts: PlanningTexts): ComponentType<PlanningProps> {
  return function PlanningParts({ rules, budget, rows, accounts }) {
    return (
      <PlanningTextsOf texts={texts}>
        <Rules rules={rules} rows={rows} />
        <Budget budget={budget} accounts={accounts} />
      </PlanningTextsOf>
    );
  };
}

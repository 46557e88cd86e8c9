import type { ComponentType } from 'react';
import type { MovingAccount } from '../../../domain/months/ownTransfers.ts';
import type { TableRow } from '../../../domain/statement/statementTable.ts';
import { PlanningTextsOf, type PlanningTexts } from '../../../texts/planningTexts.ts';
import { Budget } from './Budget.tsx';
import { Rules } from './Rules.tsx';
import { OwnCategories } from './OwnCategories.tsx';
import { WorkFiles } from './WorkFiles.tsx';
import type { useWork } from '../result/useWork.ts';

/** Properties of the rules and the budget. */
export interface PlanningProps {
  readonly kept: Pick<ReturnType<typeof useWork>, 'rules' | 'budget' | 'ownCategories' | 'work' | 'open'>;
  /** The categories to choose from. */
  readonly categories: readonly string[];
  /** The rows before rules and corrections, on which a new rule is tried. */
  readonly rows: readonly TableRow[];
  /** The accounts after them, which the budget is compared with. */
  readonly accounts: readonly MovingAccount[];
}

/** Rules and budget in the language of the texts. */
export function createPlanningParts(texts: PlanningTexts): ComponentType<PlanningProps> {
  return function PlanningParts({ kept, categories, rows, accounts }) {
    return (
      <PlanningTextsOf texts={texts}>
        <Rules rules={kept.rules} corrections={kept.work.corrections} categories={categories} rows={rows} />
        <OwnCategories own={kept.ownCategories} />
        <Budget budget={kept.budget} categories={categories} accounts={accounts} />
        <WorkFiles work={kept.work} onOpen={kept.open} />
      </PlanningTextsOf>
    );
  };
}

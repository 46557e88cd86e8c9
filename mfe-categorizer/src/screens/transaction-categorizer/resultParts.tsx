import type { ComponentType } from 'react';
import { ResultTextsOf, type ResultTexts } from '../../texts/resultTexts.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { StatementResult, type StatementResultProps } from './result/StatementResult.tsx';
import type { Destination } from './useLeaveGuard.ts';

/** Properties of the dialog that asks before the table is lost. */
export interface LeaveDialogProps {
  readonly destination: Destination;
}

/** The parts that only a page with a result needs. */
export interface ResultParts {
  readonly StatementResult: ComponentType<StatementResultProps>;
  readonly LeaveDialog: ComponentType<LeaveDialogProps>;
}

/** The parts in the language of the texts. */
export function createResultParts(texts: ResultTexts): ResultParts {
  return {
    StatementResult: (props) => (
      <ResultTextsOf texts={texts}>
        <StatementResult {...props} />
      </ResultTextsOf>
    ),
    LeaveDialog: (props) => (
      <ResultTextsOf texts={texts}>
        <LeaveDialog {...props} />
      </ResultTextsOf>
    ),
  };
}

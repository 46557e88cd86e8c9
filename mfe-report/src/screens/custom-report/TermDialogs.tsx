import { Dialog } from '@artha/shared/design';
import { memo, type ReactElement } from 'react';
import { financialTerms } from '../../domain/terms.ts';
import { Formula } from './Formula.tsx';
import { FormulaBox, Note } from './TermDialogs.styles.ts';

/** The dialog of every term, whatever the search shows. Nothing in it changes, so typing does not render it again. */
export const TermDialogs = memo(function TermDialogs(): ReactElement {
  return (
    <>
      {financialTerms.map((term) => (
        <Dialog
          key={term.id}
          id={term.id}
          title={term.name}
          aside={term.formula.includes('365') && <Note>Day count: 365</Note>}
        >
          <p>{term.explanation}</p>
          <FormulaBox>
            <Formula term={term} />
          </FormulaBox>
        </Dialog>
      ))}
    </>
  );
});

import { Dialog } from '@artha/shared/design';
import { memo, type ReactElement } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { dialogId } from './dialogId.ts';
import { Formula } from './Formula.tsx';
import { Explanations } from './TermDialogs.styles.ts';

/** The dialog of every term, whatever the search shows. Nothing in it changes, so typing does not render it again. */
export const TermDialogs = memo(function TermDialogs(): ReactElement {
  const { terms, dayCount } = useTexts();
  return (
    <Explanations>
      {terms.map((term) => (
        <Dialog
          key={term.id}
          id={dialogId(term)}
          title={term.name}
          aside={term.dayCount !== undefined && dayCount(term.dayCount)}
        >
          <p>{term.explanation}</p>
          <Formula term={term} />
        </Dialog>
      ))}
    </Explanations>
  );
});

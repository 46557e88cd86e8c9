import { Dialog } from '@artha/shared/design';
import { memo, Suspense, type ReactElement } from 'react';
import { formulaOf } from '../../texts/formulaOf.ts';
import { useTexts } from '../../texts/texts.ts';
import { dialogId } from './dialogId.ts';
import { Formula } from './Formula.tsx';
import { Explanations } from './TermDialogs.styles.ts';

/**
 * The dialog of every term, whatever the search shows. Nothing in it changes, so typing does not render it again; each
 * hydrates in a separate task, so that the page stays responsive.
 */
export const TermDialogs = memo(function TermDialogs(): ReactElement {
  const texts = useTexts();
  const { terms, dayCount } = texts;
  return (
    <Explanations>
      {terms.map((term) => (
        <Suspense key={term.id}>
          <Dialog id={dialogId(term)} title={term.name} aside={term.dayCount !== undefined && dayCount(term.dayCount)}>
            <p>{term.explanation}</p>
            <Formula formula={formulaOf(texts, term.id)} />
          </Dialog>
        </Suspense>
      ))}
    </Explanations>
  );
});

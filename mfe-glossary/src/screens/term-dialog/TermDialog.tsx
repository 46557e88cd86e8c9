import { Link } from '@artha/shared';
import { Dialog } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { glossary } from '../../domain/glossary.ts';
import { Definitions } from '../glossary/TermDialogs.styles.ts';

/** What `term:open` carries. */
export interface TermDialogProps {
  readonly term: string;
}

/** The definition of one term, over any page; nothing for a term that is not in the glossary by this id. */
export function TermDialog({ term }: TermDialogProps): ReactElement | null {
  const entry = glossary.find(({ id }) => id === term);
  if (!entry) return null;
  return (
    <Definitions>
      <Dialog
        id="glossary-term"
        title={entry.term}
        aside={
          <Link to={`/finterms#${entry.id}`} replace>
            See all terms
          </Link>
        }
      >
        <p>{entry.definition}</p>
      </Dialog>
    </Definitions>
  );
}

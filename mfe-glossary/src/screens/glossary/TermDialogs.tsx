import { Dialog } from '@artha/shared/design';
import { memo, type ReactElement } from 'react';
import type { GlossaryEntry } from '../../domain/glossary.ts';
import { dialogId } from './dialogId.ts';
import { Definitions } from './TermDialogs.styles.ts';

export interface TermDialogsProps {
  readonly glossary: readonly GlossaryEntry[];
}

/**
 * The dialog of every term, whatever the search shows: a link to any term opens, and the page holds every definition.
 * Nothing in it changes, so typing does not render it again.
 */
export const TermDialogs = memo(function TermDialogs({ glossary }: TermDialogsProps): ReactElement {
  return (
    <Definitions id="terms">
      {glossary.map((entry) => (
        <Dialog
          key={entry.id}
          id={dialogId(entry)}
          title={entry.term}
          aside={<a href={`#${entry.id}`}>Link to this term</a>}
        >
          <p>{entry.definition}</p>
        </Dialog>
      ))}
    </Definitions>
  );
});

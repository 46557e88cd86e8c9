import { opensDialog } from '@artha/shared/design';
import type { ReactElement } from 'react';
import type { GlossaryEntry } from '../../domain/glossary.ts';
import { dialogId } from './dialogId.ts';
import { Cards } from './TermCards.styles.ts';

export interface TermCardsProps {
  readonly entries: readonly GlossaryEntry[];
}

/** A grid of terms; each card opens the dialog of its term. */
export function TermCards({ entries }: TermCardsProps): ReactElement {
  return (
    <Cards role="list">
      {entries.map((entry) => (
        <li key={entry.id}>
          <button type="button" {...opensDialog(dialogId(entry))}>
            {entry.term}
          </button>
        </li>
      ))}
    </Cards>
  );
}

import { Icon } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { NoteList } from './Notes.styles.ts';

/** Properties of `Notes`. */
export interface NotesProps {
  readonly notes: readonly string[];
}

/** The notes for a team, each in a sentence with a warning sign; nothing if there are no notes. */
export function Notes({ notes }: NotesProps): ReactElement | null {
  if (notes.length === 0) return null;
  return (
    <NoteList role="list">
      {notes.map((note) => (
        <li key={note}>
          <Icon name="warning" />
          {note}
        </li>
      ))}
    </NoteList>
  );
}

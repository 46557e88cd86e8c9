import { memo, type ReactElement } from 'react';
import type { GlossaryEntry } from '../../domain/glossary.ts';
import { groupByLetter } from '../../domain/letters.ts';
import { TermCards } from './TermCards.tsx';
import { Group } from './TermIndex.styles.ts';

export interface TermIndexProps {
  readonly glossary: readonly GlossaryEntry[];
}

/** Every term, under its letter. */
export const TermIndex = memo(function TermIndex({ glossary }: TermIndexProps): ReactElement {
  return (
    <>
      {groupByLetter(glossary).map(({ letter, entries }) => (
        <Group key={letter}>
          <h2>{letter}</h2>
          <TermCards entries={entries} />
        </Group>
      ))}
    </>
  );
});

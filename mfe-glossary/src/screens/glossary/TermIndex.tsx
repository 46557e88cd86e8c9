import type { ReactElement } from 'react';
import { glossary } from '../../domain/glossary.ts';
import { groupByLetter } from '../../domain/letters.ts';
import { TermCards } from './TermCards.tsx';
import { Group } from './TermIndex.styles.ts';

const groups = groupByLetter(glossary);

/** Every term, under its letter. */
export function TermIndex(): ReactElement {
  return (
    <>
      {groups.map(({ letter, entries }) => (
        <Group key={letter}>
          <h2>{letter}</h2>
          <TermCards entries={entries} />
        </Group>
      ))}
    </>
  );
}

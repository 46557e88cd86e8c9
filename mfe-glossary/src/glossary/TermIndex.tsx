import { memo, type ReactElement } from 'react';
import { groupByLetter } from '../domain/letters.ts';
import type { ListedTerm } from '../domain/termList.ts';
import { useTexts } from '../texts/texts.ts';
import { TermCards } from './TermCards.tsx';
import { Group, Letters } from './TermIndex.styles.ts';

/** Every term under its letter, and above them the way to each letter. */
export const TermIndex = memo(function TermIndex({ terms }: { readonly terms: readonly ListedTerm[] }): ReactElement {
  const texts = useTexts();
  const groups = groupByLetter(terms);
  return (
    <>
      <Letters aria-label={texts.letters}>
        {groups.map(({ letter }, index) => (
          <a key={letter} href={`#letter-${String(index + 1)}`}>
            {letter}
          </a>
        ))}
      </Letters>
      {groups.map(({ letter, terms: members }, index) => (
        <Group key={letter} data-late="">
          <h2 id={`letter-${String(index + 1)}`} tabIndex={-1}>
            {letter}
          </h2>
          <TermCards terms={members} />
        </Group>
      ))}
    </>
  );
});

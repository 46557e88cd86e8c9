import type { ReactElement } from 'react';
import { useTexts } from '../texts/texts.ts';
import { Outcome, Part } from './SearchResult.styles.ts';
import { TermCards } from './TermCards.tsx';
import type { FoundTerm } from '../texts/termSearch.ts';

/** Properties of `SearchResult`. */
export interface SearchResultProps {
  /** The words that were searched; empty where the full list shows. */
  readonly wanted: string;
  readonly found: readonly FoundTerm[];
}

/**
 * Announces and shows the result of a search: matches, then similar names, else the nearest terms. Says so if the
 * glossary does not have the term, even if similar names exist.
 */
export function SearchResult({ wanted, found }: SearchResultProps): ReactElement {
  const texts = useTexts();
  const by = (way: FoundTerm['way']) => found.filter((term) => term.way === way);
  const [matches, similar, nearest] = [by('matches'), by('similar'), by('nearest')];
  return (
    <>
      <Outcome role="status">
        {wanted !== '' && matches.length > 0 && <p>{texts.found(matches.length, wanted)}</p>}
        {wanted !== '' && matches.length === 0 && (
          <>
            <h2>{texts.noMatch(wanted)}</h2>
            {similar.length > 0 && <p>{texts.spelledAlike}</p>}
            {nearest.length > 0 && <p>{texts.nearest}</p>}
          </>
        )}
      </Outcome>
      {nearest.length > 0 && <TermCards terms={nearest} />}
      {matches.length > 0 && (
        <Part>
          {similar.length > 0 && <h2>{texts.matches}</h2>}
          <TermCards terms={matches} />
        </Part>
      )}
      {similar.length > 0 && (
        <Part>
          {matches.length > 0 && <h2>{texts.similar}</h2>}
          <TermCards terms={similar} />
        </Part>
      )}
    </>
  );
}

import { SearchOutcome } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { useTexts } from '../texts/texts.ts';
import { ResultPart } from './SearchResult.styles.ts';
import { TermCards } from './TermCards.tsx';
import { ways, type FoundTerm } from '../texts/termSearch.ts';

/** Properties of `SearchResult`. */
export interface SearchResultProps {
  /** The words that were searched; empty where the full list shows. */
  readonly wanted: string;
  readonly found: readonly FoundTerm[];
}

/**
 * Announces and shows the result of a search. If no term is called so, it says that first, and then why each of the
 * others is there.
 */
export function SearchResult({ wanted, found }: SearchResultProps): ReactElement {
  const texts = useTexts();
  const parts = ways
    .map((way) => ({ way, terms: found.filter((term) => term.way === way) }))
    .filter(({ terms }) => terms.length > 0);
  const count = found.filter(({ way }) => way === 'matches').length;
  return (
    <>
      <SearchOutcome wanted={wanted} count={count} texts={texts} />
      {parts.map(({ way, terms }) => (
        <ResultPart key={way}>
          {(way !== 'matches' || parts.length > 1) && <h2>{texts[way]}</h2>}
          <TermCards terms={terms} />
        </ResultPart>
      ))}
    </>
  );
}

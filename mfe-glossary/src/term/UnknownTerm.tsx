import { useEffect, useMemo, type ReactElement } from 'react';
import { termList } from '../domain/termList.ts';
import { ResultPart } from '../glossary/SearchResult.styles.ts';
import { TermCards } from '../glossary/TermCards.tsx';
import { useTexts } from '../texts/texts.ts';

const SHOWN = 3;

/** Suggests terms for an address that names none: `pf` → EPF. */
export function UnknownTerm({ id }: { readonly id: string }): ReactElement | null {
  const texts = useTexts();
  const { prepareSearch, useSearch } = texts.search;
  const terms = useMemo(() => termList(texts.names), [texts]);
  const found = useSearch(terms)?.(id.replaceAll('-', ' ')).slice(0, SHOWN) ?? [];
  useEffect(prepareSearch, [prepareSearch]);
  if (found.length === 0) return null;
  return (
    <ResultPart>
      <h2>{texts.nearest}</h2>
      <TermCards terms={found} />
    </ResultPart>
  );
}

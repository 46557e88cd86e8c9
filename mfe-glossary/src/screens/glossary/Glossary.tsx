import { Page, SearchField, SearchOutcome } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import { searchGlossary } from '../../domain/search.ts';
import { SearchBar } from './Glossary.styles.ts';
import { TermCards } from './TermCards.tsx';
import { TermDialogs } from './TermDialogs.tsx';
import { TermIndex } from './TermIndex.tsx';
import { useTermOfAddress } from './useTermOfAddress.ts';

/** The hundred terms by letter; with a search, the ones that resemble it, closest first. */
export function Glossary(): ReactElement {
  const [query, setQuery] = useState('');
  useTermOfAddress();
  const wanted = query.trim();
  const found = searchGlossary(wanted);

  return (
    <Page
      title="Money words, in plain ones."
      lead="A hundred terms from Indian banking and markets, each defined in a sentence or two."
    >
      <SearchBar role="search">
        <SearchField label="Search financial terms..." value={query} onChange={setQuery} />
      </SearchBar>
      <SearchOutcome wanted={wanted} count={found.length} />
      {wanted === '' ? <TermIndex /> : <TermCards entries={found} />}
      <TermDialogs />
    </Page>
  );
}

import { Page, SearchField, SearchOutcome } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import type { GlossaryEntry } from '../../domain/glossary.ts';
import { DeferredContent } from './DeferredContent.tsx';
import { prepareSearch, SearchStatus, useSearch } from './termSearch.ts';
import { TermCards } from './TermCards.tsx';
import { TermDialogs } from './TermDialogs.tsx';
import { TermIndex } from './TermIndex.tsx';
import { TermAddresses } from './TermAddresses.ts';
import { SearchBar } from './Terms.styles.ts';

export interface TermsProps {
  readonly glossary: readonly GlossaryEntry[];
}

/** The terms by letter; with a search, the ones that resemble it, closest first. */
export function Terms({ glossary }: TermsProps): ReactElement {
  const [query, setQuery] = useState('');
  const search = useSearch(glossary);
  const wanted = query.trim();
  const found = wanted === '' ? undefined : search?.(wanted);

  return (
    <Page
      title="Money words, in plain ones."
      lead="A hundred terms from Indian banking and markets, each defined in a sentence or two."
    >
      <SearchBar role="search" onFocus={prepareSearch}>
        <SearchField label="Search financial terms..." value={query} onChange={setQuery} />
      </SearchBar>
      <SearchOutcome wanted={found ? wanted : ''} count={found?.length ?? 0} />
      {wanted !== '' && !search && <SearchStatus />}
      {found ? <TermCards entries={found} /> : <TermIndex glossary={glossary} />}
      <DeferredContent>
        <TermDialogs glossary={glossary} />
        <TermAddresses glossary={glossary} />
      </DeferredContent>
    </Page>
  );
}

import { Page, SearchField } from '@artha/shared/design';
import { useDeferredValue, useMemo, useRef, type ReactElement } from 'react';
import { termList } from '../domain/termList.ts';
import { useTexts } from '../texts/texts.ts';
import { CalculatorIndex } from './CalculatorIndex.tsx';
import { ResultStart, SearchBar } from './GlossaryPage.styles.ts';
import { SearchResult } from './SearchResult.tsx';
import { TermIndex } from './TermIndex.tsx';
import { useArrowKeys } from './useArrowKeys.ts';
import { useQuery } from './useQuery.ts';
import { RESULT_ID, useResultInView } from './useResultInView.ts';

/** The terms by letter; with a search, the ones that it finds. */
export function GlossaryPage(): ReactElement {
  const texts = useTexts();
  const { prepareSearch, useSearch, SearchStatus } = texts.search;
  const [query, setQuery] = useQuery(texts.path);
  const terms = useMemo(() => termList(texts.names), [texts]);
  const search = useSearch(terms);
  const container = useRef<HTMLDivElement>(null);
  // The field shows the letter at once; the list renders later and yields to the next letter.
  const wanted = useDeferredValue(query.trim());
  const found = useMemo(() => (wanted === '' ? undefined : search?.(wanted)), [search, wanted]);
  useResultInView(found);
  useArrowKeys(container);

  return (
    <div ref={container}>
      <Page title={texts.title} lead={texts.lead}>
        <SearchBar role="search" onFocus={prepareSearch}>
          <SearchField label={texts.searchLabel} clear={texts.clear} value={query} onChange={setQuery} />
        </SearchBar>
        <ResultStart id={RESULT_ID} />
        <SearchResult wanted={found ? wanted : ''} found={found ?? []} />
        {wanted !== '' && !search && <SearchStatus />}
        {!found && <CalculatorIndex />}
        {!found && <TermIndex terms={terms} />}
      </Page>
    </div>
  );
}

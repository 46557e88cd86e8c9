import { Page, SearchField, SearchOutcome } from '@artha/shared/design';
import { useAfterNextPaint } from '@artha/shared/remote';
import { useDeferredValue, useEffect, useMemo, useState, type ReactElement } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { ActionBar } from './ActionBar.tsx';
import { Chooser } from './CustomReport.styles.ts';
import { prepareSearch, SearchStatus, useSearch } from './termSearch.ts';
import { TermAddresses } from './TermAddresses.ts';
import { TermCards } from './TermCards.tsx';
import { TermDialogs } from './TermDialogs.tsx';
import { MoreRatios } from './MoreRatios.tsx';
import { useChosenTerms } from './useChosenTerms.ts';

/** How long after the first tick the report's part begins to load: a slow phone shows the tick before. */
const PREPARED_AFTER_MS = 100;

/** Whether a name contains the words that are searched for. */
function hasWords(name: string, words: string): boolean {
  return name.toLowerCase().includes(words.toLowerCase());
}

/** Twenty-two ratios to choose from and, below, the report of the chosen ones, on a person's own figures. */
export function ReportPage(): ReactElement {
  const texts = useTexts();
  const { ReportPanel, preparePanel, terms, further } = texts;
  const [query, setQuery] = useState('');
  const all = useMemo(() => [...terms, ...further], [terms, further]);
  const { chosen, reported, choose, report } = useChosenTerms(all);
  /** How often the report was asked for on this page; a reload shows it again without being asked. */
  const [requests, setRequests] = useState(0);
  const afterNextPaint = useAfterNextPaint();
  const search = useSearch(terms);
  const wanted = query.trim();
  const found = wanted === '' ? undefined : search?.(wanted);
  const isSearched = found !== undefined;
  const foundFurther = isSearched ? further.filter(({ name }) => hasWords(name, wanted)) : further;
  const hasChosen = chosen.length > 0;
  const panel = useMemo(
    () => reported && { terms: reported, isCurrent: hasChosen, requests },
    [reported, hasChosen, requests],
  );
  // Ticks and the button answer before the bar and the report are rendered.
  const shownPanel = useDeferredValue(panel);
  const named = useDeferredValue(chosen);

  useEffect(() => {
    if (!hasChosen) return;
    // Loads while more are ticked, once the first tick is shown. A failure shows in the report's own place.
    const timer = setTimeout(() => {
      preparePanel().catch(() => undefined);
    }, PREPARED_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [hasChosen, preparePanel]);

  return (
    <>
      <Chooser>
        <Page title={texts.title} lead={texts.lead}>
          <noscript>
            <p>{texts.noScript}</p>
          </noscript>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears of the focus of its field */}
          <div role="search" onFocus={prepareSearch}>
            <SearchField label={texts.searchLabel} value={query} onChange={setQuery} />
          </div>
          <SearchOutcome wanted={found ? wanted : ''} count={isSearched ? found.length + foundFurther.length : 0} />
          {wanted !== '' && !search && <SearchStatus />}
          <TermCards terms={found ?? terms} chosen={chosen} onChoose={choose} />
          {foundFurther.length > 0 && (
            <MoreRatios ratios={foundFurther} chosen={chosen} isFound={isSearched} onChoose={choose} />
          )}
          <TermDialogs />
          <TermAddresses />
        </Page>
        {named.length > 0 && (
          <ActionBar
            chosen={named}
            onGenerate={() => {
              afterNextPaint(() => {
                setRequests((before) => before + 1);
                report();
              });
            }}
          />
        )}
      </Chooser>
      {shownPanel && <ReportPanel {...shownPanel} />}
    </>
  );
}

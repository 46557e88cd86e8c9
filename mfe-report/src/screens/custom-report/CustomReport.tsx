import { Page, SearchField, SearchOutcome } from '@artha/shared/design';
import { lazyPart } from '@artha/shared/remote';
import { useEffect, useState, type ReactElement } from 'react';
import { financialTerms } from '../../domain/terms.ts';
import { ActionBar } from './ActionBar.tsx';
import { Chooser } from './CustomReport.styles.ts';
import { prepareSearch, SearchStatus, useSearch } from './termSearch.ts';
import type { ReportPanelProps } from './ReportPanel.tsx';
import { TermAddresses } from './TermAddresses.ts';
import { TermCards } from './TermCards.tsx';
import { TermDialogs } from './TermDialogs.tsx';
import { useChosenTerms } from './useChosenTerms.ts';

const loadPanel = async () => (await import('./ReportPanel.tsx')).ReportPanel;

const ReportPanel = lazyPart<ReportPanelProps>({
  remote: 'report',
  name: 'The report',
  loading: <p>Preparing the report…</p>,
  load: loadPanel,
});

/** Twenty-two ratios to choose from and, below, the report of the chosen ones, on a person's own figures. */
export function CustomReport(): ReactElement {
  const [query, setQuery] = useState('');
  const { chosen, reported, choose, report } = useChosenTerms();
  /** How often the report was asked for on this page; a reload shows it again without being asked. */
  const [requests, setRequests] = useState(0);
  const search = useSearch(financialTerms);
  const wanted = query.trim();
  const found = wanted === '' ? undefined : search?.(wanted);
  const hasChosen = chosen.length > 0;

  useEffect(() => {
    // Loads while more are ticked. A failure shows in the report's own place.
    if (hasChosen) loadPanel().catch(() => undefined);
  }, [hasChosen]);

  return (
    <>
      <Chooser>
        <Page
          title="Choose your ratios. Get one report."
          lead="Twenty-two financial ratios with their formulas. Tick the ones you want to keep together."
        >
          <noscript>
            <p>A report of the ratios that you choose needs JavaScript. All of them can be read on this page.</p>
          </noscript>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears of the focus of its field */}
          <div role="search" onFocus={prepareSearch}>
            <SearchField label="Search financial terms..." value={query} onChange={setQuery} />
          </div>
          <SearchOutcome wanted={found ? wanted : ''} count={found?.length ?? 0} />
          {wanted !== '' && !search && <SearchStatus />}
          <TermCards terms={found ?? financialTerms} chosen={chosen} onChoose={choose} />
          <TermDialogs />
          <TermAddresses />
        </Page>
        {hasChosen && (
          <ActionBar
            chosen={chosen}
            onGenerate={() => {
              setRequests((before) => before + 1);
              report();
            }}
          />
        )}
      </Chooser>
      {reported && <ReportPanel terms={reported} isCurrent={hasChosen} requests={requests} />}
    </>
  );
}

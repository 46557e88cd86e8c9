import { Page, SearchField, SearchOutcome } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import { searchTerms } from '../../domain/search.ts';
import type { FinancialTerm } from '../../domain/terms.ts';
import { ActionBar } from './ActionBar.tsx';
import { Chooser } from './CustomReport.styles.ts';
import { ReportPanel } from './ReportPanel.tsx';
import { TermCards } from './TermCards.tsx';
import { TermDialogs } from './TermDialogs.tsx';
import { useChosenTerms } from './useChosenTerms.ts';

/** Twenty-two ratios to choose from and, below, the report of the chosen ones. */
export function CustomReport(): ReactElement {
  const [query, setQuery] = useState('');
  const { chosen, choose } = useChosenTerms();
  /** The terms that were chosen when the report was asked for; undefined until then. */
  const [reported, setReported] = useState<readonly FinancialTerm[]>();
  const wanted = query.trim();
  const found = searchTerms(wanted);

  return (
    <>
      <Chooser {...(reported && { $hasReport: true })}>
        <Page
          title="Choose your ratios. Get one report."
          lead="Twenty-two financial ratios with their formulas. Tick the ones you want to keep together."
        >
          <div role="search">
            <SearchField label="Search financial terms..." value={query} onChange={setQuery} />
          </div>
          <SearchOutcome wanted={wanted} count={found.length} />
          <TermCards terms={found} chosen={chosen} onChoose={choose} />
          <TermDialogs />
        </Page>
        {chosen.length > 0 && (
          <ActionBar
            chosen={chosen}
            onGenerate={() => {
              setReported([...chosen]);
            }}
          />
        )}
      </Chooser>
      {reported && <ReportPanel terms={reported} />}
    </>
  );
}

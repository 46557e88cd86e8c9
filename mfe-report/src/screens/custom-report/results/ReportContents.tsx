import { memo, type ReactElement } from 'react';
import type { TermResult } from '../../../domain/figures/computeReport.ts';
import { usePanelTexts } from '../../../texts/panelTexts.ts';
import { PanelContents } from '../ReportPanel.styles.ts';
import type { ReportEntry } from '../reportEntries.ts';
import { reportEntryId } from './reportEntryId.ts';

/** Properties of `ReportContents`. */
export interface ReportContentsProps {
  readonly entries: readonly ReportEntry[];
  /** Computed from the person's figures; empty if there are none. */
  readonly results: readonly TermResult[];
}

/** The ratios of the report with what came out for the latest year, as links to the rest. */
export const ReportContents = memo(function ReportContents({ entries, results }: ReportContentsProps): ReactElement {
  const texts = usePanelTexts();
  const latest = results[0]?.years.at(-1)?.label;
  const valueOf = ({ id: entryId }: ReportEntry): string => {
    const year = results.find(({ id }) => id === entryId)?.years.at(-1);
    return year?.kind === 'value' ? year.text : texts.notDefined;
  };
  return (
    <PanelContents aria-label={texts.contents}>
      <h3>{latest === undefined ? texts.inThisReport : texts.atAGlance(latest)}</h3>
      <ol role="list">
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={`#${reportEntryId(entry)}`}>
              {entry.name}
              {latest !== undefined && <span>{valueOf(entry)}</span>}
            </a>
          </li>
        ))}
      </ol>
    </PanelContents>
  );
});

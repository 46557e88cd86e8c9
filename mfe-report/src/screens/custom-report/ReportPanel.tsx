import { Button, Icon } from '@artha/shared/design';
import { useEffect, useRef, type ReactElement } from 'react';
import { capitalisedCount } from '../../domain/countInWords.ts';
import type { FinancialTerm } from '../../domain/terms.ts';
import { Contents, DocumentFrame, Panel, Summary } from './ReportPanel.styles.ts';
import { ReportSheet, sheetEntryId } from './ReportSheet.tsx';

export interface ReportPanelProps {
  /** A new list is a new report: the panel comes into view and its heading takes the focus. */
  readonly terms: readonly FinancialTerm[];
}

/** The dark panel with the report: its contents at the left, the document at the right. */
export function ReportPanel({ terms }: ReportPanelProps): ReactElement {
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    panel.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [terms]);

  return (
    <Panel ref={panel} aria-label="Your custom report">
      <Summary>
        <h2 ref={heading} tabIndex={-1}>
          Your custom report
        </h2>
        <p>
          {capitalisedCount(terms.length, 'term')}, {terms.length === 1 ? 'with' : 'each with'} its meaning and its
          formula.
        </p>
        <Contents aria-label="Contents of the report">
          <ol role="list">
            {terms.map((term) => (
              <li key={term.id}>
                <a href={`#${sheetEntryId(term)}`}>{term.name}</a>
              </li>
            ))}
          </ol>
        </Contents>
        <Button
          onClick={() => {
            window.print();
          }}
        >
          <Icon name="download" size={18} />
          Print or save as PDF
        </Button>
      </Summary>
      <DocumentFrame role="group" aria-label="The document" tabIndex={0}>
        <ReportSheet terms={terms} />
      </DocumentFrame>
    </Panel>
  );
}

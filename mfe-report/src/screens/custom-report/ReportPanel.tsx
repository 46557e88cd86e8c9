import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { capitalisedCount } from '../../domain/countInWords.ts';
import { computeReport } from '../../domain/figures/computeReport.ts';
import { isSample } from '../../domain/figures/sampleYears.ts';
import type { FinancialTerm } from '../../domain/terms.ts';
import { PdfFrame } from './pdf/PdfFrame.tsx';
import { PdfLinks } from './pdf/PdfLinks.tsx';
import { useReportPdf } from './pdf/useReportPdf.ts';
import { useShowsFrames } from './pdf/useShowsFrames.ts';
import { FiguresForm } from './figures/FiguresForm.tsx';
import { useReportYears } from './figures/useReportYears.ts';
import { Content, Intro, Panel } from './ReportPanel.styles.ts';
import { ReportContents } from './results/ReportContents.tsx';
import { ReportView } from './results/ReportView.tsx';

/** Properties of `ReportPanel`. */
export interface ReportPanelProps {
  readonly terms: readonly FinancialTerm[];
  /** Whether they are still ticked: without any that is, the panel keeps the last ones. */
  readonly isCurrent: boolean;
  /** How often the report was asked for: each time, it comes into view and its heading takes the focus. */
  readonly requests: number;
}

/** The dark panel with the report: figures and results at the left, the PDF at the right. */
export function ReportPanel({ terms, isCurrent, requests }: ReportPanelProps): ReactElement {
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const showsFrames = useShowsFrames();
  const { years, setYears } = useReportYears();
  const [attempt, setAttempt] = useState(0);
  const results = useMemo(
    () =>
      computeReport(
        terms.map(({ id }) => id),
        years,
      ),
    [terms, years],
  );
  const pdf = useReportPdf(terms, years, results.length > 0, attempt);

  useEffect(() => {
    if (requests === 0) return;
    panel.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [requests]);

  return (
    <Panel ref={panel} aria-label="Your custom report" $framed={showsFrames}>
      <Content $framed={showsFrames}>
        <Intro>
          <h2 ref={heading} tabIndex={-1}>
            Your custom report
          </h2>
          <p>
            {isCurrent
              ? `${capitalisedCount(terms.length, 'term')}, ${terms.length === 1 ? 'with' : 'each with'} its meaning, its formula and, on your figures, its value.`
              : 'No term is ticked any more. This is the report of those that were ticked last.'}
          </p>
          <PdfLinks
            pdf={pdf}
            onRetry={() => {
              setAttempt((before) => before + 1);
            }}
          />
        </Intro>
        <FiguresForm terms={terms} years={years} onChange={setYears} />
        <ReportContents terms={terms} results={results} />
        <ReportView terms={terms} results={results} isSample={isSample(years)} />
      </Content>
      {showsFrames && <PdfFrame pdf={pdf} />}
    </Panel>
  );
}

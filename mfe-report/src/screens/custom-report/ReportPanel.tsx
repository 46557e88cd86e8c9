import { memo, useDeferredValue, useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { computeReport } from '../../domain/figures/computeReport.ts';
import { isSample } from '../../domain/figures/sampleYears.ts';
import { usePanelTexts } from '../../texts/panelTexts.ts';
import type { ReportPanelProps } from './reportPanelProps.ts';
import { PdfFrame } from './pdf/PdfFrame.tsx';
import { PdfLinks } from './pdf/PdfLinks.tsx';
import { useReportPdf } from './pdf/useReportPdf.ts';
import { useShowsFrames } from './pdf/useShowsFrames.ts';
import { FiguresForm } from './figures/FiguresForm.tsx';
import { useReportYears } from './figures/useReportYears.ts';
import { Content, Intro, Panel } from './ReportPanel.styles.ts';
import { ReportContents } from './results/ReportContents.tsx';
import { ReportView } from './results/ReportView.tsx';

/** The dark panel with the report: figures and results at the left, the PDF at the right. */
export const ReportPanel = memo(function ReportPanel({ terms, isCurrent, requests }: ReportPanelProps): ReactElement {
  const texts = usePanelTexts();
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const showsFrames = useShowsFrames();
  const { years, setYears } = useReportYears();
  // A typed figure shows at once; its results are rendered later.
  const countedYears = useDeferredValue(years);
  const [attempt, setAttempt] = useState(0);
  const results = useMemo(
    () =>
      computeReport(
        terms.map(({ id }) => id),
        countedYears,
        texts.ratios,
      ),
    [terms, countedYears, texts],
  );
  const pdf = useReportPdf(terms, countedYears, results.length > 0, attempt);

  useEffect(() => {
    if (requests === 0) return;
    panel.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [requests]);

  return (
    <Panel ref={panel} aria-label={texts.heading} $framed={showsFrames}>
      <Content $framed={showsFrames}>
        <Intro>
          <h2 ref={heading} tabIndex={-1}>
            {texts.heading}
          </h2>
          <p>{isCurrent ? texts.contentOf(terms.length) : texts.noTermTicked}</p>
          <PdfLinks
            pdf={pdf}
            onRetry={() => {
              setAttempt((before) => before + 1);
            }}
          />
        </Intro>
        <FiguresForm terms={terms} years={years} onChange={setYears} />
        <ReportContents terms={terms} results={results} />
        <ReportView terms={terms} results={results} isSample={isSample(countedYears)} />
      </Content>
      {showsFrames && <PdfFrame pdf={pdf} />}
    </Panel>
  );
});

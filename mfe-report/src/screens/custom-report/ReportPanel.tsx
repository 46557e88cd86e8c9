import { memo, useDeferredValue, useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { computeReport } from '../../domain/figures/computeReport.ts';
import { hasFigures } from '../../domain/figures/reportYears.ts';
import { ownRatios } from '../../domain/own/ownRatios.ts';
import { reportFileName } from '../../domain/reportFileName.ts';
import { isSample } from '../../domain/figures/sampleYears.ts';
import { usePanelTexts } from '../../texts/panelTexts.ts';
import { useTexts } from '../../texts/texts.ts';
import { reportEntries } from './reportEntries.ts';
import type { ReportPanelProps } from './reportPanelProps.ts';
import { PdfFrame } from './pdf/PdfFrame.tsx';
import { PdfLinks } from './pdf/PdfLinks.tsx';
import { useReportPdf } from './pdf/useReportPdf.ts';
import { useShowsFrames } from './pdf/useShowsFrames.ts';
import { FiguresForm } from './figures/FiguresForm.tsx';
import { useReportDraft } from './figures/useReportDraft.ts';
import { Content, Intro, Panel } from './ReportPanel.styles.ts';
import { ReportContents } from './results/ReportContents.tsx';
import { ReportView } from './results/ReportView.tsx';

/** The dark panel with the report: figures and results at the left, the PDF at the right. */
export const ReportPanel = memo(function ReportPanel({ terms, isCurrent, requests }: ReportPanelProps): ReactElement {
  const texts = usePanelTexts();
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const showsFrames = useShowsFrames();
  const chooser = useTexts();
  const { draft, setDraft } = useReportDraft();
  // A typed figure shows at once; its results are rendered later.
  const { company, years, formulas } = useDeferredValue(draft);
  const [attempt, setAttempt] = useState(0);
  const entries = useMemo(() => {
    const own = ownRatios(formulas, texts.ratios.label, texts.own.unnamed);
    return reportEntries(terms, own, chooser, texts);
  }, [terms, formulas, chooser, texts]);
  const ratios = useMemo(() => entries.map(({ ratio }) => ratio), [entries]);
  const results = useMemo(() => computeReport(ratios, years, texts.ratios), [ratios, years, texts]);
  const hasResults = results.length > 0;
  const content = useMemo(
    () => (hasResults ? { ratios, company, years, texts } : undefined),
    [hasResults, ratios, company, years, texts],
  );
  const pdf = useReportPdf(content, attempt);

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
          <p>{isCurrent ? texts.contentOf(entries.length) : texts.noTermTicked}</p>
          <PdfLinks
            pdf={pdf}
            onRetry={() => {
              setAttempt((before) => before + 1);
            }}
            onStart={() => {
              panel.current?.querySelector<HTMLElement>('[inputmode=decimal]')?.focus();
            }}
            fileName={reportFileName(
              company,
              years.filter(hasFigures).map(({ label }) => label),
              'pdf',
            )}
          />
        </Intro>
        <FiguresForm ratios={ratios} draft={draft} onChange={setDraft} />
        <ReportContents entries={entries} results={results} />
        <ReportView entries={entries} company={company} results={results} isSample={isSample(years)} />
      </Content>
      {showsFrames && <PdfFrame pdf={pdf} />}
    </Panel>
  );
});

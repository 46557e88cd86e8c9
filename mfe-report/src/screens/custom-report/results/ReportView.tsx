import { memo, type ReactElement } from 'react';
import type { TermResult } from '../../../domain/figures/computeReport.ts';
import type { FinancialTerm } from '../../../domain/terms.ts';
import { usePanelTexts } from '../../../texts/panelTexts.ts';
import { Formula } from '../Formula.tsx';
import { CopyFormula } from './CopyFormula.tsx';
import { RatioChart } from './RatioChart.tsx';
import { RatioYears } from './RatioYears.tsx';
import { reportEntryId } from './reportEntryId.ts';
import { Entry, FormulaBox, ReportArticle } from './ReportView.styles.ts';

interface TermEntryProps {
  readonly term: FinancialTerm;
  readonly result: TermResult | undefined;
}

function TermEntry({ term, result }: TermEntryProps): ReactElement {
  const texts = usePanelTexts();
  const { read, watch, differs } = texts.readings[term.id];
  const values = result?.years.filter(({ kind }) => kind === 'value') ?? [];
  return (
    <Entry id={reportEntryId(term)}>
      <h4>{term.name}</h4>
      <p>{term.explanation}</p>
      <FormulaBox>
        <Formula term={term} />
      </FormulaBox>
      <CopyFormula term={term} />
      {result && <RatioYears name={term.name} years={result.years} />}
      {result && values.length > 1 && <RatioChart name={term.name} years={result.years} />}
      <p>
        <b>{texts.read}</b> {read}
      </p>
      <p>
        <b>{texts.watch}</b> {watch}
      </p>
      {differs !== undefined && (
        <p>
          <b>{texts.differs}</b> {differs}
        </p>
      )}
    </Entry>
  );
}

/** Properties of `ReportView`. */
export interface ReportViewProps {
  readonly terms: readonly FinancialTerm[];
  /** Computed from the person's figures; empty if there are none. */
  readonly results: readonly TermResult[];
  /** Whether the figures are those of the sample. */
  readonly isSample: boolean;
}

/** The report in the page itself: the content of the PDF for phones, screen readers and print. */
export const ReportView = memo(function ReportView({ terms, results, isSample }: ReportViewProps): ReactElement {
  const texts = usePanelTexts();
  return (
    <ReportArticle>
      <h3>{texts.countedRatios(terms.length, results.length > 0)}</h3>
      <p>
        {isSample && `${texts.sample} ${texts.sampleFigures} `}
        {texts.education}
      </p>
      {terms.map((term) => (
        <TermEntry key={term.id} term={term} result={results.find(({ id }) => id === term.id)} />
      ))}
    </ReportArticle>
  );
});

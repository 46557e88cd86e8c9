import type { ReactElement } from 'react';
import { capitalisedCount } from '../../../domain/countInWords.ts';
import type { TermResult } from '../../../domain/figures/computeReport.ts';
import { readings } from '../../../domain/ratios/readings.ts';
import type { FinancialTerm } from '../../../domain/terms.ts';
import { SAMPLE_COMPANY } from '../../../domain/figures/sampleYears.ts';
import { Formula } from '../Formula.tsx';
import { CopyFormula } from './CopyFormula.tsx';
import { RatioChart } from './RatioChart.tsx';
import { RatioYears } from './RatioYears.tsx';
import { reportEntryId } from './reportEntryId.ts';
import { Entry, FormulaBox, View } from './ReportView.styles.ts';

interface TermEntryProps {
  readonly term: FinancialTerm;
  readonly result: TermResult | undefined;
}

function TermEntry({ term, result }: TermEntryProps): ReactElement {
  const { read, watch, differs } = readings[term.id];
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
        <b>How to read it:</b> {read}
      </p>
      <p>
        <b>What to watch:</b> {watch}
      </p>
      {differs !== undefined && (
        <p>
          <b>Not the same as:</b> {differs}
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
export function ReportView({ terms, results, isSample }: ReportViewProps): ReactElement {
  return (
    <View>
      <h3>
        {capitalisedCount(terms.length, 'ratio')}
        {results.length > 0 ? ' on your figures' : `, and how to read ${terms.length === 1 ? 'it' : 'them'}`}
      </h3>
      <p>{isSample && `Sample. These are the figures of ${SAMPLE_COMPANY}. `}For education and information only.</p>
      {terms.map((term) => (
        <TermEntry key={term.id} term={term} result={results.find(({ id }) => id === term.id)} />
      ))}
    </View>
  );
}

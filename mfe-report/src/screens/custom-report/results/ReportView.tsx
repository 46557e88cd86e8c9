import { TermLink, useTermLink } from '@artha/shared/design';
import { memo, type ReactElement } from 'react';
import type { TermResult } from '../../../domain/figures/computeReport.ts';
import { usePanelTexts } from '../../../texts/panelTexts.ts';
import { Formula } from '../Formula.tsx';
import type { ReportEntry } from '../reportEntries.ts';
import { CopyFormula } from './CopyFormula.tsx';
import { RatioChart } from './RatioChart.tsx';
import { RatioYears } from './RatioYears.tsx';
import { reportEntryId } from './reportEntryId.ts';
import { Entry, FormulaBox, ReportArticle } from './ReportView.styles.ts';

interface RatioEntryProps {
  readonly entry: ReportEntry;
  readonly result: TermResult | undefined;
}

function RatioEntry({ entry, result }: RatioEntryProps): ReactElement {
  const texts = usePanelTexts();
  const { name, explanation, reading, formula, glossaryTerm } = entry;
  const values = result?.years.filter(({ kind }) => kind === 'value') ?? [];
  return (
    <Entry id={reportEntryId(entry)}>
      <h4>{name}</h4>
      {explanation !== '' && <p>{explanation}</p>}
      <FormulaBox>
        <Formula formula={formula} />
      </FormulaBox>
      <CopyFormula entry={entry} />
      {result && <RatioYears name={name} years={result.years} />}
      {result && values.length > 1 && <RatioChart name={name} years={result.years} />}
      {reading && (
        <>
          <p>
            <b>{texts.read}</b> {reading.read}
          </p>
          <p>
            <b>{texts.watch}</b> {reading.watch}
          </p>
        </>
      )}
      {reading?.differs !== undefined && (
        <p>
          <b>{texts.differs}</b> {reading.differs}
        </p>
      )}
      {glossaryTerm !== undefined && <GlossaryLine term={glossaryTerm} name={name} />}
    </Entry>
  );
}

function GlossaryLine({ term, name }: { readonly term: string; readonly name: string }): ReactElement | null {
  const texts = usePanelTexts();
  if (!useTermLink(term)) return null;
  return (
    <p>
      <b>{texts.inGlossary}</b> <TermLink term={term}>{name}</TermLink>
    </p>
  );
}

/** Properties of `ReportView`. */
export interface ReportViewProps {
  readonly entries: readonly ReportEntry[];
  readonly company: string;
  /** Computed from the person's figures; empty if there are none. */
  readonly results: readonly TermResult[];
  /** Whether the figures are those of the sample. */
  readonly isSample: boolean;
}

/** The report in the page itself: the content of the PDF for phones, screen readers and print. */
export const ReportView = memo(function ReportView({
  entries,
  company,
  results,
  isSample,
}: ReportViewProps): ReactElement {
  const texts = usePanelTexts();
  return (
    <ReportArticle>
      {company !== '' && <p>{company}</p>}
      <h3>{texts.countedRatios(entries.length, results.length > 0)}</h3>
      <p>
        {isSample && `${texts.sample} ${texts.sampleFigures} `}
        {texts.education}
      </p>
      {entries.map((entry) => (
        <RatioEntry key={entry.id} entry={entry} result={results.find(({ id }) => id === entry.id)} />
      ))}
    </ReportArticle>
  );
});

import { siteConfig } from '@artha/shared';
import type { ReactElement } from 'react';
import { capitalisedCount } from '../../domain/countInWords.ts';
import type { FinancialTerm } from '../../domain/terms.ts';
import { Formula } from './Formula.tsx';
import { Entry, Explanation, Head, Sheet } from './ReportSheet.styles.ts';

/** Where a term stands in the document, for the links of the contents. */
export function sheetEntryId(term: FinancialTerm): string {
  return `report-${term.id}`;
}

export interface ReportSheetProps {
  readonly terms: readonly FinancialTerm[];
}

/** The document: white paper in both themes, on the screen as it is printed. */
export function ReportSheet({ terms }: ReportSheetProps): ReactElement {
  return (
    <Sheet>
      <Head>
        <span>{siteConfig().product}</span>
        <span>Custom report</span>
      </Head>
      <h3>
        {capitalisedCount(terms.length, 'ratio')}, and how to read {terms.length === 1 ? 'it' : 'them'}
      </h3>
      <p>For education and information only.</p>
      {terms.map((term) => (
        <Entry key={term.id} id={sheetEntryId(term)}>
          <Explanation>
            <h4>{term.name}</h4>
            <p>{term.explanation}</p>
          </Explanation>
          <Formula term={term} />
        </Entry>
      ))}
    </Sheet>
  );
}

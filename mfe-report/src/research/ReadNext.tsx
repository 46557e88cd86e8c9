import { Link, siteTools } from '@artha/shared';
import type { ReactElement } from 'react';
import { customReportPath, reportPath } from './paths.ts';
import { Further } from './ReportPage.styles.ts';
import type { ResearchReport } from './report.ts';
import { reportCards } from './reportCards.ts';

/** Links at the end of a report: the ratios, terms of the glossary where it is published, and the other reports. */
export function ReadNext({ report }: { readonly report: ResearchReport }): ReactElement {
  const glossary = siteTools().find(({ remote }) => remote === 'glossary');
  return (
    <Further role="list" aria-label="Further reading">
      <li>
        <Link to={customReportPath()}>Custom Report</Link> <span>every ratio with its formula</span>
      </li>
      {glossary &&
        report.glossary.map(({ id, term }) => (
          <li key={id}>
            <Link to={`${glossary.path}#${id}`}>{term}</Link> <span>in the glossary</span>
          </li>
        ))}
      {reportCards
        .filter((card) => card !== report.card)
        .map((card) => (
          <li key={card.slug}>
            <Link to={reportPath(card.slug)}>{card.title}</Link> <span>another report</span>
          </li>
        ))}
    </Further>
  );
}

import { Link } from '@artha/shared';
import { TermLink, useTermLink } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { useResearchTexts } from '../../texts/researchTexts.ts';
import { customReportPath, reportPath } from '../content/paths.ts';
import { Further } from './ReportPage.styles.ts';
import type { ResearchReport } from '../content/report.ts';

/** A term of the glossary; nothing if the site has none. */
function GlossaryTerm({ id, term }: ResearchReport['glossary'][number]): ReactElement | null {
  const { glossaryNote } = useResearchTexts();
  if (!useTermLink(id)) return null;
  return (
    <li>
      <TermLink term={id}>{term}</TermLink> <span>{glossaryNote}</span>
    </li>
  );
}

/** Links at the end of a report: the ratios, terms of the glossary, and other reports. */
export function ReadNext({ report }: { readonly report: ResearchReport }): ReactElement {
  const texts = useResearchTexts();
  return (
    <Further role="list" aria-label={texts.furtherReading}>
      <li>
        <Link to={customReportPath()}>{texts.customReport}</Link> <span>{texts.customReportNote}</span>
      </li>
      {report.glossary.map(({ id, term }) => (
        <GlossaryTerm key={id} id={id} term={term} />
      ))}
      {report.others.map(({ slug, title }) => (
        <li key={slug}>
          <Link to={reportPath(slug)}>{title}</Link> <span>{texts.otherReportNote}</span>
        </li>
      ))}
    </Further>
  );
}

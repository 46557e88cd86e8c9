import { Link } from '@artha/shared';
import { Page } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { Notice } from '../../research/Notice.ts';
import { reportPath } from '../../research/paths.ts';
import { PublishedOn } from '../../research/PublishedOn.tsx';
import { reportCards } from '../../research/reportCards.ts';
import { Facts, Reports } from './EquityResearch.styles.ts';

/** The list of reports, newest first. */
export function EquityResearch(): ReactElement {
  return (
    <Page
      title="Reports you can read in one sitting."
      lead="Worked examples of reading a company’s accounts, four minutes each."
    >
      <Notice>The companies and their figures are made up, to show how a report reads.</Notice>
      <Reports role="list" aria-label="Reports">
        {reportCards.map(({ slug, title, company, sector, summary, published, minutes }) => (
          <li key={slug}>
            <div>
              <h2>
                <Link to={reportPath(slug)}>{title}</Link>
              </h2>
              <p>{summary}</p>
            </div>
            <Facts>
              <p>{company}</p>
              <p>A made-up company in {sector}</p>
              <p>
                <PublishedOn day={published} />, {minutes} minutes
              </p>
            </Facts>
          </li>
        ))}
      </Reports>
    </Page>
  );
}

import { Link } from '@artha/shared';
import { Article, Icon, Page } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { Notice } from './Notice.ts';
import { customReportPath, researchPath } from './paths.ts';
import { PublishedOn } from './PublishedOn.tsx';
import { ReadNext } from './ReadNext.tsx';
import { Back, Body, Facts } from './ReportPage.styles.ts';
import { sections, type ResearchReport } from './report.ts';
import { RevenueChart } from './RevenueChart.tsx';
import { amountGroups, ratioRows } from './yearRows.ts';
import { TermText } from './TermText.tsx';
import { YearTable } from './YearTable.tsx';

function BackToList(): ReactElement {
  return (
    <Back>
      <Link to={researchPath()}>
        <Icon name="back" size={18} />
        All reports
      </Link>
    </Back>
  );
}

export interface ReportPageProps {
  readonly report: ResearchReport;
}

/** A research report: what it is about, its contents and its sections. */
export function ReportPage({ report }: ReportPageProps): ReactElement {
  const { card, years, text } = report;
  const columns = years.map(({ year }) => year);
  const exhibits: Partial<Record<keyof typeof text, ReactElement>> = {
    'five-years': (
      <>
        <RevenueChart years={years} />
        <YearTable
          caption="Each year ends on 31 March."
          firstColumn="₹ crore"
          years={columns}
          groups={amountGroups(years)}
        />
      </>
    ),
    ratios: (
      <>
        <YearTable
          caption="Computed from the table above."
          firstColumn="Ratio"
          years={columns}
          rows={ratioRows(years, report.ratios)}
        />
        <p>
          <Link to={customReportPath()}>What each ratio means, with its formula</Link>
        </p>
      </>
    ),
    'read-next': <ReadNext report={report} />,
  };

  return (
    <Page title={`${card.title}.`} lead={card.summary}>
      <Facts>
        <BackToList />
        <span>
          {card.company}, {card.sector}
        </span>
        <PublishedOn day={card.published} />
        <span>{card.minutes} minutes</span>
      </Facts>
      <Notice>
        The company and its figures are made up, to show how a report reads. For education and information only; nothing
        here is advice.
      </Notice>
      <Body>
        <Article
          sections={sections.map(({ id, heading }) => ({
            id,
            heading,
            content: (
              <>
                {text[id].map((paragraph) => (
                  <p key={paragraph}>
                    <TermText text={paragraph} />
                  </p>
                ))}
                {exhibits[id]}
              </>
            ),
          }))}
        >
          <BackToList />
        </Article>
      </Body>
    </Page>
  );
}

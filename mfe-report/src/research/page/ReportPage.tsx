import { Link } from '@artha/shared';
import { Article, Button, Icon, Page } from '@artha/shared/design';
import type { ReactElement, ReactNode } from 'react';
import { Disclosures } from './Disclosures.tsx';
import { Notice } from './Notice.ts';
import { customReportPath, researchPath } from '../content/paths.ts';
import { PublishedOn } from './PublishedOn.tsx';
import { RatingFigures } from './RatingFigures.tsx';
import { ReadNext } from './ReadNext.tsx';
import { Back, Body, Details, Print } from './ReportPage.styles.ts';
import type { ResearchReport } from '../content/report.ts';
import { sections } from '../content/reportContent.ts';
import { AccountTables } from '../tables/AccountTables.tsx';
import { ratioRows } from '../tables/yearRows.ts';
import { TermText } from './TermText.tsx';
import { ValuationPart } from '../valuation/ValuationPart.tsx';
import { YearTable } from '../tables/YearTable.tsx';

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

/** The content of a section besides its paragraphs. */
function exhibitsOf(report: ResearchReport): Readonly<Partial<Record<(typeof sections)[number]['id'], ReactNode>>> {
  const { card, years } = report;
  return {
    summary: <RatingFigures card={card} />,
    'five-years': <AccountTables years={years} />,
    ratios: (
      <>
        <YearTable
          caption="Computed from the tables above."
          firstColumn="Ratio"
          years={years.map(({ year }) => year)}
          rows={ratioRows(years, report.ratios)}
        />
        <p>
          <Link to={customReportPath()}>What each ratio means, with its formula</Link>
        </p>
      </>
    ),
    valuation: <ValuationPart report={report} />,
    disclosures: <Disclosures card={card} />,
    'read-next': <ReadNext report={report} />,
  };
}

/** Properties of `ReportPage`. */
export interface ReportPageProps {
  readonly report: ResearchReport;
}

/** A research report: what it is about, its contents and its sections. */
export function ReportPage({ report }: ReportPageProps): ReactElement {
  const { card, text } = report;
  const exhibits = exhibitsOf(report);
  return (
    <Page title={`${card.title}.`} lead={card.summary}>
      <Details>
        <BackToList />
        <span>
          {card.company}, {card.sector}
        </span>
        <PublishedOn day={card.published} />
        <span>{card.minutes} minutes</span>
        <Print>
          <Button
            variant="secondary"
            onClick={() => {
              print();
            }}
          >
            Print or save as PDF
          </Button>
        </Print>
      </Details>
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
                {id !== 'disclosures' &&
                  text[id].map((paragraph) => (
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

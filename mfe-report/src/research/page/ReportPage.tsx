import { Link } from '@artha/shared';
import { Article, Button, Icon, Page } from '@artha/shared/design';
import type { ReactElement, ReactNode } from 'react';
import { useResearchTexts, type ResearchTexts } from '../../texts/researchTexts.ts';
import { Disclosures } from './Disclosures.tsx';
import { Notice } from './Notice.ts';
import { customReportPath, researchPath } from '../content/paths.ts';
import { PublishedOn } from './PublishedOn.tsx';
import { RatingFigures } from './RatingFigures.tsx';
import { ReadNext } from './ReadNext.tsx';
import { Back, Body, Details, Print } from './ReportPage.styles.ts';
import type { ResearchReport } from '../content/report.ts';
import { sectionIds, type SectionId } from '../content/reportContent.ts';
import { AccountTables } from '../tables/AccountTables.tsx';
import { ratioRows } from '../tables/yearRows.ts';
import { TermText } from './TermText.tsx';
import { ValuationPart } from '../valuation/ValuationPart.tsx';
import { YearTable } from '../tables/YearTable.tsx';

function BackToList(): ReactElement {
  const { allReports } = useResearchTexts();
  return (
    <Back>
      <Link to={researchPath()}>
        <Icon name="back" size={18} />
        {allReports}
      </Link>
    </Back>
  );
}

/** The content of a section besides its paragraphs. */
function exhibitsOf(report: ResearchReport, texts: ResearchTexts): Readonly<Partial<Record<SectionId, ReactNode>>> {
  const { card, years } = report;
  return {
    summary: <RatingFigures card={card} />,
    'five-years': <AccountTables years={years} />,
    ratios: (
      <>
        <YearTable
          caption={texts.ratioTable}
          firstColumn={texts.ratio}
          years={years.map(({ year }) => year)}
          rows={ratioRows(years, report.ratios, texts)}
        />
        <p>
          <Link to={customReportPath()}>{texts.ratioLink}</Link>
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
  const texts = useResearchTexts();
  const exhibits = exhibitsOf(report, texts);
  return (
    <Page title={texts.reportTitle(card.title)} lead={card.summary}>
      <Details>
        <BackToList />
        <span>
          {card.company}, {card.sector}
        </span>
        <PublishedOn day={card.published} />
        <span>{texts.minutes(card.minutes)}</span>
        <Print>
          <Button
            variant="secondary"
            onClick={() => {
              print();
            }}
          >
            {texts.print}
          </Button>
        </Print>
      </Details>
      <Notice>{texts.madeUp}</Notice>
      <Body>
        <Article
          sections={sectionIds.map((id) => ({
            id,
            heading: texts.sections[id],
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

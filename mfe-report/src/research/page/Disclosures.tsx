import { siteConfig } from '@artha/shared';
import { Fragment, type ReactElement } from 'react';
import { RATING_MARGIN, ratings } from '../../domain/valuation.ts';
import { useResearchTexts } from '../../texts/researchTexts.ts';
import { Definitions } from './Disclosures.styles.ts';
import type { ReportCard } from '../content/report.ts';

/**
 * The facts that a research report in India has to disclose about its writers and the company: SEBI (Research Analysts)
 * Regulations, 2014, regulations 19 (interests, compensation), 20 (facts, meaning of ratings) and 24(7) (use of artificial
 * intelligence). The company is made up, so most answers are no; a report on a real one would give its own.
 */
export function Disclosures({ card: { company } }: { readonly card: ReportCard }): ReactElement {
  const { product } = siteConfig();
  const { disclosures, ratings: ratingNames, ratingMeanings } = useResearchTexts();
  const meanings = ratingMeanings(RATING_MARGIN);
  return (
    <>
      <p>{disclosures.intro(company, product)}</p>
      <Definitions>
        {disclosures.items.map(([name, answer]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{answer}</dd>
          </Fragment>
        ))}
        <dt>{disclosures.ratingsName}</dt>
        <dd>
          {ratings.map((rating) => (
            <p key={rating}>
              <b>{ratingNames[rating]}:</b> {meanings[rating]}
            </p>
          ))}
          <p>{disclosures.ratingsNote}</p>
        </dd>
      </Definitions>
      <p>{disclosures.risk}</p>
    </>
  );
}

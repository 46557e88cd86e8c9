import type { ReactElement } from 'react';
import { upsideOf } from '../../domain/valuation.ts';
import { useResearchTexts } from '../../texts/researchTexts.ts';
import { RatingList } from './RatingFigures.styles.ts';
import type { ReportCard } from '../content/report.ts';
import { inPercent, perShare } from '../valuation/valueWords.ts';

/** The rating with what it follows from. */
export function RatingFigures({ card: { rating, value, price } }: { readonly card: ReportCard }): ReactElement {
  const texts = useResearchTexts();
  const upside = Math.round(upsideOf(value, price));
  return (
    <RatingList>
      <div>
        <dt>{texts.ratingExample}</dt>
        <dd>{texts.ratings[rating]}</dd>
      </div>
      <div>
        <dt>{texts.valueOfShare}</dt>
        <dd>{perShare(value)}</dd>
      </div>
      <div>
        <dt>{texts.madeUpPrice}</dt>
        <dd>{perShare(price)}</dd>
      </div>
      <div>
        <dt>{texts.valueAgainstPrice}</dt>
        <dd>{upside < 0 ? texts.below(inPercent(-upside)) : texts.above(inPercent(upside))}</dd>
      </div>
    </RatingList>
  );
}

import type { ReactElement } from 'react';
import { upsideOf } from '../../domain/valuation.ts';
import { Figures } from './RatingFigures.styles.ts';
import { ratingNames } from '../content/ratingWords.ts';
import type { ReportCard } from '../content/report.ts';
import { inPercent, perShare } from '../valuation/valueWords.ts';

/** The rating with what it follows from. */
export function RatingFigures({ card: { rating, value, price } }: { readonly card: ReportCard }): ReactElement {
  const upside = Math.round(upsideOf(value, price));
  return (
    <Figures>
      <div>
        <dt>Rating, as an example</dt>
        <dd>{ratingNames[rating]}</dd>
      </div>
      <div>
        <dt>Value of a share</dt>
        <dd>{perShare(value)}</dd>
      </div>
      <div>
        <dt>Made-up price</dt>
        <dd>{perShare(price)}</dd>
      </div>
      <div>
        <dt>Value against price</dt>
        <dd>{upside < 0 ? `${inPercent(-upside)} below` : `${inPercent(upside)} above`}</dd>
      </div>
    </Figures>
  );
}

import { RATING_MARGIN, type Rating } from '../../domain/valuation.ts';

/** What a rating is called. */
export const ratingNames: Readonly<Record<Rating, string>> = { buy: 'Buy', hold: 'Hold', sell: 'Sell' };

/** What each rating means, as the disclosures say it. */
export const ratingMeanings: Readonly<Record<Rating, string>> = {
  buy: `The value is above the price by ${String(RATING_MARGIN)}% of the price or more.`,
  hold: `Value and price are less than ${String(RATING_MARGIN)}% apart.`,
  sell: `The value is below the price by ${String(RATING_MARGIN)}% of the price or more.`,
};

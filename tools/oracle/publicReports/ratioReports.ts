import type { RatioFigures } from '../../../mfe-report/src/domain/ratios/computeRatio.ts';
import type { TermId } from '../../../mfe-report/src/domain/termIds.ts';
import type { Report } from './report.ts';

/** A ratio of figures, to four decimals, or why it has none. */
export interface RatioCase {
  readonly ratio: TermId;
  readonly figures: RatioFigures;
  readonly answer: number | 'divisor' | 'missing';
}

/** Reports about ratios of a company. */
export const ratioReports: readonly Report<RatioCase>[] = [
  {
    kind: 'the current ratio with all liabilities below',
    source: 'https://github.com/tidy-finance/website/issues/239',
    one: {
      ratio: 'current-ratio',
      figures: { currentAssets: 200, currentLiabilities: 100, totalLiabilities: 400, totalAssets: 800 },
      answer: 2,
    },
  },
  {
    kind: 'no current ratio although both figures are there',
    source: 'https://github.com/dgunning/edgartools/issues/1241',
    one: {
      ratio: 'current-ratio',
      figures: { currentAssets: 22_166_000_000, currentLiabilities: 25_357_000_000 },
      answer: 0.8742,
    },
  },
  {
    kind: 'a ratio of nothing that ends the program',
    source: 'https://github.com/JerBouma/FinanceToolkit/issues/39',
    one: { ratio: 'inventory-turnover-ratio', figures: { costOfGoodsSold: 0, averageInventory: 0 }, answer: 'divisor' },
  },
  {
    kind: 'an error without liabilities',
    source: 'https://github.com/maybe-finance/maybe/pull/557',
    one: { ratio: 'current-ratio', figures: { currentAssets: 100, currentLiabilities: 0 }, answer: 'divisor' },
  },
  {
    kind: 'a number in place of a figure that is missing',
    source: 'https://github.com/mrhappyasthma/IsThisStockGood/issues/19',
    one: { ratio: 'debt-ratio', figures: { totalAssets: 100 }, answer: 'missing' },
  },
  {
    kind: 'a percentage in place of a fraction',
    source: 'https://github.com/mrhappyasthma/IsThisStockGood/issues/76',
    one: { ratio: 'debt-ratio', figures: { totalLiabilities: 34.899, totalAssets: 100 }, answer: 0.349 },
  },
  {
    kind: 'sales in place of the cost of goods in the turnover of inventory',
    source: 'https://github.com/pinchbench/skill/issues/135',
    one: {
      ratio: 'inventory-turnover-ratio',
      figures: { salesRevenue: 900, costOfGoodsSold: 600, averageInventory: 150 },
      answer: 4,
    },
  },
];

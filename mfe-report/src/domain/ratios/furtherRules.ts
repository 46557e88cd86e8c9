import type { FurtherId } from '../furtherIds.ts';
import type { RatioRule } from './rules.ts';

/**
 * The ratios beside the twenty-two, as analysts of listed companies in India define them: EBIT is the operating profit,
 * capital employed is what is left of total assets after current liabilities, and balances are those of the closing day.
 */
export const furtherRules: Readonly<Record<FurtherId, RatioRule>> = {
  'gross-margin': { unit: '%', formula: ['over', 'grossProfit', 'salesRevenue'] },
  'operating-margin': { unit: '%', formula: ['over', 'operatingProfit', 'salesRevenue'] },
  'ebitda-margin': { unit: '%', formula: ['over', ['plus', 'operatingProfit', 'depreciation'], 'salesRevenue'] },
  'return-on-equity': { unit: '%', formula: ['over', 'netProfit', 'shareholdersEquity'] },
  'return-on-capital-employed': {
    unit: '%',
    formula: ['over', 'operatingProfit', ['less', 'totalAssets', 'currentLiabilities']],
  },
  'return-on-assets': { unit: '%', formula: ['over', 'netProfit', 'totalAssets'] },
  'debt-to-equity': { unit: 'x', formula: ['over', 'totalDebt', 'shareholdersEquity'] },
  'interest-cover': { unit: 'x', formula: ['over', 'operatingProfit', 'interest'] },
  'earnings-per-share': { unit: 'INR', formula: ['over', 'netProfit', 'numberOfShares'] },
  'book-value-per-share': { unit: 'INR', formula: ['over', 'shareholdersEquity', 'numberOfShares'] },
  'price-to-earnings': { unit: 'x', formula: ['over', 'sharePrice', 'earnings-per-share'] },
  'price-to-book': { unit: 'x', formula: ['over', 'sharePrice', 'book-value-per-share'] },
  'peg-ratio': { unit: 'x', formula: ['over', 'price-to-earnings', ['times', 'earningsGrowth', 100]] },
  'enterprise-value': {
    unit: 'INR',
    formula: ['less', ['plus', ['times', 'sharePrice', 'numberOfShares'], 'totalDebt'], 'cash'],
  },
  'ev-to-ebitda': { unit: 'x', formula: ['over', 'enterprise-value', ['plus', 'operatingProfit', 'depreciation']] },
  'dividend-yield': { unit: '%', formula: ['over', 'dividendPerShare', 'sharePrice'] },
  'dividend-payout': { unit: '%', formula: ['over', 'dividendPerShare', 'earnings-per-share'] },
  'free-cash-flow': { unit: 'INR', formula: ['less', 'operatingCashFlow', 'capitalExpenditure'] },
  'free-cash-flow-yield': {
    unit: '%',
    formula: ['over', 'free-cash-flow', ['times', 'sharePrice', 'numberOfShares']],
  },
};

/** The ids of the twenty-two terms, in the specification's order. */
export const termIds = [
  'asset-to-sales-ratio',
  'asset-turnover-ratio',
  'contribution-margin',
  'current-ratio',
  'debt-ratio',
  'discounted-payback-period',
  'equivalent-annual-annuity',
  'inventory-turnover-ratio',
  'net-profit-margin',
  'payback-period',
  'quick-ratio',
  'return-on-investment',
  'asset-turnover',
  'average-collection-period',
  'net-profit',
  'cash-conversion-cycle',
  'inventory-conversion-period',
  'inventory-conversion-ratio',
  'inventory-turnover',
  'payables-conversion-period',
  'receivables-conversion-period',
  'receivables-turnover-ratio',
] as const;

/** The id of a financial term. */
export type TermId = (typeof termIds)[number];

import type { FurtherId } from '../../domain/furtherIds.ts';

/** The ratios beside the twenty-two, in English. */
export const furtherNames: Readonly<Record<FurtherId, string>> = {
  'gross-margin': 'Gross Margin',
  'operating-margin': 'Operating Margin',
  'ebitda-margin': 'EBITDA Margin',
  'return-on-equity': 'Return on Equity (ROE)',
  'return-on-capital-employed': 'Return on Capital Employed (ROCE)',
  'return-on-assets': 'Return on Assets (ROA)',
  'debt-to-equity': 'Debt to Equity',
  'interest-cover': 'Interest Cover',
  'earnings-per-share': 'Earnings per Share (EPS)',
  'book-value-per-share': 'Book Value per Share',
  'price-to-earnings': 'Price to Earnings (P/E)',
  'price-to-book': 'Price to Book (P/B)',
  'peg-ratio': 'PEG Ratio',
  'enterprise-value': 'Enterprise Value (EV)',
  'ev-to-ebitda': 'EV to EBITDA',
  'dividend-yield': 'Dividend Yield',
  'dividend-payout': 'Dividend Payout',
  'free-cash-flow': 'Free Cash Flow',
  'free-cash-flow-yield': 'Free Cash Flow Yield',
};

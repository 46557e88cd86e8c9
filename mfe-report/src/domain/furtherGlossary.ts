import type { FurtherId } from './furtherIds.ts';

/** The terms of the glossary that explain a ratio, by the end of their addresses. */
export const furtherGlossary: Readonly<Partial<Record<FurtherId, string>>> = {
  'ebitda-margin': 'ebitda',
  'return-on-equity': 'roe',
  'return-on-capital-employed': 'roce',
  'earnings-per-share': 'eps',
  'book-value-per-share': 'book-value',
  'price-to-earnings': 'pe-ratio',
  'price-to-book': 'book-value',
  'enterprise-value': 'market-capitalisation',
  'ev-to-ebitda': 'ebitda',
  'dividend-yield': 'dividend-yield',
  'dividend-payout': 'dividend',
};

import type { TermId } from './termIds.ts';

/** The ids of the ratios beside the twenty-two of the specification, in the order in which analysts read accounts. */
export const furtherIds = [
  'gross-margin',
  'operating-margin',
  'ebitda-margin',
  'return-on-equity',
  'return-on-capital-employed',
  'return-on-assets',
  'debt-to-equity',
  'interest-cover',
  'earnings-per-share',
  'book-value-per-share',
  'price-to-earnings',
  'price-to-book',
  'peg-ratio',
  'enterprise-value',
  'ev-to-ebitda',
  'dividend-yield',
  'dividend-payout',
  'free-cash-flow',
  'free-cash-flow-yield',
] as const;

/** The id of a ratio beside the twenty-two. */
export type FurtherId = (typeof furtherIds)[number];

/** The id of any ratio that a report can have by name. */
export type NamedRatioId = TermId | FurtherId;

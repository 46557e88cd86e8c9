import { financialTerms } from './terms.ts';
import formulas from './formulas.tex';
import { furtherNames } from './furtherNames.ts';
import { furtherRatios } from '../furtherRatios.ts';

/** The custom report in English, until the report is shown. */
export const chooser = {
  terms: financialTerms,
  /** The ratios beside the twenty-two. */
  further: furtherRatios(furtherNames),
  /** The typeset formulas by the ids of their terms. */
  formulas,
  title: 'Choose your ratios. Get one report.',
  lead: 'Twenty-two financial ratios with their formulas. Tick the ones you want to keep together.',
  noScript: 'A report of the ratios that you choose needs JavaScript. All of them can be read on this page.',
  searchLabel: 'Search financial terms...',
  ratios: 'Financial ratios',
  moreRatios: 'More ratios that analysts use: margins, ROE, ROCE, EPS, P/E, EV/EBITDA …',
  include: (name: string) => `Include ${name} in the report`,
  dayCount: (days: number) => `Day count: ${days}`,
  chosen: 'Chosen terms',
  generate: (count: number) => `Generate Custom Report with (${count}) terms`,
};

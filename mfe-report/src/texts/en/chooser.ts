import { lazyPanel } from '../lazyPanel.tsx';
import type { ReportTexts } from '../texts.ts';
import formulas from './formulas.tex';
import { financialTerms } from './terms.ts';

/** The custom report in English, until the report is shown. */
export const en: ReportTexts = {
  ...lazyPanel({
    name: 'The report',
    loading: 'Preparing the report…',
    loadTexts: async () => (await import('./panel.ts')).panel,
  }),
  terms: financialTerms,
  formulas,
  title: 'Choose your ratios. Get one report.',
  lead: 'Twenty-two financial ratios with their formulas. Tick the ones you want to keep together.',
  noScript: 'A report of the ratios that you choose needs JavaScript. All of them can be read on this page.',
  searchLabel: 'Search financial terms...',
  ratios: 'Financial ratios',
  include: (name) => `Include ${name} in the report`,
  dayCount: (days) => `Day count: ${days}`,
  chosen: 'Chosen terms',
  generate: (count) => `Generate Custom Report with (${count}) terms`,
};

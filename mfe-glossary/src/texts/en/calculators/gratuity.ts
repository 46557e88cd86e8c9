import type { gratuity } from '../../../domain/calculators/gratuity.ts';
import type { TextsOf } from '../../formTexts.ts';

/** The texts of the gratuity calculator in English. */
export const texts: TextsOf<typeof gratuity> = {
  title: 'Work out gratuity',
  fields: {
    wages: 'Last wages a month',
    years: 'Full years of service',
    months: 'Months above them',
    limit: 'Exempt up to',
  },
  hints: {
    wages: 'Basic pay and dearness allowance; by the Code, allowances above half of the pay count, too.',
    months: 'More than six count as a year.',
    limit: 'Less what was exempt from earlier employers.',
  },
  answers: { due: 'Gratuity', exempt: 'Exempt from income tax', taxable: 'Taxable' },
  columns: { due: 'Gratuity', exempt: 'Exempt' },
  facts: { limit: 'Exempt at most' },
  note: 'Fifteen days’ last wages for each year, with a month of 26 days. It is due after five years, after one year to fixed-term employees in proportion, and without a minimum in case of death or disablement. The law obliges an employer to pay no more than a ceiling. Government staff have other rules.',
};

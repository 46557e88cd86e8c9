import { longDate } from '@artha/shared/format';
import { capitalisedCount, countInWords } from './countInWords.ts';

/** The words of the PDF that the page does not have, in English. */
export const paper = {
  language: 'en-IN',
  title: (count: number, company: string) =>
    company === ''
      ? `${capitalisedCount(count, 'ratio')} on your figures`
      : `${company}: ${countInWords(count, 'ratio')}`,
  head: 'Custom report',
  made: (day: string) => `Made on ${longDate(day)}, on your own device. The figures were not sent anywhere.`,
  years: (labels: readonly string[]) => `Years: ${labels.join(', ')}`,
  glance: 'At a glance',
  ratio: 'Ratio',
  /** The name of a sheet. */
  ratios: 'Ratios',
  figures: 'The figures',
  figure: 'Figure',
  page: (number: number, count: number) => `Page ${number} of ${count}`,
  advice:
    'This report is for education and information only. It is not professional financial or investment advice, and nothing in it is guaranteed to be accurate. Please consult a financial services professional before you act on it.',
};

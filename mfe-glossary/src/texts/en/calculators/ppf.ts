import type { ppf } from '../../../domain/calculators/ppf.ts';
import type { TextsOf } from '../../formTexts.ts';

/** The texts of the PPF calculator in English. */
export const texts: TextsOf<typeof ppf> = {
  title: 'Work out a PPF account',
  fields: {
    yearly: 'Paid in each year',
    when: 'When',
    rate: 'Interest rate',
    blocks: 'Extensions of five years',
    extension: 'In the extensions',
  },
  hints: { rate: 'The government sets it for each quarter; the past one may not last.' },
  choices: {
    when: [
      'Once a year, by 5 April',
      'Every month, by the 5th',
      'Every month, after the 5th',
      'Once a year, in March after the 5th',
    ],
    extension: ['Pay in as before', 'Pay in nothing'],
  },
  answers: { value: 'Value at the end', deposited: 'Paid in', interest: 'Interest' },
  columns: { deposit: 'Paid in', interest: 'Interest', balance: 'Balance' },
  facts: { rate: 'Interest', limit: 'Most in a year' },
  note: 'The interest of a month is that of the lowest balance from the end of the 5th to the end of the month, and it is added at the end of March. The account ends fifteen years after the end of the year in which it was opened, so a sixteenth yearly deposit is possible; fifteen are counted here. Interest and value are free of income tax.',
};

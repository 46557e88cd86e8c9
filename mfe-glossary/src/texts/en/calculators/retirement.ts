import type { retirement } from '../../../domain/calculators/retirement.ts';
import type { TextsOf } from '../../formTexts.ts';

/** The texts of the retirement calculator in English. */
export const texts: TextsOf<typeof retirement> = {
  title: 'Work out a retirement',
  fields: {
    age: 'Age today',
    retireAt: 'Age at retirement',
    until: 'Money lasts until the age of',
    expenses: 'Expenses a month today',
    inflation: 'Assumed inflation',
    before: 'Assumed return until then',
    after: 'Assumed return after it',
    saved: 'Saved already',
  },
  hints: { expenses: 'What you would spend in retirement, at the prices of today.' },
  answers: {
    corpus: 'Corpus needed at retirement',
    saving: 'To save each month until then',
    expenses: 'Expenses a month in the first year',
  },
  columns: { paid: 'Saved', taken: 'Spent', balance: 'Balance' },
  note: 'Savings go in and expenses come out at the beginning of each month; expenses rise once a year, and a twelfth of the return is added each month. A pension would lower what is needed. Tax, illness and poor years at the start are not in it, so keep a margin.',
};

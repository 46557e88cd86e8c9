import type { inflation } from '../../../domain/calculators/inflation.ts';
import type { TextsOf } from '../../formTexts.ts';

/** The texts of the inflation calculator in English. */
export const texts: TextsOf<typeof inflation> = {
  title: 'Work out inflation',
  fields: { amount: 'Amount today', rate: 'Assumed inflation', years: 'Time' },
  answers: { cost: 'The same will cost', worth: 'Worth of the amount then, in money of today' },
  columns: { cost: 'Cost of the same', worth: 'Worth in money of today' },
  facts: { target: 'Target for consumer prices' },
  note: 'For prices that rise by the same share every year. The target is what the Reserve Bank aims at, with two points of room on either side; school fees and medicines may rise faster.',
};

import type { lumpSum } from '../../../domain/calculators/lumpSum.ts';
import type { TextsOf } from '../../formTexts.ts';

/** The texts of the calculator for a lump sum in English. */
export const texts: TextsOf<typeof lumpSum> = {
  title: 'Work out a lump sum',
  fields: { amount: 'Amount today', rate: 'Assumed return', years: 'Time' },
  answers: { value: 'Value at the end', gain: 'Gain' },
  columns: { gain: 'Gain of the year', value: 'Value' },
  note: 'For one sum that is left alone, with its gain added once a year. Real returns rise and fall and can be negative; costs and tax are not in it.',
};

import { englishUnits, type FormatWords } from './words.ts';

/** Words for formats in English. */
export const englishWords: FormatWords = {
  ...englishUnits,
  months: 'January February March April May June July August September October November December'.split(' '),
};

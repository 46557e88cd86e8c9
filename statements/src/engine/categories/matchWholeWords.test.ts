import { matchWholeWords } from './matchWholeWords.ts';

const pattern = matchWholeWords('HOUSE RENT|SALARY|EMI|^SELF$');

test.each(['HOUSE RENT', 'HOUSERENT', 'PAID HOUSE RE NT TODAY', 'SALA RY APR', 'EMI 4', 'SELF'])(
  'finds a phrase in %s',
  (text) => {
    expect(pattern.test(text)).toBe(true);
  },
);

test.each(['HOUSE', 'SALARYMAN', 'E MI', 'DEMISE', 'SELF CARE'])('finds no phrase in %s', (text) => {
  expect(pattern.test(text)).toBe(false);
});

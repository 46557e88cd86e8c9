import { captionPattern, closingLabelPattern, openingLabelPattern } from './labels.ts';

test.each([
  'Opening Balance',
  'Starting Balance',
  'Start balance',
  'Balance B/F',
  'Previous Balance',
  'BALANCE FROM PREVIOUS STATEMENT',
])('%s comes before the balance an account begins with', (label) => {
  expect(openingLabelPattern.test(label)).toBe(true);
});

test.each(['Closing Balance', 'Ending Balance', 'End balance', 'Carried Forward'])(
  '%s comes before the balance an account ends with',
  (label) => {
    expect(closingLabelPattern.test(label)).toBe(true);
  },
);

test.each(['Primary Card Transactions- 414767XXXXXX6705', 'Other Fees and Charges', 'International Transactions'])(
  '%s names the rows below it',
  (text) => {
    expect(captionPattern.test(text)).toBe(true);
  },
);

test.each(['FEES AND CHARGES FOR MAY', 'CARD TRANSACTIONS OF A SHOP', 'PURCHASES'])('%s is a narration', (text) => {
  expect(captionPattern.test(text)).toBe(false);
});

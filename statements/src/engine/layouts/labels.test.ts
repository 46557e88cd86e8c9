import { closingLabelPattern, openingLabelPattern } from './labels.ts';

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

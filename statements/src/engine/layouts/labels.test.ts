import {
  captionPattern,
  closingLabelPattern,
  closingLinePattern,
  openingLabelPattern,
  statedBalancePattern,
  tableEndPattern,
} from './labels.ts';

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

test.each([
  'Primary Card Transactions- 414767XXXXXX6705',
  'Other Fees and Charges',
  'International Transactions',
  'Purchases and Debits',
])('%s names the rows below it', (text) => {
  expect(captionPattern.test(text)).toBe(true);
});

test.each(['FEES AND CHARGES FOR MAY', 'CARD TRANSACTIONS OF A SHOP', 'PURCHASES'])('%s is a narration', (text) => {
  expect(captionPattern.test(text)).toBe(false);
});

test.each(['Closing Balance 100.00', '31 Oct 2013 CLOSING BALANCE $3,544.55 CR', '31 Oct closing balance 1.00'])(
  '%s is the last line of a table',
  (text) => {
    expect(closingLinePattern.test(text)).toBe(true);
  },
);

test.each([
  'SOLDE CREDITEUR AU 30/06/2014',
  'SOLDE DÉBITEUR AU 01/07',
  'S A L D O',
  'Saldo do dia',
  'SALDO FINAL DISP',
])('%s states a balance', (text) => {
  expect(statedBalancePattern.test(text)).toBe(true);
});

test.each(['SALDO MIETE', 'SOLDE TOUT COMPTE', 'SALDOS RESTAURANT'])('%s is a narration', (text) => {
  expect(statedBalancePattern.test(text)).toBe(false);
});

test('a line of stars ends a table', () => {
  expect(tableEndPattern.test('* * * * * * * *')).toBe(true);
  expect(tableEndPattern.test('** PAID **')).toBe(false);
});

import { typedLines } from '../text/testing/typedLines.ts';
import { isListOfBalances, sideOfSection } from './sideOfSection.ts';

const linesOf = (...texts: readonly string[]) =>
  typedLines(texts.map((text, index) => ({ x: 20, y: 20 + 12 * index, text })));

describe('sideOfSection', () => {
  test.each([
    'Deposits and Additions',
    'DEPOSITS',
    'Total credits',
    'Credits',
    'Money in',
    'Paid in',
    'Payments received',
    'Additions',
    'Income',
  ])('is credit below %j', (name) => {
    expect(sideOfSection(linesOf('A Bank', name))).toBe('credit');
  });

  test.each([
    'Withdrawals',
    'ATM & Debit Card Withdrawals',
    'Electronic Withdrawals',
    'Other debits',
    'Checks Paid',
    'Checks',
    'Checks and Other Debits',
    'Cheques paid',
    'Payments',
    'Fees',
    'Service charges',
    'Purchases',
    'Money out',
    'Online payments',
    '* Subtractions',
  ])('is debit below %j', (name) => {
    expect(sideOfSection(linesOf('A Bank', name))).toBe('debit');
  });

  test.each([
    'Deposits and debits',
    'Withdrawals and deposits',
    'Your account',
    'Check your balance',
    'Deposits of 2026',
    'Deposits are insured by the state up to a limit',
  ])('is not told by %j', (name) => {
    expect(sideOfSection(linesOf(name))).toBeUndefined();
  });

  test('is that of the nearer line, two lines up at most', () => {
    expect(sideOfSection(linesOf('Deposits', 'Withdrawals'))).toBe('debit');
    expect(sideOfSection(linesOf('Deposits', 'continued'))).toBe('credit');
    expect(sideOfSection(linesOf('Deposits', 'continued', 'below'))).toBeUndefined();
    expect(sideOfSection([])).toBeUndefined();
  });
});

describe('isListOfBalances', () => {
  test.each(['Daily Ending Balance', 'Daily balances', 'Ending balance by day', '- Average daily balance'])(
    'is below %j',
    (name) => {
      expect(isListOfBalances(linesOf(name, 'continued'))).toBe(true);
    },
  );

  test.each([['Balance'], ['Your daily bread'], ['The ending balance']])('is not below %j', (name) => {
    expect(isListOfBalances(linesOf(name))).toBe(false);
  });

  test('is not below a line that states one balance', () => {
    expect(isListOfBalances(linesOf('Ending Balance as of 30 April 2026 51,168.50'))).toBe(false);
  });

  test('is named two lines up at most', () => {
    expect(isListOfBalances(linesOf('Daily balances', 'one', 'two'))).toBe(false);
  });
});

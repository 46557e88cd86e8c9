import { typedLines } from '../text/testing/typedLines.ts';
import { isLoanStatement } from './isLoanStatement.ts';

const page = (...texts: readonly string[]) =>
  typedLines(texts.map((text, index) => ({ x: 20, y: 20 + 12 * index, text })));

describe('isLoanStatement', () => {
  test.each([
    'Loan Account No: 70100012345678',
    'LOAN SUMMARY',
    'Home Loan Statement',
    'Statement of your loan',
    'Overdraft Account',
    'Account Type : Cash Credit',
    'Line of Credit',
  ])('is one that names a loan or an overdraft: %s', (text) => {
    expect(isLoanStatement([page('A Bank', text)])).toBe(true);
  });

  test.each(['Savings Account', 'Apply for a loan today', 'LOAN EMI 1234'])('is not one that does not: %s', (text) => {
    expect(isLoanStatement([page('A Bank', text)])).toBe(false);
  });

  test('is told by the first page', () => {
    expect(isLoanStatement([page('A Bank'), page('Loan Account')])).toBe(false);
    expect(isLoanStatement([])).toBe(false);
  });
});

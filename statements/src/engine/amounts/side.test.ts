import { readLeadingSide, readSide } from './side.ts';

const debits = ['Dr', 'DR.', '(dr)', 'D', 'DB', 'Debit', 'WITHDRAWAL', 'Expense'];
const credits = ['Cr', 'CR.', '(cr)', 'C', 'Credit', 'DEPOSIT', 'Income'];

test.each(debits)('%s is a debit', (text) => {
  expect(readSide(text)).toBe('debit');
  expect(readLeadingSide(`${text} 12`)).toBe('debit');
});

test.each(credits)('%s is a credit', (text) => {
  expect(readSide(text)).toBe('credit');
  expect(readLeadingSide(`${text} 12`)).toBe('credit');
});

test.each(['', '-', 'Draft', 'Cheque', 'Debited', '12 Dr'])('%j begins with no side', (text) => {
  expect(readSide(text)).toBeUndefined();
  expect(readLeadingSide(text)).toBeUndefined();
});

test('a side with anything after it is one only at the start of a text', () => {
  expect(readSide('Dr 12')).toBeUndefined();
  expect(readLeadingSide('Dr 12')).toBe('debit');
});

import { composeForm } from './composeForm.ts';

const file = new File(['%PDF-'], 'statement.pdf');

test('a PDF goes with the code of its bank', () => {
  const form = composeForm({ mode: 'pdf', file, bank: 'OTHER' });
  expect([...form.keys()]).toEqual(['file', 'bank_code']);
  expect(form.get('file')).toMatchObject({ name: 'statement.pdf' });
  expect(form.get('bank_code')).toBe('DBS');
});

test('a CSV goes with a JSON list of three column names', () => {
  const columnNames = { description: ' Narration', debit: 'Debit, INR', credit: 'Deposit' };
  const form = composeForm({ mode: 'csv', file, columnNames });
  expect([...form.keys()]).toEqual(['file', 'column_names']);
  expect(form.get('column_names')).toBe('["Narration","Debit, INR","Deposit"]');
});

test('a password goes with the PDF that needs it', () => {
  expect(composeForm({ mode: 'pdf', file, bank: 'HDFC', password: 'abcd0101' }).get('password')).toBe('abcd0101');
});

import { takesFile, uploadModes } from './uploadMode.ts';

test.each([
  ['pdf', 'statement.pdf', true],
  ['pdf', 'STATEMENT.PDF', true],
  ['pdf', 'statement.csv', false],
  ['pdf', 'pdf', false],
  ['csv', 'october.csv', true],
  ['csv', 'october.csv.pdf', false],
  ['csv', 'OpTransactionHistory.XLS', true],
  ['csv', 'october.xlsx', true],
  ['csv', 'october.ods', true],
  ['csv', 'xlsx', false],
] as const)('%s mode and “%s”: taken is %s', (mode, name, taken) => {
  expect(takesFile(mode, name)).toBe(taken);
});

test('each mode leads to the other with the exact label', () => {
  expect(uploadModes.pdf).toMatchObject({
    switchTo: 'csv',
    switchLabel: 'I want to upload a CSV for Transaction Categorization',
  });
  expect(uploadModes.csv).toMatchObject({
    switchTo: 'pdf',
    switchLabel: 'I want to upload a PDF for Conversion and Transaction Categorization',
  });
});

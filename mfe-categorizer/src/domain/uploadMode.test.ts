import { describeLength, takesFile, uploadModes } from './uploadMode.ts';

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

test.each([
  ['pdf', 3, 1000, '3 pages', false],
  ['pdf', 1, 1000, '1 page', false],
  ['csv', 50, 1000, '50 rows', false],
  ['csv', 51, 1000, 'a.pdf has 51 rows; the limit for uploads is 50.', true],
  ['pdf', undefined, 11 * 1024 * 1024, 'a.pdf has 11 MB; the limit for uploads is 10 MB.', true],
] as const)(
  'the length of a file is told by mode, number and size: %s %s %s',
  (mode, count, size, words, isTooLong) => {
    const length = describeLength(mode, { name: 'a.pdf', size }, count);
    expect(length).toEqual({ words: expect.stringMatching(`^${words}`), isTooLong });
  },
);

test('a length that is not known is not told', () => {
  expect(describeLength('pdf', { name: 'a.pdf', size: 1000 }, undefined)).toBeUndefined();
});

import { countRows } from './countRows.ts';
import { loadCsvReader } from './csvReader.ts';

test.each([
  [
    'commas',
    'Bank of Nowhere\nDate,Narration,Debit,Credit\n01/10/25,TEA,10.00,\n02/10/25,PAY,,"1,200.00"\nTotal,,10.00,1200.00\n',
    2,
  ],
  ['tabs and times', 'Date\tText\tAmount\n01/10/2025 10:20\tTEA\t10.00 Dr\n', 1],
])('transactions are counted, titles and totals are not: %s', async (_, text, count) => {
  expect(countRows(text, await loadCsvReader())).toBe(count);
});

test('a text without transactions tells no count', async () => {
  expect(countRows('hello, world\n', await loadCsvReader())).toBeUndefined();
});

import { loadCsvReader } from './csvReader.ts';
import { readFileFacts } from './readFileFacts.ts';

const names = { description: 'Details', debit: 'Out', credit: 'In' };
const fileOf = (content: string) => new File([content], 'a file');

function read(mode: 'pdf' | 'csv', content: string) {
  const inspectOnDevice = jest.fn(() => Promise.resolve({ rows: 7, names, isOwnWorkbook: true }));
  return { inspectOnDevice, facts: readFileFacts(mode, fileOf(content), { loadCsvReader, inspectOnDevice }) };
}

test('of a PDF the pages are counted', async () => {
  expect(await read('pdf', '1 0 obj << /Type /Pages /Count 4 >> endobj').facts).toEqual({ count: 4 });
});

test('of a text the rows are counted and the columns found in the page itself', async () => {
  const { facts, inspectOnDevice } = read('csv', 'Date,Narration,Debit,Credit\n13/04/2026,UPI,1.00,');
  expect(await facts).toEqual({ count: 1, names: { description: 'Narration', debit: 'Debit', credit: 'Credit' } });
  expect(inspectOnDevice).not.toHaveBeenCalled();
});

test('of a workbook the engine in the page tells both, and whether it is our own', async () => {
  expect(await read('csv', 'PK\u0003\u0004').facts).toEqual({ count: 7, names, isOwnWorkbook: true });
});

import { loadCsvReader } from './csvReader.ts';
import { inspectFile } from './inspectFile.ts';
import { file as texts } from '../../texts/en/file.ts';

const names = { description: 'Details', debit: 'Out', credit: 'In' };
const fileOf = (content: string) => new File([content], 'a file');

function read(mode: 'pdf' | 'csv', content: string) {
  const inspectOnDevice = jest.fn(() => Promise.resolve({ rows: 7, names, isOwnWorkbook: true }));
  return { inspectOnDevice, inspection: inspectFile(mode, fileOf(content), { loadCsvReader, inspectOnDevice }, texts) };
}

test('of a PDF the pages are counted', async () => {
  expect(await read('pdf', '1 0 obj << /Type /Pages /Count 4 >> endobj').inspection).toMatchObject({
    length: { isTooLong: true },
  });
});

test('of a text the rows are counted and the columns found in the page itself', async () => {
  const { inspection, inspectOnDevice } = read('csv', 'Date,Narration,Debit,Credit\n13/04/2026,UPI,1.00,');
  expect(await inspection).toEqual({
    mode: 'csv',
    length: { words: '1 row', isTooLong: false },
    words: texts.columns,
    names: { description: 'Narration', debit: 'Debit', credit: 'Credit' },
  });
  expect(inspectOnDevice).not.toHaveBeenCalled();
});

test('of a workbook the engine in the page tells both, and whether it is our own', async () => {
  expect(await read('csv', 'PK\u0003\u0004').inspection).toEqual({
    mode: 'csv',
    length: { words: '7 rows', isTooLong: false },
    words: texts.columns,
    names,
    isOwnWorkbook: true,
  });
});

test('a file that is too large is not read', async () => {
  const file = Object.defineProperty(fileOf('PK'), 'size', { value: 11 * 1024 * 1024 });
  const readers = { loadCsvReader, inspectOnDevice: jest.fn() };
  expect(await inspectFile('csv', file, readers, texts)).toMatchObject({ length: { isTooLong: true } });
  expect(readers.inspectOnDevice).not.toHaveBeenCalled();
});

test('a PDF that does not tell its pages has no length', async () => {
  expect(await read('pdf', '%PDF').inspection).toEqual({ mode: 'pdf', length: undefined });
});

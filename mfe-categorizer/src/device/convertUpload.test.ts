import { convertOnDevice, copyOnDevice } from './convertOnDevice.ts';
import { convertUpload, copyUpload } from './convertUpload.ts';

jest.mock('./convertOnDevice.ts');
const convert = jest.mocked(convertOnDevice);
const file = new File(['%PDF'], 'october.pdf');
const { signal } = new AbortController();
const refused = { kind: 'refused', code: 'no-text', message: 'It is a scan.' } as const;

test('a PDF is asked for with the code of its bank and its password, however many pages it has', async () => {
  convert.mockResolvedValue(refused);
  expect(await convertUpload({ mode: 'pdf', file, bank: 'OTHER', password: 'abcd' }, signal)).toEqual(refused);
  expect(convert).toHaveBeenLastCalledWith(
    { kind: 'pdf', file, bank: 'DBS', maxPages: Infinity, password: 'abcd' },
    { signal },
  );
});

test('a table is asked for with the names of its columns', async () => {
  convert.mockResolvedValue(refused);
  await convertUpload({ mode: 'csv', file, columnNames: { description: ' A ', debit: 'B', credit: 'C' } }, signal);
  expect(convert).toHaveBeenLastCalledWith(
    { kind: 'table', file, columnNames: ['A', 'B', 'C'], maxRows: Infinity },
    { signal },
  );
});

test('a table whose columns are not named is asked for without names', async () => {
  convert.mockResolvedValue(refused);
  await convertUpload({ mode: 'csv', file }, signal);
  expect(convert).toHaveBeenLastCalledWith({ kind: 'table', file, maxRows: Infinity }, { signal });
});

test('a copy is asked for as the PDF was', async () => {
  jest.mocked(copyOnDevice).mockResolvedValue(refused);
  expect(await copyUpload({ mode: 'pdf', file, bank: 'HDFC', password: 'abcd' })).toEqual(refused);
  expect(copyOnDevice).toHaveBeenCalledWith({
    kind: 'pdf',
    file,
    bank: 'HDFC',
    password: 'abcd',
    maxPages: Infinity,
  });
});

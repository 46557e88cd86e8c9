import { convertOnDevice } from './convertOnDevice.ts';
import { convertUpload } from './convertUpload.ts';

jest.mock('./convertOnDevice.ts');
const convert = jest.mocked(convertOnDevice);
const file = new File(['%PDF'], 'october.pdf');
const { signal } = new AbortController();
const refused = { kind: 'refused', code: 'no-text', message: 'It is a scan.' } as const;

test('a PDF is asked for with the code of its bank, its password and the limit of the service', async () => {
  convert.mockResolvedValue(refused);
  expect(await convertUpload({ mode: 'pdf', file, bank: 'OTHER', password: 'abcd' }, signal)).toEqual(refused);
  expect(convert).toHaveBeenLastCalledWith(
    { kind: 'pdf', file, bank: 'DBS', maxPages: 3, password: 'abcd' },
    { signal },
  );
});

test('a table is asked for with the names of its columns', async () => {
  convert.mockResolvedValue(refused);
  await convertUpload({ mode: 'csv', file, columnNames: { description: ' A ', debit: 'B', credit: 'C' } }, signal);
  expect(convert).toHaveBeenLastCalledWith(
    { kind: 'table', file, columnNames: ['A', 'B', 'C'], maxRows: 50 },
    { signal },
  );
});

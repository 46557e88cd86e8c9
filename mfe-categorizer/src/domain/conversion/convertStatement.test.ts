import { CSV, reportOf, responses } from '../../testing/fakeService.ts';
import { convertByService, convertHere, type ConversionPorts } from './convertStatement.ts';
import { loadCsvReader } from '../file/csvReader.ts';
import type { UploadResponse } from '../upload/uploadStatement.ts';
import type { Upload } from '../upload/validateUpload.ts';
import { conversion as texts } from '../../texts/en/conversion.ts';

const upload: Upload = { mode: 'pdf', file: new File(['%PDF-'], 'october.pdf'), bank: 'HDFC' };

function convert(answer: UploadResponse, changed: Partial<ConversionPorts> = {}) {
  const warn = jest.fn();
  const ports: ConversionPorts = {
    send: () => Promise.resolve(answer),
    convertOnDevice: () => Promise.reject(new Error('not asked')),
    copyOnDevice: () => Promise.reject(new Error('not asked')),
    inspectOnDevice: () => Promise.reject(new Error('not asked')),
    loadCsvReader,
    warn,
    ...changed,
  };
  return { warn, conversion: convertByService(ports, '/upload', upload, texts) };
}

test('a report becomes a statement with the name of its file', async () => {
  const { conversion, warn } = convert(responses.report());
  expect(await conversion).toMatchObject({
    kind: 'statement',
    statement: { fileName: 'october.pdf', way: 'service', layout: 'hdfc-email' },
  });
  expect(warn).not.toHaveBeenCalled();
});

test('an answer that is no report is an error', async () => {
  const { conversion } = convert(responses.report({ transactions: 7 }));
  expect(await conversion).toEqual({
    kind: 'error',
    message: 'An error occurred while uploading the file.',
    fault: 'refused',
  });
});

test('a CSV becomes a statement, and the number of skipped rows is logged without a word of it', async () => {
  const { conversion, warn } = convert(responses.csv(`${CSV}secret,row\n`));
  expect(await conversion).toMatchObject({
    kind: 'statement',
    statement: { layout: 'csv', skipped: 1, transactions: [{}, { description: 'UPI RENT, OCTOBER' }, {}, {}] },
  });
  expect(warn.mock.calls).toEqual([['1 of 5 rows skipped: fewer than 6 fields.']]);
});

test.each([
  ['', 'Invalid CSV data: No data received.'],
  ['date,description', 'Invalid CSV data: No rows found.'],
])('an answer that cannot be parsed is kept and the reason is logged', async (text, reason) => {
  const { conversion, warn } = convert(responses.csv(text));
  expect(await conversion).toMatchObject({
    kind: 'error',
    message: 'Failed to parse CSV data. Please check the file format.',
    csv: { size: text.length },
  });
  expect(warn.mock.calls).toEqual([[reason]]);
});

test('when the parser does not load, the answer is kept', async () => {
  const { conversion } = convert(responses.csv(), { loadCsvReader: () => Promise.reject(new Error('chunk')) });
  expect(await conversion).toMatchObject({
    kind: 'error',
    message:
      'Your statement was converted, but the part of this page that shows it did not load. Download the CSV, or upload again.',
    csv: { size: CSV.length },
  });
});

test('a message and an error pass through', async () => {
  expect(await convert(responses.message('Split it.')).conversion).toEqual({ kind: 'message', message: 'Split it.' });
  expect(await convert(responses.error('Encrypted.', 'password-needed')).conversion).toEqual({
    kind: 'error',
    message: 'Encrypted.',
    fault: 'refused',
    code: 'password-needed',
  });
});

describe('without uploading', () => {
  const { signal } = new AbortController();

  test('the report of the engine becomes a statement', async () => {
    const convertOnDevice = jest.fn(() => Promise.resolve({ kind: 'report' as const, report: reportOf() }));
    expect(await convertHere({ convertOnDevice }, upload, signal, texts)).toMatchObject({
      statement: { way: 'device' },
    });
    expect(convertOnDevice).toHaveBeenCalledWith(upload, signal, undefined);
  });

  test('a refusal has the words and the code of the engine', async () => {
    const answer = { kind: 'refused', code: 'no-text', message: 'It is a scan.' } as const;
    expect(await convertHere({ convertOnDevice: () => Promise.resolve(answer) }, upload, signal, texts)).toEqual({
      kind: 'error',
      message: 'It is a scan.',
      fault: 'refused',
      code: 'no-text',
    });
  });

  test('an engine that does not load sends no file', async () => {
    const failing = { convertOnDevice: () => Promise.reject(new Error('chunk')) };
    expect(await convertHere(failing, upload, signal, texts)).toMatchObject({ kind: 'error', fault: 'no-answer' });
    expect(await convertHere(failing, upload, AbortSignal.abort(), texts)).toMatchObject({ fault: 'cancelled' });
  });
});

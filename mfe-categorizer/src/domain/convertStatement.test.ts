/** @jest-environment node */
import { convertStatement, type ConversionPorts } from './convertStatement.ts';
import { loadCsvReader } from './csvReader.ts';
import type { Upload } from './validateUpload.ts';

const upload: Upload = { mode: 'pdf', file: new File(['%PDF-'], 'october.pdf'), bank: 'HDFC' };
const HEADER = 'transaction_date,description,debit_amount,credit_amount,balance,category';

function csvAnswer(text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, { headers: { 'content-type': 'text/csv', ...headers } });
}

function convert(answer: Response, ports: Partial<ConversionPorts> = {}) {
  const warn = jest.fn();
  const conversion = convertStatement(
    { fetch: () => Promise.resolve(answer), loadCsvReader, warn, ...ports },
    '/upload',
    upload,
  );
  return { warn, conversion };
}

test('a CSV becomes a statement with what the service says about it', async () => {
  const { conversion, warn } = convert(
    csvAnswer(`${HEADER}\n2025-10-02,RENT,10.00,0.00,90.00,Rent\n`, {
      'x-statement-rows': '1',
      'x-statement-proved': '1',
      'x-statement-breaks': '0',
    }),
  );
  expect(await conversion).toMatchObject({
    kind: 'statement',
    statement: {
      fileName: 'october.pdf',
      transactions: [{ description: 'RENT' }],
      skipped: 0,
    },
  });
  const converted = await conversion;
  expect(converted.kind === 'statement' && converted.statement.headers.get('X-Statement-Rows')).toBe('1');
  expect(warn).not.toHaveBeenCalled();
});

test('the number of skipped rows is logged, without a word of the statement', async () => {
  const { conversion, warn } = convert(csvAnswer(`${HEADER}\nsecret,row\nd,x,1,0,1,Cash\n`));
  expect(await conversion).toMatchObject({ kind: 'statement', statement: { skipped: 1 } });
  expect(warn.mock.calls).toEqual([['1 of 2 rows skipped: fewer than 6 fields.']]);
});

test.each([
  ['', 'Invalid CSV data: No data received.'],
  [HEADER, 'Invalid CSV data: No rows found.'],
])('an answer that cannot be parsed is kept and the reason is logged', async (text, reason) => {
  const { conversion, warn } = convert(csvAnswer(text));
  expect(await conversion).toMatchObject({
    kind: 'error',
    message: 'Failed to parse CSV data. Please check the file format.',
    csv: { size: text.length },
  });
  expect(warn.mock.calls).toEqual([[reason]]);
});

test('when the parser does not load, the answer is kept', async () => {
  const text = `${HEADER}\nd,x,1,0,1,Cash\n`;
  const { conversion } = convert(csvAnswer(text), { loadCsvReader: () => Promise.reject(new Error('chunk')) });
  expect(await conversion).toMatchObject({
    kind: 'error',
    message:
      'Your statement was converted, but the part of this page that shows it did not load. Download the CSV, or upload again.',
    csv: { size: text.length },
  });
});

test('a message and an error pass through', async () => {
  expect(await convert(Response.json({ message: 'Split it.' })).conversion).toEqual({
    kind: 'message',
    message: 'Split it.',
  });
  expect(await convert(Response.json({ error: 'Encrypted.' }, { status: 422 })).conversion).toEqual({
    kind: 'error',
    message: 'Encrypted.',
  });
});

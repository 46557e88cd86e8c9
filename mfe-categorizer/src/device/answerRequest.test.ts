import { createReport, parsePdf, parseTabular, type Pdfium } from '@artha/statements/engine';
import { csvSamples, pdfSamples, readSample, startPdfium } from '../testing/samples.ts';
import { answerPdfRequest } from './answerPdfRequest.ts';
import { answerTableRequest } from './answerTableRequest.ts';
import { replyTo } from './replyTo.ts';

let pdfium: Pdfium;

beforeAll(async () => {
  pdfium = await startPdfium();
});

const namesOf = ([description, debit, credit]: readonly [string, string, string]) => ({ description, debit, credit });
const convertPdf = (bytes: Uint8Array, options: { maxPages?: number; password?: string; bankHint?: string } = {}) =>
  answerPdfRequest(pdfium, { kind: 'convert', bytes, maxPages: 3, ...options });

describe('a PDF is converted on the device', () => {
  test.each(pdfSamples)('with the rows, the proof and the CSV that the engine gives the service: %s', (name) => {
    const bytes = readSample(name);
    const statement = createReport(parsePdf(pdfium, bytes, { maxPages: 3, isDamaged: false }));
    expect(convertPdf(bytes)).toEqual({ kind: 'statement', statement });
    expect(statement.rows).toBeGreaterThan(0);
  });

  test('is said to be damaged where bytes of it are lost', () => {
    const whole = readSample('hdfc-b.pdf');
    const reply = convertPdf(whole.subarray(0, whole.length - 8));
    expect(reply).toMatchObject({ kind: 'statement', statement: { doubts: ['damaged'] } });
  });

  test.each([
    ['protected.pdf', 'password-needed'],
    ['random-bytes-01.pdf', 'damaged-pdf'],
    ['blank-page.pdf', 'no-text'],
  ])('is refused by the engine’s own words: %s', (name, code) => {
    expect(convertPdf(readSample(`hostile/${name}`))).toEqual({
      kind: 'refused',
      code,
      message: expect.stringMatching(/\.$/),
    });
  });

  test('is refused by the limit of pages, and by a wrong password', () => {
    expect(convertPdf(readSample('hdfc-b.pdf'), { maxPages: 2 })).toMatchObject({
      code: 'too-many-pages',
      detail: { kind: 'pages', count: 3, limit: 2 },
    });
    const locked = readSample('hostile/protected.pdf');
    expect(convertPdf(locked, { password: 'no' })).toMatchObject({ code: 'password-wrong' });
  });

  test('tells its pages before it is converted, or that it needs a password', () => {
    const inspect = (name: string) => answerPdfRequest(pdfium, { kind: 'inspect', bytes: readSample(name) });
    expect(inspect('hdfc-b.pdf')).toEqual({ kind: 'inspection', pages: 3 });
    expect(inspect('hostile/protected.pdf')).toEqual({ kind: 'inspection', needsPassword: true });
    expect(inspect('hostile/random-bytes-01.pdf')).toEqual({ kind: 'inspection' });
  });
});

describe('a PDF is copied on the device without personal data', () => {
  const anonymise = (name: string, password?: string) =>
    answerPdfRequest(pdfium, { kind: 'anonymise', bytes: readSample(name), password });

  test('so that it is read as the original is', () => {
    const reply = anonymise('hdfc-a.pdf');
    if (reply.kind !== 'copy') throw new Error('There is no copy.');
    expect(reply.isAlike).toBe(true);
    const rowsOf = (bytes: Uint8Array) => parsePdf(pdfium, bytes, { maxPages: 9 }).transactions;
    const [original, copy] = [rowsOf(readSample('hdfc-a.pdf')), rowsOf(reply.copy)];
    expect(copy).toHaveLength(original.length);
    expect(copy[0]?.date).not.toBe(original[0]?.date);
    expect(copy[0]?.description).not.toBe(original[0]?.description);
  });

  test('except if it cannot be opened', () => {
    expect(anonymise('hostile/random-bytes-01.pdf')).toMatchObject({ kind: 'refused', code: 'damaged-pdf' });
    expect(anonymise('hostile/protected.pdf', 'no')).toMatchObject({ kind: 'refused', code: 'password-wrong' });
  });
});

describe('an export is converted on the device', () => {
  test.each(csvSamples)('with what the engine gives the service: %s', (name, titles) => {
    const bytes = readSample(name);
    const names = namesOf(titles);
    const statement = createReport(parseTabular(bytes, { names, maxRows: 50 }));
    expect(answerTableRequest({ kind: 'convert', bytes, names, maxRows: 50 })).toEqual({
      kind: 'statement',
      statement,
    });
    expect(answerTableRequest({ kind: 'convert', bytes, maxRows: 50 })).toEqual({ kind: 'statement', statement });
    expect(answerTableRequest({ kind: 'inspect', bytes })).toEqual({
      kind: 'inspection',
      rows: statement.rows,
      names,
      isOwnWorkbook: false,
    });
  });

  test('is refused by the limit of rows, which does not hold for counting them', () => {
    const bytes = readSample('csv-hdfc.csv');
    const names = namesOf(['Narration', 'Withdrawal Amt.', 'Deposit Amt.']);
    expect(answerTableRequest({ kind: 'convert', bytes, names, maxRows: 2 })).toMatchObject({ code: 'too-many-rows' });
  });

  test('that is nothing of the kind tells nothing', () => {
    const bytes = new TextEncoder().encode('A letter.');
    expect(answerTableRequest({ kind: 'inspect', bytes })).toEqual({ kind: 'inspection' });
  });
});

test('a fault of the reader is told without a word of the file', () => {
  const fail = () => {
    throw new TypeError('NEFT FROM A PERSON is not a function');
  };
  expect(replyTo({ kind: 'convert' }, fail)).toEqual({ kind: 'failed' });
});

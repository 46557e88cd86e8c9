import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPdfium } from '../../../testing/readStatement.ts';
import { parsePdf } from './parsePdf.ts';
import type { Pdfium } from '../text/pdfium.ts';

const samples = join(import.meta.dirname, '../../../samples');
const sample = (name: string) => Uint8Array.from(readFileSync(join(samples, name)));

let pdfium: Pdfium;
let closed: number;

beforeAll(async () => {
  const started = await startPdfium();
  const FPDF_CloseDocument = (document: number) => {
    closed += 1;
    return started.FPDF_CloseDocument(document);
  };
  pdfium = { ...started, FPDF_CloseDocument };
});

beforeEach(() => {
  closed = 0;
});

test('a statement is read and its document closed', () => {
  expect(parsePdf(pdfium, sample('hdfc-b.pdf'), { maxPages: 3 })).toMatchObject({
    layout: 'hdfc-combined',
    proof: { breaks: 0 },
  });
  expect(closed).toBe(1);
});

test('a document that is refused is closed too', () => {
  expect(() => parsePdf(pdfium, sample('hdfc-b.pdf'), { maxPages: 2 })).toThrow(
    expect.objectContaining({ code: 'too-many-pages' }),
  );
  expect(closed).toBe(1);
});

test.each([
  [undefined, 'password-needed'],
  ['shut', 'password-wrong'],
  ['open', 'no-text'],
])('a protected document with the password %j is refused with %s', (password, code) => {
  const file = sample('hostile/protected.pdf');
  expect(() => parsePdf(pdfium, file, { maxPages: 3, password })).toThrow(expect.objectContaining({ code }));
});

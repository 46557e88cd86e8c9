import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { init } from '@embedpdf/pdfium';
import * as v from 'valibot';
import { writeSimplePdf } from '../../service/writeSimplePdf.ts';
import type { SimpleText } from '../../service/writeSimplePdf.ts';
import { writeCsv } from '../report/writeCsv.ts';
import { parseStatement } from '../report/parseStatement.ts';
import { loadPdfium } from './pdfium.ts';
import type { Pdfium } from './pdfium.ts';
import { openPdf } from './pdfiumTextSource.ts';
import type { TextPage, TextSource } from './textSource.ts';
import { writeFormPdf } from './testing/writeFormPdf.ts';
import { readWords } from '../lines/words.ts';

const samples = join(import.meta.dirname, '../../../samples');
const readSample = (name: string) => readFileSync(join(samples, name));

let pdfium: Pdfium;

const Memory = v.looseObject({
  malloc: v.custom<(size: number) => number>((value) => typeof value === 'function'),
  memory: v.custom<{ readonly buffer: ArrayBuffer }>((value) => typeof value === 'object'),
});

function readWasm(): ArrayBuffer {
  const path = createRequire(__filename).resolve('@embedpdf/pdfium/pdfium.wasm');
  return Uint8Array.from(readFileSync(path)).buffer;
}

beforeAll(async () => {
  pdfium = await loadPdfium(readWasm());
});

function withPdf<T>(bytes: Uint8Array, read: (source: TextSource) => T): T {
  const source = openPdf(pdfium, bytes);
  try {
    return read(source);
  } finally {
    source.close();
  }
}

/** Everything but the categories, which are a matter of judgement. */
function withoutCategories(csv: string): string[] {
  return csv.split('\n').map((line) => line.split(',').slice(0, 5).join(','));
}

/** Keeps letters and digits, because the joins of wrapped lines do not matter. */
function figuresAndLetters(lines: readonly string[]): string[] {
  return lines.map((line) => line.replace(/[^A-Z0-9,.-]/gi, '').replace(/(?<=[A-Z0-9])-|-(?=[A-Z])/gi, ''));
}

/** The source with one printed character altered: the `nth` of a text on its pages. */
function altered(source: TextSource, text: string, nth: number, character: string): TextSource {
  const readPage = (index: number): TextPage => {
    const { glyphs } = source.readPage(index);
    const at = glyphs
      .map((glyph) => glyph.text)
      .join('')
      .indexOf(text);
    return {
      glyphs: glyphs.map((glyph, place) => (at >= 0 && place === at + nth ? { ...glyph, text: character } : glyph)),
    };
  };
  return { ...source, readPage };
}

describe('the HDFC samples', () => {
  test.each(['hdfc-a', 'hdfc-b'])('%s is converted exactly, every row proved', (name) => {
    withPdf(readSample(`${name}.pdf`), (source) => {
      const { transactions, proof } = parseStatement(source, { maxPages: 3 });
      const expected = readSample(`${name}.expected.csv`).toString();
      expect(figuresAndLetters(withoutCategories(writeCsv(transactions)))).toEqual(
        figuresAndLetters(withoutCategories(expected)),
      );
      expect(proof.breaks).toBe(0);
      expect(new Set(proof.statuses)).toEqual(new Set(['proved']));
    });
  });

  test.each([
    ['a debit', '8,000.00', 0, '9'],
    ['a credit', '1,270.00', 2, '8'],
    ['a balance', '5,48,966.56', 3, '3'],
    ['the last balance', '7,95,748.57', 9, '6'],
  ])('one altered digit in %s is one break and one unproved row', (_what, text, nth, digit) => {
    withPdf(readSample('hdfc-a.pdf'), (source) => {
      const { transactions, proof } = parseStatement(altered(source, text, nth, digit), { maxPages: 3 });
      expect(transactions).toHaveLength(50);
      expect(proof.breaks).toBe(1);
      expect(proof.statuses.filter((status) => status !== 'proved')).toEqual(['unproved']);
    });
  });
});

/** The bytes of a drawn page, encrypted by PDFium itself so that this password opens it. */
async function encrypted(page: readonly SimpleText[], password: string): Promise<Uint8Array> {
  const module = await init({ wasmBinary: readWasm() });
  module.PDFiumExt_Init();
  const { malloc, memory } = v.parse(Memory, module.pdfium.wasmExports);
  const bytes = writeSimplePdf([page]);
  const file = malloc(bytes.length);
  new Uint8Array(memory.buffer).set(bytes, file);
  const document = module.FPDF_LoadMemDocument(file, bytes.length, '');
  module.EPDF_SetEncryption(document, password, 'owner of it', 0);
  const writer = module.PDFiumExt_OpenFileWriter();
  module.PDFiumExt_SaveAsCopy(document, writer);
  const size = module.PDFiumExt_GetFileWriterSize(writer);
  const saved = malloc(size);
  module.PDFiumExt_GetFileWriterData(writer, saved, size);
  return new Uint8Array(memory.buffer).slice(saved, saved + size);
}

describe('openPdf', () => {
  const page = [
    { x: 100, y: 100, size: 10, text: 'Closing Balance' },
    { x: 100, y: 120, size: 10, text: 'Total - (1,234.50)' },
  ];
  const words = (bytes: Uint8Array) => withPdf(bytes, (source) => readWords(source.readPage(0)));
  const rewritten = (from: RegExp, to: string, drawn = page) =>
    new TextEncoder().encode(new TextDecoder().decode(writeSimplePdf([drawn])).replaceAll(from, to));

  test('reads words with their places, lines growing downwards', () => {
    const [closing, balance, total] = words(writeSimplePdf([page]));
    expect([closing?.text, balance?.text, total?.text]).toEqual(['Closing', 'Balance', 'Total']);
    expect(closing?.x0).toBeCloseTo(100, 0);
    expect((total?.baseline ?? 0) - (closing?.baseline ?? 0)).toBeCloseTo(20, 1);
  });

  test.each([
    ['a quarter turn', '0 1 -1 0'],
    ['half a turn', '-1 0 0 -1'],
    ['three quarter turns', '0 -1 1 0'],
  ])('reads text drawn with %s as if it stood upright', (_turn, matrix) => {
    const turned = words(rewritten(/100 742 Td/g, `${matrix} 400 400 Tm`, page.slice(0, 1)));
    expect(turned.map(({ text }) => text).slice(0, 2)).toEqual(['Closing', 'Balance']);
    expect(turned[1]?.x0).toBeGreaterThan(turned[0]?.x1 ?? 0);
  });

  test('opens a protected PDF with its password only', async () => {
    const locked = await encrypted(page, 'open sesame');
    const source = openPdf(pdfium, locked, 'open sesame');
    expect(readWords(source.readPage(0))[0]?.text).toBe('Closing');
    source.close();
    expect(() => openPdf(pdfium, locked)).toThrow(expect.objectContaining({ code: 'password-needed' }));
    expect(() => openPdf(pdfium, locked, 'open')).toThrow(expect.objectContaining({ code: 'password-wrong' }));
  });

  test('leaves slanted stamps out', () => {
    const stamped = words(
      rewritten(/stream\nBT/g, 'stream\nBT /F1 60 Tf 0.87 0.5 -0.5 0.87 10 20 Tm (COPY) Tj ET\nBT'),
    );
    expect(stamped.map(({ text }) => text)).not.toContain('COPY');
    expect(stamped.map(({ text }) => text)).toContain('Closing');
  });

  test.each([
    ['no PDF', new TextEncoder().encode('%PDF-1.4 nothing else')],
    ['nothing', new Uint8Array()],
  ])('refuses %s as damaged', (_what, bytes) => {
    expect(() => openPdf(pdfium, bytes)).toThrow(expect.objectContaining({ code: 'damaged-pdf' }));
  });
});

describe('a form', () => {
  const wordsOf = (values: readonly string[]) =>
    withPdf(writeFormPdf('Balance', values), (source) => readWords(source.readPage(0)).map(({ text }) => text));

  test('is read with what is written in its fields', () => {
    const values = Array.from({ length: 10 }, (_, index) => `${index + 1},000.00`);
    expect(wordsOf(values)).toEqual(['Balance', ...values]);
  });

  test('is not made if a statement has the fields of a few signatures', () => {
    expect(wordsOf(['Signed', 'Certified'])).toEqual(['Balance']);
  });
});

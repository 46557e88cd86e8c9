import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPdfiumWasm } from '../../service/readPdfiumWasm.ts';
import { writeSimplePdf } from '../../service/writeSimplePdf.ts';
import { loadPdfium, readPrintedPages } from './index.ts';

const hostile = join(import.meta.dirname, '../../../samples/hostile');

test('reads words with their places line by line, and refuses what has no text or is locked', async () => {
  const pdfium = await loadPdfium(readPdfiumWasm());
  const at = (x: number, y: number, text: string) => ({ x, y, size: 10, text });
  const bytes = writeSimplePdf([
    [at(300, 60, '12,000.00'), at(40, 60, 'Gross Salary'), at(40, 80, 'Total')],
    [at(40, 60, 'Part B')],
  ]);
  const pages = readPrintedPages(pdfium, bytes, { maxPages: 2 });
  const texts = pages.map((lines) => lines.map(({ words }) => words.map(({ text }) => text).join(' ')));
  expect(texts).toEqual([['Gross Salary 12,000.00', 'Total'], ['Part B']]);
  expect(pages[0]?.[0]?.words[2]?.x0).toBeCloseTo(300, 0);

  const read = (file: string, password?: string) => () =>
    readPrintedPages(pdfium, readFileSync(join(hostile, file)), { maxPages: 9, password });
  expect(() => readPrintedPages(pdfium, bytes, { maxPages: 1 })).toThrow(
    expect.objectContaining({ code: 'too-many-pages' }),
  );
  expect(read('blank-page.pdf')).toThrow(expect.objectContaining({ code: 'no-text' }));
  expect(read('protected.pdf')).toThrow(expect.objectContaining({ code: 'password-needed' }));
  expect(read('protected.pdf', 'no')).toThrow(expect.objectContaining({ code: 'password-wrong' }));
});

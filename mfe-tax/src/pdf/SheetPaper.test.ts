import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { sheetFonts } from '../../assets/sheetFonts.ts';
import { answerPageRequest } from '../device/answerPageRequest.ts';
import type { SheetDocument } from './sheetDocument.ts';
import { SheetPaper } from './SheetPaper.ts';

const row = (name: string, ...amounts: readonly string[]) => ({ name, amounts, isSum: false });

const english: SheetDocument = {
  language: 'en',
  title: 'Computation of total income and tax',
  site: 'Artha',
  lead: ['Tax year 2026-27 · Income-tax Act 2025 · age under 60 · resident'],
  blanks: ['Name', 'PAN'],
  columns: ['Old regime', 'New regime'],
  tables: [
    { title: 'Salaries', rows: [row('Basic Salary', '15,00,000', '15,00,000')] },
    { title: 'Tax', rows: [{ ...row('Tax payable', '2,10,600', '–'), isSum: true }] },
  ],
  foot: 'For information only.',
  pageName: (page, count) => `Page ${page} of ${count}`,
  createdAt: new Date('2026-11-29T06:00:00Z'),
};

const hindi: SheetDocument = {
  ...english,
  language: 'hi',
  title: 'कुल आय और कर की गणना',
  columns: ['पुरानी व्यवस्था', 'नई व्यवस्था'],
  tables: [{ title: 'वेतन', rows: [row('मूल वेतन', '15,00,000', '15,00,000')] }],
};

const draw = async (sheet: SheetDocument) =>
  new SheetPaper(sheet, await sheetFonts(sheet.language === 'hi' ? 'hi' : 'en')).draw();

/** The lines of each page, as another library reads them than the one that writes them. */
async function readLines(bytes: Uint8Array<ArrayBuffer>): Promise<readonly (readonly string[])[]> {
  const wasm = Uint8Array.from(readFileSync(createRequire(__filename).resolve('@embedpdf/pdfium/pdfium.wasm'))).buffer;
  const reply = await answerPageRequest({ wasm, bytes, password: undefined, maxPages: 9 });
  if (reply.kind !== 'pages') throw new Error(`The PDF was refused: ${reply.code}`);
  return reply.pages.map((lines) => lines.map(({ words }) => words.map(({ text }) => text).join(' ')));
}

test('has every figure as text that can be selected, in one page with its number', async () => {
  const [lines = [], ...others] = await readLines(await draw(english));
  expect(others).toEqual([]);
  expect(lines).toEqual(
    expect.arrayContaining([
      'Computation of total income and tax',
      'Basic Salary 15,00,000 15,00,000',
      // The reader has one sign for all dashes.
      'Tax payable 2,10,600 -',
      'Artha · Page 1 of 1',
    ]),
  );
});

test('rows that do not fit go on to the next page', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => row(`Line ${index}`, '1', '2'));
  const pages = await readLines(await draw({ ...english, tables: [{ title: 'Long', rows }] }));
  expect(pages).toHaveLength(2);
  expect(pages.flat().filter((line) => line.startsWith('Line '))).toHaveLength(60);
  expect(pages[1]).toContain('Artha · Page 2 of 2');
});

test('Hindi is set in letters that can be read again', async () => {
  const [lines = []] = await readLines(await draw(hindi));
  expect(lines.join(' ')).toContain('15,00,000');
  expect(lines.join(' ')).toMatch(/वेतन/);
});

test('the PDF is tagged, has its title and language, and the same figures on the same day give the same bytes', async () => {
  const bytes = await draw(english);
  const text = Buffer.from(bytes).toString('latin1');
  expect(text).toContain('/Lang (en-IN)');
  expect(text).toContain('/MarkInfo');
  expect(text).toContain('/StructTreeRoot');
  expect(text).toContain('/DisplayDocTitle true');
  expect(Buffer.from(await draw(english)).equals(Buffer.from(bytes))).toBe(true);
});

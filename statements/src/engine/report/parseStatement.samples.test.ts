import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { lettersAndDigits } from '../../../testing/lettersAndDigits.ts';
import { startPdfium } from '../../../testing/readStatement.ts';
import { formatPaise } from '../amounts/money.ts';
import { parseStatement } from './parseStatement.ts';
import type { Statement } from './statement.ts';
import { openPdf } from '../text/pdfiumTextSource.ts';
import type { Pdfium } from '../text/pdfium.ts';
import type { TextPage, TextSource } from '../text/textSource.ts';

const folder = join(import.meta.dirname, '../../../samples');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.pdf'))
  .map((file) => file.slice(0, -'.pdf'.length));

const metaSchema = v.object({
  opening: v.string(),
  closing: v.string(),
  order: v.picklist(['oldest-first', 'newest-first']),
  alt_descriptions: v.optional(v.record(v.string(), v.array(v.string())), {}),
});

/** The narrations with a space too many or too few at the end of a line, where nothing on the page tells. */
const narrationsWithOtherSpaces: Readonly<Record<string, number>> = {
  'axis-a': 1,
  'canara-a': 3,
  'hdfc-b': 6,
  'sbi-b': 4,
  'sbi-c': 1,
};

/** Statements that print no opening balance: the balance before their oldest row is unknown. */
const withoutOpening = ['icici-b', 'pnb-a'];

let pdfium: Pdfium;

beforeAll(async () => {
  pdfium = await startPdfium();
});

/** The pages of a sample, read once. */
function readSample(name: string): TextSource {
  const source = openPdf(pdfium, readFileSync(join(folder, `${name}.pdf`)));
  const pages = Array.from({ length: source.pageCount }, (_, index) => source.readPage(index));
  source.close();
  return { pageCount: pages.length, readPage: (index) => pages[index] ?? { glyphs: [] }, close: () => undefined };
}

function formatFigure(paise: number | undefined): string {
  return paise === undefined ? '' : formatPaise(paise);
}

function truthOf(name: string) {
  const rows = readFileSync(join(folder, `${name}.expected.csv`), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  const meta = v.parse(metaSchema, JSON.parse(readFileSync(join(folder, `${name}.meta.json`), 'utf8')));
  return { rows: rows.map((row) => row.split(',')), meta };
}

describe.each(names)('the sample %s', (name) => {
  let source: TextSource;
  let statement: Statement;

  beforeAll(() => {
    source = readSample(name);
    statement = parseStatement(source, { maxPages: 3 });
  });

  test('is read row for row, every row proved, with its opening and closing balance', () => {
    const { rows, meta } = truthOf(name);
    const { transactions, proof } = statement;
    expect(
      transactions.map(({ date, debitPaise, creditPaise, balancePaise }) =>
        [date, ...[debitPaise, creditPaise, balancePaise].map(formatFigure)].join(),
      ),
    ).toEqual(rows.map(([date, , debit, credit, balance]) => [date, debit, credit, balance].join()));
    const rightOf = (index: number) => [rows[index]?.[1] ?? '', ...(meta.alt_descriptions[String(index)] ?? [])];
    const wrong = transactions.filter(
      ({ description }, index) => !rightOf(index).map(lettersAndDigits).includes(lettersAndDigits(description)),
    );
    expect(wrong).toEqual([]);
    const otherSpaces = transactions.filter(({ description }, index) => !rightOf(index).includes(description));
    expect(otherSpaces.length).toBeLessThanOrEqual(narrationsWithOtherSpaces[name] ?? 0);
    const oldest = meta.order === 'newest-first' ? rows.length - 1 : 0;
    const { printed: _printed, ...proved } = proof;
    expect(proved).toEqual({
      order: meta.order.replace('-', ' '),
      breaks: 0,
      statuses: rows.map((_, index) => (index === oldest && withoutOpening.includes(name) ? 'inferred' : 'proved')),
      openingPaise: Math.round(Number(meta.opening) * 100),
      closingPaise: Math.round(Number(meta.closing) * 100),
    });
  });

  test('gives the same answer for any bank code', () => {
    for (const bankHint of ['HDFC', 'ICICI', 'AXIS', 'DBS', 'PNB', 'OTHER', '']) {
      expect(parseStatement(source, { maxPages: 3, bankHint })).toEqual(statement);
    }
  });

  test('reports a wrong digit in any amount or balance of its rows as exactly one break', () => {
    const { rows, meta } = truthOf(name);
    const printed = new Set(rows.flatMap((row) => row.slice(2, 5)));
    // The closing balance is also printed as today's balance: as available, or among other accounts.
    for (const figure of ['0.00', meta.closing]) printed.delete(figure);
    const oldest = withoutOpening.includes(name) ? 1 : 0;
    let seen = 0;
    let unseen = 0;
    for (const { page, at, digit } of digitsOf(source, printed)) {
      const { proof } = parseStatement(withDigit(source, page, at, (digit + 3) % 10), { maxPages: 3 });
      if (proof.breaks === 1) seen += 1;
      else unseen += 1;
    }
    expect(seen).toBeGreaterThan(1);
    expect(unseen).toBeLessThanOrEqual(oldest);
  });
});

/** The first digit of every thirteenth amount or balance of a row, in every place where it is printed. */
function digitsOf(source: TextSource, printed: ReadonlySet<string>) {
  const found: { page: number; at: number; digit: number }[] = [];
  for (let page = 0; page < source.pageCount; page += 1) {
    const text = source
      .readPage(page)
      .glyphs.map((glyph) => glyph.text || ' ')
      .join('');
    for (const match of text.matchAll(/(?<![\d,.])\d[\d,]*\.\d{1,2}(?=\D)/g)) {
      if (printed.has(Number(match[0].replaceAll(',', '')).toFixed(2))) {
        found.push({ page, at: match.index, digit: Number(match[0][0]) });
      }
    }
  }
  return found.filter((_, index) => index % 13 === 2);
}

function withDigit(source: TextSource, page: number, at: number, digit: number): TextSource {
  const readPage = (index: number): TextPage => {
    const { glyphs, ...rest } = source.readPage(index);
    return {
      ...rest,
      glyphs: index === page ? glyphs.with(at, { ...blank, ...glyphs[at], text: String(digit) }) : glyphs,
    };
  };
  return { ...source, readPage };
}

const blank = { text: '', x0: 0, x1: 0, baseline: 0, height: 0 };

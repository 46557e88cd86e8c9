import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPdfium } from '../../../testing/readStatement.ts';
import { bankOfLayout } from '../layouts/data/bankOfLayout.ts';
import { parseStatement } from '../report/parseStatement.ts';
import { StatementRefusal } from '../refusals/refusal.ts';
import type { Statement } from '../report/statement.ts';
import { openPdf } from '../text/pdfiumTextSource.ts';
import type { Pdfium } from '../text/pdfium.ts';
import type { TextPage } from '../text/textSource.ts';
import { combineAccounts } from './combineAccounts.ts';

const folder = join(import.meta.dirname, '../../../samples');

/** The second page of this sample is about deposits, and alone it looks like a table of transactions. */
const withOtherTable = 'sbi-d.pdf';

const names = readdirSync(folder).filter((name) => name.endsWith('.pdf') && name !== withOtherTable);

let pdfium: Pdfium;

beforeAll(async () => {
  pdfium = await startPdfium();
});

function readPages(name: string): TextPage[] {
  const source = openPdf(pdfium, readFileSync(join(folder, name)));
  const pages = Array.from({ length: source.pageCount }, (_, index) => source.readPage(index));
  source.close();
  return pages;
}

const parse = (pages: readonly TextPage[]): Statement =>
  parseStatement(
    { pageCount: pages.length, readPage: (index) => pages[index] ?? { glyphs: [] }, close: () => undefined },
    { maxPages: 100 },
  );

/** The statement of some pages; nothing if they have no transactions, such as a cover. */
function fileOf(path: string, pages: readonly TextPage[]) {
  try {
    const { layout, transactions, accounts, printedPages } = parse(pages);
    const bank = bankOfLayout(layout);
    return [{ path, layout, transactions, accounts, ...(bank && { bank }), ...(printedPages && { printedPages }) }];
  } catch (error) {
    if (error instanceof StatementRefusal) return [];
    throw error;
  }
}

const figuresOf = (rows: Statement['transactions']) =>
  rows.map(({ date, debitPaise, creditPaise, balancePaise }) => [date, debitPaise, creditPaise, balancePaise]);

/** The pages as files: in order, in the reverse order, and in parts that overlap by a page. */
function splits(pages: readonly TextPage[]) {
  const alone = pages.flatMap((page, index) => fileOf(`page ${index + 1}`, [page]));
  const pairs = pages.slice(1).flatMap((page, index) => fileOf(`from ${index + 1}`, [pages[index] ?? page, page]));
  return [alone, alone.toReversed(), [...alone, ...pairs], [...pairs, ...alone].toReversed()];
}

test('ST-32 every public sample, split by page, is one account with the rows and the proof of the whole', () => {
  const checked = names.filter((name) => {
    const pages = readPages(name);
    if (pages.length < 2) return false;
    const whole = parse(pages);
    const oldestFirst = whole.proof.order === 'newest first' ? whole.transactions.toReversed() : whole.transactions;
    for (const files of splits(pages)) {
      const accounts = combineAccounts(files, { keepsOrder: false });
      const found = accounts.map(({ rows, numberEnd, gaps, breaks }) => ({
        name,
        numberEnd,
        gaps,
        breaks,
        rows: figuresOf(rows),
        inDoubt: rows.filter(({ status }) => status === 'unproved' || status === 'unprovable').length,
        inferred: rows.filter(({ status }) => status === 'inferred').length,
      }));
      expect(found).toEqual([
        {
          name,
          numberEnd: whole.accounts[0]?.numberEnd,
          gaps: [],
          breaks: 0,
          rows: figuresOf(oldestFirst),
          inDoubt: 0,
          inferred: whole.proof.statuses.filter((status) => status === 'inferred').length,
        },
      ]);
    }
    return true;
  });
  expect(checked.length).toBeGreaterThanOrEqual(14);
});

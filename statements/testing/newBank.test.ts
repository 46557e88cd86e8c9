import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pdfium } from '../src/engine/index.ts';
import type { Layout } from '../src/engine/layouts/layout.ts';
import { layouts } from '../src/engine/layouts/data/layouts.ts';
import { proofDifferences, rowDifferences } from './differences.ts';
import { generateGroundTruth } from './groundTruth.ts';
import { readStatement, startPdfium } from './readStatement.ts';
import { renderStatement } from './renderStatement.ts';
import { generateRendering, plainRendering } from './rendering.ts';
import type { Rendering } from './rendering.ts';
import { sahyadriPassbook } from './sahyadriPassbook.ts';
import { line, printDate } from './statementTemplate.ts';
import type { StatementTemplate } from './statementTemplate.ts';
import { statementTemplates } from './statementTemplates/statementTemplates.ts';

/** The template of its statement, as the bank prints it. */
const template: StatementTemplate = {
  id: 'sahyadri',
  bank: 'SAHYADRI',
  narrations: 'slashed',
  page: [595, 842],
  size: 7,
  pitch: 9,
  rowGap: 4,
  columns: [
    { key: 'date', title: ['Dinank'], left: 40, right: 90 },
    { key: 'narration', title: ['Tapshil'], left: 95, right: 290 },
    { key: 'reference', title: ['Pavti Kr.'], left: 295, right: 350 },
    { key: 'debit', title: ['Nave', 'Rakkam'], left: 355, right: 420, align: 'right' },
    { key: 'credit', title: ['Jama', 'Rakkam'], left: 425, right: 488, align: 'right' },
    { key: 'balance', title: ['Shillak'], left: 492, right: 562, align: 'right' },
  ],
  wrap: 'between words',
  printsBalance: { opening: true, closing: false },
  cells: ({ row, debit, credit, balance }) => ({
    date: printDate(row.date, 'DD/MM/YYYY'),
    narration: row.narration,
    reference: row.reference,
    debit,
    credit,
    balance,
  }),
  header: (s) => [
    line(40, 'Sahyadri Sahakari Bank Maryadit', { bold: true }),
    line(40, s.holder),
    line(40, `Suruvatichi Shillak : ${s.opening}`, { below: 24 }),
  ],
  footer: (s) => [line(40, `Ekun ${s.debits} ${s.credits}`)],
};

let pdfium: Pdfium;

beforeAll(async () => {
  pdfium = await startPdfium();
});

function draw(of: StatementTemplate, rendering: Rendering) {
  const truth = generateGroundTruth({ seed: 11, rowCount: 40, narrations: of.narrations });
  const bytes = renderStatement(of, truth, rendering);
  const password = rendering.form.protection?.password;
  return { truth, readBy: (known: readonly Layout[]) => readStatement(pdfium, bytes, { password, layouts: known }) };
}

describe('a bank added as data', () => {
  test('is read by its figures alone before, without the opening balance', () => {
    const { truth, readBy } = draw(template, plainRendering);
    const { layout, transactions, proof } = readBy(layouts);
    expect(layout).toBe('generic');
    expect(transactions.map(({ date, balancePaise }) => [date, balancePaise])).toEqual(
      truth.rows.map(({ date, balancePaise }) => [date, balancePaise]),
    );
    expect(transactions[1]?.description).toBe(truth.rows[1]?.narration);
    expect(proof).toMatchObject({
      breaks: 0,
      statuses: ['inferred', ...truth.rows.slice(1).map(() => 'figures-proved')],
    });
  });

  test.each([
    ['plainly', plainRendering],
    ['otherwise', generateRendering(5)],
    ['otherwise again', generateRendering(8)],
  ])('is read row for row, all proved, drawn %s', (_how, rendering) => {
    const { truth, readBy } = draw(template, rendering);
    const statement = readBy([...layouts, sahyadriPassbook]);
    expect(statement.layout).toBe('sahyadri-passbook');
    expect(rowDifferences(template, truth, statement)).toEqual([]);
    expect(proofDifferences(template, truth, statement)).toEqual([]);
  });

  test('changes nothing for the known banks', () => {
    for (const other of statementTemplates.slice(0, 8)) {
      const { readBy } = draw(other, plainRendering);
      expect(readBy([sahyadriPassbook, ...layouts])).toEqual(readBy(layouts));
    }
  });

  describe('in docs/adding-a-bank.md', () => {
    const root = join(import.meta.dirname, '../..');
    const document = readFileSync(join(root, 'docs/adding-a-bank.md'), 'utf8');

    test('is described as it is tested here', () => {
      const source = readFileSync(join(import.meta.dirname, 'sahyadriPassbook.ts'), 'utf8');
      const layout = source.slice(source.indexOf('export const')).replace('bank: sahyadri', 'bank: banks.sahyadri');
      expect(document).toContain(layout);
      expect(document).toContain(/defineBank\(.*\)/.exec(source)?.[0]);
    });

    test('every file that is named exists, apart from the new one', () => {
      // A link names its file by its address, and only the last part of it in its text.
      const texts = document.matchAll(/(?<!\[)`((?:\w+\/)*\w+(?:\.test)?\.ts|(?:\w+\/)+)`/g);
      const links = document.matchAll(/\]\(\.\.\/([^)#]+)/g);
      const names = [...texts, ...links].map(([, name = '']) => name);
      const folders = ['', 'statements/src/engine', 'statements/testing', 'statements/testing/statementTemplates'];
      const missing = names.filter((name) => !folders.some((folder) => existsSync(join(root, folder, name))));
      expect(missing).toEqual(['statements/src/engine/layouts/data/sahyadriPassbook.ts']);
    });
  });
});

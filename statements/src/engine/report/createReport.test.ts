import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStatement, startPdfium } from '../../../testing/readStatement.ts';
import { accountOf, statementOf } from '../../convert/testing/statementOf.ts';
import { parseTabular } from './parseTabular.ts';
import { createReport } from './createReport.ts';

const samples = join(import.meta.dirname, '../../../samples');
const pdfSamples = readdirSync(samples).filter((name) => name.endsWith('.pdf'));

describe('createReport', () => {
  test('counts rows by their status, and numbers those in doubt from 1', () => {
    const statuses = ['inferred', 'proved', 'unproved', 'unprovable', 'unproved', 'figures-proved'] as const;
    expect(createReport(statementOf(accountOf(statuses)))).toMatchObject({
      rows: 6,
      proved: 1,
      rowsToCheckWords: [6],
      unprovable: 1,
      doubtfulRows: [3, 5],
    });
  });

  test('numbers the rows of several accounts through', () => {
    const statement = statementOf(accountOf(['proved', 'proved'], { numberEnd: '1234' }), accountOf(['unproved']));
    expect(createReport(statement)).toMatchObject({
      doubtfulRows: [3],
      accounts: [{ rows: 2, numberEnd: '1234' }, { rows: 1 }],
    });
  });

  test('gives amounts without a side with their rows, and the doubts', () => {
    const statement = statementOf(accountOf(['unprovable', 'unprovable']));
    const transactions = statement.transactions.map((row, index) =>
      index === 1 ? { ...row, debitPaise: 0, unsidedPaise: 1_234_50 } : row,
    );
    expect(createReport({ ...statement, transactions, doubts: ['sides-unknown'] })).toMatchObject({
      unsidedAmounts: [{ row: 2, amount: '1234.50' }],
      doubts: ['sides-unknown'],
    });
  });
});

describe('a public sample raises no false alarm', () => {
  const nothingInDoubt = { unprovable: 0, doubtfulRows: [], breaks: 0, doubts: [], unsidedAmounts: [] };

  test('as a PDF', async () => {
    const pdfium = await startPdfium();
    expect(pdfSamples.length).toBeGreaterThan(20);
    for (const name of pdfSamples) {
      const report = createReport(readStatement(pdfium, readFileSync(join(samples, name)), {}));
      expect({ name, ...report }).toMatchObject({ name, ...nothingInDoubt });
    }
  });

  test.each([
    ['csv-hdfc', 'Narration', 'Withdrawal Amt.', 'Deposit Amt.'],
    ['csv-icici', 'Transaction Remarks', 'Withdrawal Amount (INR )', 'Deposit Amount (INR )'],
    ['csv-sbi-tab', 'Description', 'Debit', 'Credit'],
    ['csv-axis', 'PARTICULARS', 'DR', 'CR'],
    ['csv-utf16-quoted', 'Details', 'Debit, INR', 'Credit, INR'],
  ])('as an export: %s', (name, description, debit, credit) => {
    const bytes = readFileSync(join(samples, `${name}.csv`));
    const statement = parseTabular(bytes, { names: { description, debit, credit }, maxRows: 50 });
    expect(createReport(statement)).toMatchObject(nothingInDoubt);
  });
});

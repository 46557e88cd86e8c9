import { loadWorkbookWriter } from '../exports/loadWorkbookWriter.ts';
import { findColumnNames } from './findColumnNames.ts';
import { loadWorkbookReader } from './loadWorkbookReader.ts';
import { parseTabular } from '../report/parseTabular.ts';

const find = (...lines: readonly string[]) => findColumnNames(new TextEncoder().encode(lines.join('\n')));

test('the titles of an export are named as they are in the file', () => {
  expect(find('A Bank', 'Txn Date,Narration,Withdrawal Amt.,Deposit Amt.', '13/04/2026,A,1.00,')).toEqual({
    names: { description: 'Narration', debit: 'Withdrawal Amt.', credit: 'Deposit Amt.' },
    isOwnWorkbook: false,
  });
});

test('a single column of amounts is named for both sides', () => {
  expect(find('Date,Description,Amount', '13/04/2026,A,-1.00').names).toEqual({
    description: 'Description',
    debit: 'Amount',
    credit: 'Amount',
  });
});

test('columns without titles have no names', () => {
  expect(find('13/04/2026,A,1.00,99.00', '14/04/2026,B,2.00,97.00')).toEqual({ isOwnWorkbook: false });
});

test('a workbook that this engine wrote is known again, and read as it was written', async () => {
  const [writeXlsx, readWorkbook] = await Promise.all([loadWorkbookWriter(), loadWorkbookReader()]);
  const row = { unsidedPaise: 0, category: 'Others', status: 'proved', path: 'a.pdf' } as const;
  const rows = [
    { ...row, date: '2026-04-03', description: 'UPI/TEA', debitPaise: 10_00, creditPaise: 0, balancePaise: 90_00 },
    { ...row, date: '2026-04-05', description: 'NEFT ACME', debitPaise: 0, creditPaise: 5_00, balancePaise: 95_00 },
  ];
  const account = { rows, breaks: 0, openingPaise: 100_00, closingPaise: 95_00, duplicateCount: 0, gaps: [] };
  const workbook = writeXlsx([account], { files: [] });
  const { names, isOwnWorkbook } = findColumnNames(workbook, readWorkbook);
  expect(isOwnWorkbook).toBe(true);
  expect(names).toEqual({ description: 'Description', debit: 'Debit', credit: 'Credit' });
  const { transactions, proof } = parseTabular(workbook, { names, maxRows: 50, readWorkbook });
  expect(transactions).toMatchObject(
    rows.map(({ date, description, debitPaise, creditPaise, balancePaise }) => ({
      date,
      description,
      debitPaise,
      creditPaise,
      balancePaise,
    })),
  );
  expect(proof.breaks).toBe(0);
});

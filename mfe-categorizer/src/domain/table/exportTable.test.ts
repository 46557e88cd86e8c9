import { loadWorkbookReader } from '@artha/statements/engine';
import { CSV, reportOf } from '../../testing/fakeService.ts';
import { applyCorrections, correct } from '../corrections/corrections.ts';
import { tableAsCsv, tableAsWorkbook } from './exportTable.ts';
import { readReport } from '../conversion/readReport.ts';
import { combineToTable } from '../statement/statementTable.ts';

function corrected() {
  const statement = readReport(reportOf(), 'october.pdf', 'service');
  const table = combineToTable(statement ? [statement] : []);
  const [, rent] = table.rows;
  const corrections = rent ? correct([], rent, 'Education') : [];
  return table.accounts.map((account) => ({ ...account, rows: applyCorrections(account.rows, corrections) }));
}

test('the CSV has the columns of the service and the person’s categories', async () => {
  const lines = (await tableAsCsv(corrected()).text()).split('\n');
  expect(lines[0]).toBe(CSV.split('\r\n')[0]);
  expect(lines[2]).toBe('2025-10-02,UPI RENT OCTOBER,32000.00,0.00,164250.00,Education');
  expect(lines).toHaveLength(6);
});

test('the workbook marks rows of a scan that the balances or the person corrected', async () => {
  const readWorkbook = await loadWorkbookReader();
  const marks = [{ isRepaired: true }, { isRepaired: true, isCorrected: true }];
  const accounts = corrected().map((account) => ({
    ...account,
    rows: account.rows.map((row, index) => ({ ...row, ...marks[index] })),
  }));
  const bytes = await (await tableAsWorkbook(accounts, [])).arrayBuffer();
  const [transactions] = readWorkbook(new Uint8Array(bytes));
  expect(transactions?.lines.slice(1, 4).map((line) => line[6])).toEqual([
    'a figure was corrected by the balances',
    'corrected by hand',
    '',
  ]);
});

test('the workbook has dates and exact amounts, and sheets of the accounts, months and categories', async () => {
  const readWorkbook = await loadWorkbookReader();
  const files = [
    { path: 'a.pdf', kind: 'refused', rows: 0, repeatedRows: 0, doubtfulRows: 0, doubts: [], reason: 'It is damaged.' },
  ] as const;
  const [transactions, accounts, given, months, categories] = readWorkbook(
    new Uint8Array(await (await tableAsWorkbook(corrected(), files)).arrayBuffer()),
  );
  expect(transactions?.lines[2]?.slice(0, 6)).toEqual([
    '2025-10-02',
    'UPI RENT OCTOBER',
    '32000',
    '0',
    '164250',
    'Education',
  ]);
  expect(accounts?.lines[1]?.slice(3, 6)).toEqual(['4', '84250', '168350']);
  expect(given?.lines[1]).toEqual(['a.pdf', 'refused', '0', 'It is damaged.']);
  expect(months?.lines.slice(1)).toEqual([
    ['2025-10-01', '112000', '32000', '80000'],
    ['2025-11-01', '6500', '2400', '4100'],
  ]);
  expect(categories?.lines).toEqual([
    ['Category', '2025-10-01', '2025-11-01', 'Total'],
    ['Education', '32000', '0', '32000'],
    ['Transfer', '0', '2400', '2400'],
  ]);
});

test('the CSV of several accounts tells them apart', async () => {
  const [account] = corrected();
  if (!account) throw new Error('There is no account.');
  const csv = await tableAsCsv([
    { ...account, numberEnd: '4321' },
    { ...account, bank: undefined },
  ]).text();
  const lines = csv.split('\n');
  expect(lines[0]).toBe(`${CSV.split('\r\n')[0] ?? ''},account`);
  expect(lines[1]).toMatch(/,Salary,1 HDFC Bank 4321$/);
  expect(lines[5]).toMatch(/,Salary,2 Bank account$/);
});

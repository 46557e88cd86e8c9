import { loadWorkbookReader } from '@artha/statements/engine';
import { CSV, reportOf } from '../../testing/fakeService.ts';
import { applyCorrections, correct } from '../corrections/corrections.ts';
import { applySplits, partRows, setSplit, splitKeys } from '../splits/splits.ts';
import { tableAsCsv, tableAsOfx, tableAsTally, tableAsWorkbook } from './exportTable.ts';
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
  const { bank: _bank, ...without } = account;
  const csv = await tableAsCsv([{ ...account, numberEnd: '4321' }, without]).text();
  const lines = csv.split('\n');
  expect(lines[0]).toBe(`${CSV.split('\r\n')[0] ?? ''},account`);
  expect(lines[1]).toMatch(/,Salary,1 HDFC Bank 4321$/);
  expect(lines[5]).toMatch(/,Salary,2 Bank account$/);
});

/** The corrected accounts, with the rent split into two categories. */
function split() {
  return corrected().map((account) => {
    const [, key = ''] = splitKeys(account.rows);
    const splits = setSplit([], key, [
      { paise: 30_000_00, category: 'Rent & Housing' },
      { paise: 2_000_00, category: 'Parking' },
    ]);
    return { ...account, rows: partRows(applySplits(account.rows, splits)) };
  });
}

test('every file has the parts of a split row, with its balance once', async () => {
  const lines = (await tableAsCsv(split()).text()).split('\n');
  expect(lines.slice(2, 4)).toEqual([
    '2025-10-02,UPI RENT OCTOBER,30000.00,0.00,,Rent & Housing',
    '2025-10-02,UPI RENT OCTOBER,2000.00,0.00,164250.00,Parking',
  ]);
  const tally = await (await tableAsTally(split())).text();
  expect(tally).toContain('<LEDGERNAME>Suspense - Parking</LEDGERNAME>');
  expect(tally).toContain('<AMOUNT>-2000.00</AMOUNT>');
  const ofx = await (await tableAsOfx(split(), new Date('2026-01-01'))).text();
  expect(ofx).toContain('<TRNAMT>-30000.00</TRNAMT>');
  expect(ofx).not.toContain('<TRNAMT>-32000.00</TRNAMT>');
});

test('the files name the bank whose layout the statement has', async () => {
  const statement = readReport(reportOf(), 'october.pdf', 'service');
  const { accounts } = combineToTable(statement ? [statement] : []);
  expect(await (await tableAsTally(accounts)).text()).toContain('<LEDGERNAME>HDFC Bank');
  const readWorkbook = await loadWorkbookReader();
  const sheets = readWorkbook(new Uint8Array(await (await tableAsWorkbook(accounts, [])).arrayBuffer()));
  expect(sheets.flatMap(({ lines }) => lines.flat())).toContain('HDFC Bank');
});

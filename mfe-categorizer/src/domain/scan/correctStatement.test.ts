import { reportOf } from '../../testing/fakeService.ts';
import { readReport } from '../conversion/readReport.ts';
import type { ConvertedStatement } from '../statement/convertedStatement.ts';
import { correctRow, correctStatement } from './correctStatement.ts';
import { fieldsOf, readFields, type CorrectedFigures, type RowFields } from './rowFields.ts';

/** A scan of four rows, the rent of which was misread. */
function readScan(): ConvertedStatement {
  const sure = { status: 'figures-proved' };
  const misread = { status: 'unproved', debit: '37000.00', balanceChange: '-32000.00' };
  const report = reportOf({ rows: { 1: sure, 2: misread, 3: sure, 4: sure }, breaks: 1 });
  const accounts = report.accounts.map((account) => ({ ...account, breaks: 1 }));
  const statement = readReport({ ...report, accounts, doubts: ['sides-unknown'] }, 'scan.jpg', 'device');
  if (!statement) throw new Error('That is no report.');
  return statement;
}

const rent: CorrectedFigures = {
  date: '2025-10-02',
  description: 'UPI RENT',
  debitPaise: 32_000_00,
  creditPaise: 0,
  balancePaise: 164_250_00,
};

describe('a statement with corrections', () => {
  test('is proved again: the row and the breaks', () => {
    const scan = readScan();
    const { transactions, breaks, doubts, accounts } = correctStatement(
      scan,
      correctRow([], { statement: scan, row: 2, figures: rent }),
    );
    expect(transactions.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'figures-proved'));
    expect(transactions[1]).toMatchObject({ ...rent, isCorrected: true, balanceChangePaise: undefined });
    expect({ breaks, doubts }).toEqual({ breaks: 0, doubts: [] });
    expect(accounts[0]?.proof).toMatchObject({ breaks: 0, openingPaise: 84_250_00, closingPaise: 168_350_00 });
  });

  test('says how the balance moves where it contradicts them', () => {
    const scan = readScan();
    const figures = { ...rent, debitPaise: 31_000_00 };
    const corrected = correctStatement(scan, [{ statement: scan, row: 2, figures }]);
    expect(corrected.breaks).toBe(1);
    expect(corrected.transactions[1]).toMatchObject({ status: 'unproved', balanceChangePaise: -32_000_00 });
  });

  test('of text keeps the words that its balances prove in rows without a correction', () => {
    const statement = readReport(reportOf({ rows: { 2: { status: 'figures-proved' } } }), 'october.pdf', 'service');
    if (!statement) throw new Error('That is no report.');
    const { transactions } = correctStatement(statement, [{ statement, row: 2, figures: rent }]);
    expect(transactions.map(({ status }) => status)).toEqual(['proved', 'figures-proved', 'proved', 'proved']);
  });

  test('is the one that was read once its corrections are undone or equal it, or if they are of another', () => {
    const scan = readScan();
    const corrections = correctRow([], { statement: scan, row: 2, figures: rent });
    expect(correctRow(corrections, { statement: scan, row: 2, figures: undefined })).toEqual([]);
    expect(correctRow(corrections, { statement: scan, row: 2, figures: rent })).toHaveLength(1);
    const asRead = { ...rent, description: 'UPI RENT OCTOBER', debitPaise: 37_000_00 };
    expect(correctRow(corrections, { statement: scan, row: 2, figures: asRead })).toEqual([]);
    const other = readScan();
    expect(correctStatement(other, corrections)).toBe(other);
  });
});

describe('the fields of a row', () => {
  const fields = fieldsOf(rent);

  test('are its figures as they are written, and read back', () => {
    expect(fields).toEqual({
      date: '2025-10-02',
      description: 'UPI RENT',
      debit: '32,000.00',
      credit: '',
      balance: '1,64,250.00',
    });
    expect(readFields(fields)).toEqual({ ok: true, figures: rent });
  });

  test('may have a balance below zero, or none', () => {
    expect(readFields({ ...fields, balance: '−1,250.50' })).toMatchObject({ figures: { balancePaise: -1_250_50 } });
    expect(readFields({ ...fields, balance: ' ' })).toMatchObject({ figures: { balancePaise: undefined } });
  });

  test.each<[Partial<RowFields>, object]>([
    [{ date: '' }, { date: 'noDate' }],
    [{ description: ' ' }, { description: 'noWords' }],
    [{ debit: '' }, { debit: 'noAmount' }],
    [{ debit: '0' }, { debit: 'noAmount' }],
    [{ credit: '1' }, { credit: 'twoAmounts' }],
    [{ debit: '32O' }, { debit: 'unreadable' }],
    [{ debit: '-32' }, { debit: 'unreadable' }],
    [{ balance: '-' }, { balance: 'unreadable' }],
    [
      { credit: 'x', balance: 'y' },
      { credit: 'unreadable', balance: 'unreadable' },
    ],
  ])('with %j have the faults %j', (changes, faults) => {
    expect(readFields({ ...fields, ...changes })).toEqual({ ok: false, faults });
  });
});

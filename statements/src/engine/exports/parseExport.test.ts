import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeCsv } from './csv.ts';
import { parseExport } from './parseExport.ts';

const samples = join(import.meta.dirname, '../../../samples');
const names = { description: 'Narration', debit: 'Debit', credit: 'Credit' };

function parse(text: string, maxRows = 50) {
  return parseExport(new TextEncoder().encode(text), { names, maxRows });
}

/** Date, debit, credit and balance of every line. */
function figures(csv: string): string[] {
  return csv.split('\n').map((line) => line.split(',').toSpliced(1, 1).slice(0, 4).join(','));
}

describe('parseExport', () => {
  test.each([
    ['csv-hdfc', 'Narration', 'Withdrawal Amt.', 'Deposit Amt.'],
    ['csv-icici', 'Transaction Remarks', 'Withdrawal Amount (INR )', 'Deposit Amount (INR )'],
    ['csv-sbi-tab', 'Description', 'Debit', 'Credit'],
    ['csv-utf16-quoted', 'Details', 'Debit, INR', 'Credit, INR'],
  ])('converts %s exactly', (name, description, debit, credit) => {
    const bytes = readFileSync(join(samples, `${name}.csv`));
    const { transactions, proof } = parseExport(bytes, { names: { description, debit, credit }, maxRows: 50 });
    expect(figures(writeCsv(transactions))).toEqual(
      figures(readFileSync(join(samples, `${name}.expected.csv`), 'utf8')),
    );
    expect(proof.breaks).toBe(0);
  });

  test.each([',', ';', '\t', '|'])('knows %j as delimiter, and names in any case', (delimiter) => {
    const rows = [
      ['Date', 'NARRATION', 'debit (INR)', ' credit ', 'Balance'],
      ['01/04/2026', 'UPI', '1.00', '', '99.00'],
    ];
    expect(parse(rows.map((row) => row.join(delimiter)).join('\r\n')).transactions).toMatchObject([
      { date: '2026-04-01', description: 'UPI', debitPaise: 100, creditPaise: 0, balancePaise: 9900 },
    ]);
  });

  test('prefers the date of the transaction to the one it was valued on', () => {
    const text = 'Value Date,Txn Date,Narration,Debit,Credit\n01/04/2026,02/04/2026,A,1.00,';
    expect(parse(text).transactions[0]?.date).toBe('2026-04-02');
  });

  test('passes over totals, openings and legends, and reads Excel formulas that only quote', () => {
    const text = [
      'Account,X',
      'Date,Narration,Debit,Credit,Balance',
      '01/04/2026,Opening Balance,,,100.00',
      '="02/04/2026",="POS 1","1,000.00",,-900.00',
      ',Total,1000.00,0.00,',
      'Legend: POS is a card',
    ].join('\n');
    expect(parse(text).transactions).toMatchObject([{ date: '2026-04-02', description: 'POS 1', debitPaise: 100000 }]);
  });

  test('answers balances of zero, unproved, where there is no balance column', () => {
    const { transactions, proof } = parse('Date,Narration,Debit,Credit\n01/04/2026,A,1.00,\n02/04/2026,B,,2.00\n');
    expect(transactions.map(({ balancePaise, standing }) => [balancePaise, standing])).toEqual([
      [0, 'unproved'],
      [0, 'unproved'],
    ]);
    expect(proof.breaks).toBe(0);
  });

  test('reads Windows-1252 where the bytes are no UTF-8', () => {
    const bytes = Uint8Array.from([...Buffer.from('Date,Narration,Debit,Credit\n01/04/2026,CAF\xc9,1.00,', 'latin1')]);
    expect(parseExport(bytes, { names, maxRows: 5 }).transactions[0]?.description).toBe('CAFÉ');
  });

  test.each([
    ['columns-missing', 'Date,Details,Debit,Credit\n01/04/2026,A,1.00,'],
    ['no-date-column', 'Narration,Debit,Credit\nA,1.00,'],
    ['not-text', 'Date\u0000Narration'],
    ['not-text', ''],
    ['too-many-rows', `Date,Narration,Debit,Credit\n${'01/04/2026,A,1.00,\n'.repeat(51)}`],
  ])('refuses with %s', (code, text) => {
    expect(() => parse(text)).toThrow(expect.objectContaining({ code }));
  });

  test('has no transactions where only the titles stand', () => {
    expect(parse('Date,Narration,Debit,Credit,Balance\n').transactions).toEqual([]);
  });
});

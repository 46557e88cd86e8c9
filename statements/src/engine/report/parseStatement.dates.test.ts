import { parseStatement } from './parseStatement.ts';
import { textPrint } from '../text/testing/textPrint.ts';
import { typedTextSource } from '../text/testing/typedTextSource.ts';

const parse = (page: string) => parseStatement(typedTextSource([textPrint(page)]), { maxPages: 9 });

function read(page: string) {
  const { transactions, proof, doubts } = parse(page);
  expect(proof.breaks).toBe(0);
  return { doubts, rows: transactions.map((row) => [row.date, row.description, row.creditPaise - row.debitPaise]) };
}

describe('dates of digits alone', () => {
  const withDates = (...dates: readonly string[]) => `
Statement of account 1234567890
${'Date'.padEnd(11)}Description                     Debit       Credit      Balance
${(dates[0] ?? '').padEnd(11)}CARD SHOP ONE                  100.00                  900.00
${(dates[1] ?? '').padEnd(11)}SALARY FIRM                                500.00    1,400.00
           123456 REFERENCE
${(dates[2] ?? '').padEnd(11)}CASH                            40.00                1,360.00`;

  test.each([
    ['DDMMYY', '230126', '250126', '310126'],
    ['MMDDYY', '012326', '012526', '013126'],
    ['YYMMDD', '260123', '260125', '260131'],
    ['DDMMYYYY', '23012026', '25012026', '31012026'],
    ['YYYYMMDD', '20260123', '20260125', '20260131'],
  ])('are read in the form in which all of them follow each other: %s', (_form, ...dates) => {
    expect(read(withDates(...dates))).toEqual({
      doubts: [],
      rows: [
        ['2026-01-23', 'CARD SHOP ONE', -100_00],
        ['2026-01-25', 'SALARY FIRM 123456 REFERENCE', 500_00],
        ['2026-01-31', 'CASH', -40_00],
      ],
    });
  });

  test('are in doubt if day and month may be exchanged', () => {
    expect(read(withDates('010226', '020226', '030226')).doubts).toEqual(['dates-ambiguous']);
  });

  test('are not read if one of them is no date, or if they do not follow each other', () => {
    expect(() => parse(withDates('230126', '990126', '310126'))).toThrow('could not be read');
    expect(() => parse(withDates('230126', '310126', '250126'))).toThrow('could not be read');
  });
});

describe('dates whose day, month and year are below each other', () => {
  const rows = [
    ['2026-01-02', 'CARD SHOP ONE TOWN', -100_00],
    ['2026-01-25', 'SALARY OF A FIRM', 500_00],
  ];

  test.each(['Jan', '01 '])('are read with the figures beside the day: %s', (month) => {
    expect(
      read(`
Statement of account 1234567890
Date       Description                     Debit       Credit      Balance
02         CARD SHOP ONE                  100.00                  900.00
${month}        TOWN
2026
25         SALARY OF A FIRM                           500.00    1,400.00
${month}
2026`).rows,
    ).toEqual(rows);
  });

  test('are read with the figures beside the month', () => {
    expect(
      read(`
Statement of account 1234567890
Date       Description                     Debit       Credit      Balance
02         CARD SHOP ONE
01         TOWN                           100.00                  900.00
2026
25
01         SALARY OF A FIRM                           500.00    1,400.00
2026`).rows,
    ).toEqual(rows);
  });
});

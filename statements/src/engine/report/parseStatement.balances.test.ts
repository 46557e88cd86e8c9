import { formatPaise } from '../amounts/money.ts';
import { parseStatement } from './parseStatement.ts';
import { textPrint } from '../text/testing/textPrint.ts';
import { typedTextSource } from '../text/testing/typedTextSource.ts';

const parse = (...pages: readonly string[]) => parseStatement(typedTextSource(pages.map(textPrint)), { maxPages: 9 });

const titles = `
Date        Particulars                 Amount (DR)   Amount (CR)       Balance`;

/** A page of six rows, all debits of 10.00. */
function pageOfRows(page: number): string {
  const lines = Array.from({ length: 6 }, (_, at) => {
    const row = 6 * page + at + 1;
    const [date, balance] = [`${String(row).padStart(2, '0')}-04-2026`, formatPaise(100_000 - 1000 * row)];
    return `${date}  RPP INWARD ${row}`.padEnd(43) + '10.00' + balance.padStart(30);
  });
  return [titles, ...lines].join('\n');
}

const header = (opening: string) => `
Statement Period 01 April 2026 To 30 April 2026
Beginning Balance as of 01 April 2026 ${opening}+
Ending Balance as of 30 April 2026 880.00+
`;

describe('balances of the period above the titles', () => {
  test('take no rows away', () => {
    const { transactions, proof } = parse(header('1,000.00') + pageOfRows(0), pageOfRows(1));
    expect(transactions).toHaveLength(12);
    expect(proof).toMatchObject({ openingPaise: 1000_00, closingPaise: 880_00, breaks: 0 });
    expect(new Set(proof.statuses)).toEqual(new Set(['proved']));
  });

  test('are compared with the first row: what is missing before it is said', () => {
    const { transactions, proof } = parse(header('1,000.00') + pageOfRows(1));
    expect(transactions).toHaveLength(6);
    expect(proof.breaks).toBe(1);
    expect(proof.statuses[0]).toBe('unproved');
  });
});

describe('the statement of two accounts with a common summary', () => {
  const summary = `
March 01, 2026 through March 29, 2026      Member FDIC
Checking    BEGINNING BALANCE  2,000.00    ENDING BALANCE  1,900.00
Savings     BEGINNING BALANCE    500.00    ENDING BALANCE    500.01
CHECKING                Account Number: 000000123456789`;
  const account = (rows: string) => `
DATE       DESCRIPTION                          AMOUNT        BALANCE${rows}`;
  const checking = account(`
           Beginning Balance                                 2,000.00
03/02      Card Purchase                         -100.00     1,900.00
           Ending Balance                                    1,900.00`);
  const savings = (interest: string) => `
SAVINGS                 Account Number: 000000987654321${account(`
           Beginning Balance                                   500.00
03/29      Interest Payment                        ${interest}       500.01
           Ending Balance                                      500.01`)}`;

  test('has no balance that contradicts, and one period', () => {
    const { transactions, proof } = parse(summary + checking + savings('0.01'));
    expect(transactions.map(({ date }) => date)).toEqual(['2026-03-02', '2026-03-29']);
    expect(transactions[1]).toMatchObject({ creditPaise: 1, status: 'proved' });
    expect(proof).toMatchObject({ breaks: 0 });
  });

  test('says that an account could not be read whose balance moved', () => {
    const { proof, doubts } = parse(summary + checking + savings('0.0?'));
    expect(proof.breaks).toBeGreaterThan(0);
    expect(doubts).toContain('lines-unread');
  });
});

describe('the summaries of pages', () => {
  const page = (number: number, rows: string, brought: string, carried: string, sums: string) => `
STATEMENT OF ACCOUNT               Account No. : 3861300001
Statement From 01/04/2026 to 30/04/2026             Page No. : ${number}
Value     Post      Details           Chq.No.       Debit         Credit       Balance
Date      Date
                    BROUGHT FORWARD :                                      ${brought}Cr${rows}
CARRIED FORWARD :                                                          ${carried}Cr

Page Summary        ${sums}`;
  const first = page(
    1,
    `
06/04/26  06/04/26  BY TRF.          .    -                      200.00      1,200.00Cr
          .         .  TSN202210     .
07/04/26  07/04/26  TO TRF.          .    -         50.00                    1,150.00Cr
          .         .  TSN202211     .`,
    '1,000.00',
    '1,150.00',
    'Dr.Count 1    Cr.Count 1      50.00      200.00',
  );
  const second = (carried: string, sums: string) =>
    page(
      2,
      `
08/04/26  08/04/26  TO TRF.          .    -         70.00                    1,080.00Cr
          .         .  TSN202212     .`,
      '1,150.00',
      carried,
      sums,
    );

  test('confirm the rows together', () => {
    const { transactions, proof } = parse(first, second('1,080.00', 'Dr.Count 1    Cr.Count 0      70.00      0.00'));
    expect(transactions).toHaveLength(3);
    expect(proof).toMatchObject({ breaks: 0, openingPaise: 1000_00, closingPaise: 1080_00 });
  });

  test.each([
    ['a balance carried forward', second('1,180.00', 'Dr.Count 1    Cr.Count 0      70.00      0.00')],
    ['a number of rows', second('1,080.00', 'Dr.Count 3    Cr.Count 0      70.00      0.00')],
  ])('contradict them by %s', (_what, last) => {
    expect(parse(first, last).proof.breaks).toBe(1);
  });
});

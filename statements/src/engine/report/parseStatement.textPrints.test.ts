import { parseStatement } from './parseStatement.ts';
import { textPrint } from '../text/testing/textPrint.ts';
import { typedTextSource } from '../text/testing/typedTextSource.ts';

/** The rows of a statement as a line printer prints it: narration, credit less debit, balance and status. */
function read(page: string) {
  const { transactions, proof } = parseStatement(typedTextSource([textPrint(page)]), { maxPages: 9 });
  const rows = transactions.map((row) => [row.description, row.creditPaise - row.debitPaise, row.balancePaise]);
  return { rows, statuses: new Set(proof.statuses), breaks: proof.breaks };
}

test('balances on the line below the date are read', () => {
  const { rows, breaks } = read(`
STATEMENT OF ACCOUNT   Account No. : 3861300001
Value     Post      Details           Chq.No.      Debit         Credit      Balance
Date      Date
                    BROUGHT FORWARD :                                       1,000.00Cr
06/01/26  06/01/26  RTGS SAMPLE A     -            100.00
900.00Cr
                    ABCDR5202         .
01/02/26  01/02/26  BY TRANSFER       -                          1.00
901.00Cr
09/03/26  09/03/26  TO CASH           113165       400.00
501.00Cr
CARRIED FORWARD :                                                             501.00`);
  expect(rows.map(([, change, balance]) => [change, balance])).toEqual([
    [-100_00, 900_00],
    [1_00, 901_00],
    [-400_00, 501_00],
  ]);
  expect(breaks).toBe(0);
});

const amountsBelow = (balance: string) => `
Account No  :  00990100000042
Statement of account for the period of   01-04-2026 to 25-06-2026
DATE        PARTICULARS                      CHQ.NO.   WITHDRAWALS
DEPOSITS     BALANCE
01-APR-2026    B/F
20,000.00Dr
04-Apr-2026 T  BY 00990100000042
2,500.00    17,500.00Dr
20-Apr-2026 C  By Cash
500.00     ${balance}Dr
30-Apr-2026 T  Int.Coll
260.00                   17,260.00Dr`;

test('amounts on the line below the date get their side from the balances', () => {
  expect(read(amountsBelow('17,000.00'))).toMatchObject({
    rows: [
      ['T BY 00990100000042', 2500_00, -17_500_00],
      ['C By Cash', 500_00, -17_000_00],
      ['T Int.Coll', -260_00, -17_260_00],
    ],
    breaks: 0,
  });
  expect(read(amountsBelow('17,001.00')).breaks).toBeGreaterThan(0);
});

test('columns between bars are read, though the bars of the titles are at other places', () => {
  const rule = '-'.repeat(110);
  const { rows, statuses, breaks } = read(`
Statement of operative account 000000210000042
For the period 20-06-2026 to 20-09-2026
${rule}
|   DATE    |      PARTICULARS         |CHQ-NO |        Debit         |       Credit         | Available Bal. |
|           |                          |       | Normal   | Sweep Out | Normal   | Sweep In  |                |
${rule}
|B/F       |                         |     |          |           |          |          | 4,83,163.22 Cr|
|20-06-2026|UPI/517123456/CR/ASHA/  |     |          |           |   2500.00|          | 4,85,663.22 Cr|
            asha@upi
|24-06-2026|TO SWEEP                 |     |          |   2600.00 |          |          | 4,83,063.22 Cr|
|26-06-2026|TO CASH SELF             |14103|  25000.00|           |          |          | 4,58,063.22 Cr|
${rule}`);
  expect(rows).toEqual([
    ['UPI/517123456/CR/ASHA/asha@upi', 2500_00, 485_663_22],
    ['TO SWEEP', -2600_00, 483_063_22],
    ['TO CASH SELF', -25_000_00, 458_063_22],
  ]);
  expect([...statuses, breaks]).toEqual(['proved', 0]);
});

describe('a title above two columns', () => {
  const rows = `
            B/F                                                                                     4,83,163.22 Cr
20-06-2026  UPI/517123456/CR/ASHA/                                           2500.00                4,85,663.22 Cr
24-06-2026  TO SWEEP                                          2600.00                               4,83,063.22 Cr
26-06-2026  TO CASH SELF               14103    25000.00                                            4,58,063.22 Cr
27-06-2026  BY SWEEP                                                                     5000.00    4,63,063.22 Cr
28-06-2026  BY CASH                                                          1000.00     5000.00    4,69,063.22 Cr`;
  const right = [
    ['UPI/517123456/CR/ASHA/', 2500_00, 485_663_22],
    ['TO SWEEP', -2600_00, 483_063_22],
    ['TO CASH SELF', -25_000_00, 458_063_22],
    ['BY SWEEP', 5000_00, 463_063_22],
    ['BY CASH', 6000_00, 469_063_22],
  ];

  test.each([
    [
      'beside the others',
      `
DATE        PARTICULARS                CHQ-NO           Debit                       Credit              Balance
                                                 Normal     Sweep Out       Normal      Sweep In`,
    ],
    [
      'above the others',
      `
                                                        Debit                       Credit
DATE        PARTICULARS                CHQ-NO    Normal     Sweep Out       Normal      Sweep In    Balance`,
    ],
  ])('belongs to both, and the figures of a row are added: %s', (_place, titles) => {
    const { statuses, ...found } = read(
      `\nStatement of account 1234567890 from 20-06-2026 to 30-09-2026${titles}${rows}`,
    );
    expect(found).toEqual({ rows: right, breaks: 0 });
    expect([...statuses]).toEqual(['proved']);
  });

  test('adds no number of a cheque', () => {
    const { rows: found } = read(`
Statement of account 1234567890 from 20-06-2026 to 30-09-2026
|   DATE    |      PARTICULARS        |       Debit           |       Credit         | Available Bal. |
|           |                         | Normal    | Sweep Out | Normal    | Sweep In |                |
|B/F        |                         |           |           |           |          | 4,83,163.22 Cr |
|20-06-2026 |CHEQUE                   |   14103   |    100.00 |           |          | 4,83,063.22 Cr |
|21-06-2026 |SWEEP                    |    100.00 |    100.00 |           |          | 4,82,863.22 Cr |
|22-06-2026 |BY CASH                  |           |           |    100.00 |   100.00 | 4,83,063.22 Cr |`);
    expect(found.slice(-2)).toEqual([
      ['SWEEP', -200_00, 482_863_22],
      ['BY CASH', 200_00, 483_063_22],
    ]);
    expect(found.map(([, change]) => change)).not.toContain(-14_203_00);
  });
});

test('figures below dated lines are read without titles, without the letters of kinds, and over the end of a page', () => {
  const pages = [
    `
Account No  :  00990100000042
Statement of account for the period of   01-04-2026 to 25-06-2026
01-APR-2026    B/F
20,000.00Dr
04-Apr-2026 T  BY 00990100000042
2,500.00    17,500.00Dr
20-Apr-2026 C  By Cash
500.00     17,000.00Dr
30-Apr-2026 T  Int.Coll`,
    `
260.00                   17,260.00Dr
02-May-2026 T  Inspection charges
40.00                    17,300.00Dr`,
  ];
  const { transactions, proof } = parseStatement(typedTextSource(pages.map(textPrint)), { maxPages: 9 });
  expect(transactions.map((row) => [row.description, row.creditPaise - row.debitPaise, row.balancePaise])).toEqual([
    ['BY 00990100000042', 2500_00, -17_500_00],
    ['By Cash', 500_00, -17_000_00],
    ['Int.Coll', -260_00, -17_260_00],
    ['Inspection charges', -40_00, -17_300_00],
  ]);
  expect(proof).toMatchObject({ breaks: 0, openingPaise: -20_000_00 });
});

import { parseTabular } from '../report/parseTabular.ts';
import { readWorkbook } from './readWorkbook.ts';
import { writeLockedWorkbook, writeWorkbook } from './testing/writeWorkbook.ts';

const bookTypes = ['xlsx', 'xlsb', 'biff8', 'biff5', 'ods', 'fods', 'xlml'] as const;
const day = (value: number, z = 'dd/mm/yyyy') => ({ t: 'n', v: value, z }) as const;
/** 13 April 2026 by the two calendars of workbooks. */
const [since1900, since1904] = [46125, 46125 - 1462];

function readLines(sheets: Parameters<typeof writeWorkbook>[0], options: Parameters<typeof writeWorkbook>[1]) {
  return readWorkbook(writeWorkbook(sheets, options)).map(({ lines }) => lines);
}

describe('readWorkbook', () => {
  test.each(bookTypes)('reads dates, texts and exact amounts of %s', (bookType) => {
    const [lines] = readLines(
      [
        [
          ['Date', 'Narration', 'Amount'],
          [],
          [day(since1900), 'UPI-A, "B"', 0.1 + 0.2],
          ['14/04/2026', 'C', 1234567.5],
        ],
      ],
      { bookType },
    );
    expect(lines).toEqual([
      ['Date', 'Narration', 'Amount'],
      ['2026-04-13', 'UPI-A, "B"', '0.30'],
      ['14/04/2026', 'C', '1234567.50'],
    ]);
  });

  test.each(['xlsx', 'biff8'] as const)('reads dates counted from 1904 in %s', (bookType) => {
    expect(readLines([[[day(since1904)]]], { bookType, is1904: true })).toEqual([[['2026-04-13']]]);
  });

  test('reads a side that only the format of a number shows', () => {
    const format = '#,##0.00" Cr";#,##0.00" Dr"';
    const cells = [1500.5, -20].map((value) => day(value, format));
    expect(readLines([[cells]], { bookType: 'xlsx' })).toEqual([[['1500.50 Cr', '20 Dr']]]);
  });

  test('keeps a number that is no whole number of paise as it is', () => {
    expect(readLines([[[1.2345, 12, 412345678901]]], { bookType: 'xlsx' })).toEqual([
      [['1.2345', '12', '412345678901']],
    ]);
  });

  test('reads each sheet, and the tables of a web page as one', () => {
    expect(readLines([[['a']], [['b']]], { bookType: 'xlsx' })).toEqual([[['a']], [['b']]]);
    const page = '<html><body><table><tr><td>a</td></tr></table><p>x</p><table><tr><td>b&amp;c</td></tr></table>';
    expect(readWorkbook(new TextEncoder().encode(page))).toEqual([{ lines: [['a'], ['b&c']] }]);
  });

  test('refuses what a password protects, and opens it in none of the ways known', () => {
    expect(() => readWorkbook(writeLockedWorkbook())).toThrow(expect.objectContaining({ code: 'password-needed' }));
  });

  test('refuses a damaged workbook', () => {
    expect(() => readWorkbook(Uint8Array.of(0x50, 0x4b, 3, 4))).toThrow(expect.objectContaining({ code: 'not-text' }));
  });
});

describe('parseTabular', () => {
  const parse = (sheets: Parameters<typeof writeWorkbook>[0], bookType: (typeof bookTypes)[number] = 'xlsx') =>
    parseTabular(writeWorkbook(sheets, { bookType }), { maxRows: 50, readWorkbook });
  const titles = ['', 'Date', 'Narration', 'Debit', 'Credit', 'Balance'];
  const rows = [
    ['', day(since1900), 'A', 1.5, '', 98.5],
    ['', day(since1900 + 1), 'B', '', 20, 118.5],
  ];

  test.each(bookTypes)('reads a statement below empty lines and beside an empty column: %s', (bookType) => {
    const { layout, transactions, proof } = parse(
      [[[], ['', 'ACME BANK'], [], titles, ...rows, [], ['', 'End']]],
      bookType,
    );
    expect(layout).toBe('workbook');
    expect(transactions).toMatchObject([
      { date: '2026-04-13', description: 'A', debitPaise: 150, balancePaise: 9850 },
      { date: '2026-04-14', description: 'B', creditPaise: 2000, balancePaise: 11850 },
    ]);
    expect(proof.breaks).toBe(0);
  });

  test('reads the accounts on several sheets, and a sheet that repeats rows once', () => {
    const other = [
      ['', day(since1900), 'C', 5, '', 495],
      ['', day(since1900 + 2), 'D', 5, '', 490],
    ];
    const { transactions, proof } = parse([
      [['Notes']],
      [titles, ...rows],
      [titles, ...other],
      [titles, ...rows.slice(1)],
    ]);
    expect(transactions.map(({ description }) => description)).toEqual(['A', 'B', 'C', 'D']);
    expect(proof).toMatchObject({ breaks: 0, openingPaise: undefined });
  });
});

import { labelledLines, line, printDate } from '../statementTemplate.ts';
import type { StatementTemplate } from '../statementTemplate.ts';

const pnb = { bank: 'PNB', narrations: 'pnb', size: 7, pitch: 9, rowGap: 6, wrap: 'between words' } as const;

const pnbOne: StatementTemplate = {
  ...pnb,
  id: 'pnb-a',
  page: [595, 842],
  wrap: 'anywhere',
  columns: [
    { key: 'date', title: ['Date'], left: 33, right: 80, titleAlign: 'center' },
    { key: 'reference', title: ['Instrument ID'], left: 90, right: 150 },
    { key: 'amount', title: ['Amount(INR)'], left: 155, right: 222, align: 'right' },
    { key: 'side', title: ['Type'], left: 235, right: 260 },
    { key: 'balance', title: ['Balance'], left: 262, right: 335, align: 'right' },
    { key: 'narration', title: ['Remarks'], left: 346, right: 565, titleAlign: 'center' },
  ],
  money: 'shortest',
  newestFirst: true,
  printsBalance: { opening: false, closing: false },
  cells: ({ row, isCredit, amount, balance }) => ({
    date: printDate(row.date, 'DD/MM/YYYY'),
    reference: '',
    amount,
    side: isCredit ? 'CR' : 'DR',
    balance,
    narration: row.narration,
  }),
  header: (s) => [
    line(40, 'punjab national bank', { bold: true }),
    line(
      40,
      `Statement of Account:0112XXXXXXXX6539 For Period: ${printDate(s.from, 'DD-MM-YYYY')} to ${printDate(s.to, 'DD-MM-YYYY')}`,
    ),
    ...labelledLines(40, 170, [
      ['Customer Name', s.holder],
      ['Account Type', 'SF-SAVING FUND'],
    ]),
    line(40, '', { below: 14 }),
  ],
  footer: () => [line(230, '***Generated through PNB ONE***')],
};

const pnbNet: StatementTemplate = {
  ...pnb,
  id: 'pnb-b',
  page: [800, 595],
  columns: [
    { key: 'tranId', title: ['Txn No.'], left: 30, right: 85 },
    { key: 'date', title: ['Txn Date'], left: 90, right: 140 },
    { key: 'narration', title: ['Description'], left: 145, right: 370 },
    { key: 'branch', title: ['Branch Name'], left: 375, right: 440 },
    { key: 'reference', title: ['Cheque No.'], left: 445, right: 495 },
    { key: 'debit', title: ['Dr Amount'], left: 500, right: 580, align: 'right' },
    { key: 'credit', title: ['Cr Amount'], left: 585, right: 665, align: 'right' },
    { key: 'balance', title: ['Balance'], left: 670, right: 770, align: 'right' },
  ],
  money: 'plain',
  newestFirst: true,
  overdraft: true,
  printsBalance: { opening: false, closing: false },
  cells: ({ row, debit, credit, balance, owed }) => ({
    tranId: `S${row.reference.slice(0, 8)}`,
    date: printDate(row.date, 'DD/MM/YYYY'),
    narration: row.narration,
    branch: 'KOTHRUD',
    reference: '',
    debit,
    credit,
    balance: `${owed ? '-' : ''}${balance} Cr.`,
  }),
  header: (s) => [
    line(30, 'Punjab National Bank', { bold: true }),
    ...labelledLines(30, 130, [
      ['Account Number', s.account],
      ['Name', s.holder],
    ]),
    line(30, ''),
  ],
};

const pnbLast: StatementTemplate = {
  ...pnb,
  id: 'pnb-c',
  page: [650, 842],
  columns: [
    { key: 'date', title: ['Transaction', 'Date'], left: 40, right: 100 },
    { key: 'reference', title: ['Cheque', 'Number'], left: 105, right: 160 },
    { key: 'debit', title: ['Withdrawal'], left: 165, right: 240, align: 'right' },
    { key: 'credit', title: ['Deposit'], left: 245, right: 320, align: 'right' },
    { key: 'balance', title: ['Balance'], left: 325, right: 410, align: 'right' },
    { key: 'narration', title: ['Narration'], left: 422, right: 620 },
  ],
  overdraft: true,
  printsBalance: { opening: true, closing: true },
  cells: ({ row, debit, credit, balance, owed }) => ({
    date: printDate(row.date, 'DD/MM/YYYY'),
    reference: '',
    debit,
    credit,
    balance: `${balance} ${owed ? 'Dr' : 'Cr'}`,
    narration: row.narration,
  }),
  header: (s) => [
    line(40, 'punjab national bank', { bold: true }),
    {
      texts: [
        [40, `Account Holder : ${s.holder}`],
        [400, `Opening Balance : ${s.opening} ${s.openingOwed ? 'Dr' : 'Cr'}`],
      ],
    },
    {
      texts: [
        [40, 'IFSC : PUNB0112300'],
        [400, `Closing Balance : ${s.closing} ${s.closingOwed ? 'Dr' : 'Cr'}`],
      ],
      below: 20,
    },
  ],
  footer: () => [
    line(
      40,
      'Unless constituent notifies the bank immediately of any discrepancy found in this statement, it will be taken that it is correct.',
    ),
  ],
};

/** The same with the year before the month. */
const pnbLastYearFirst: StatementTemplate = {
  ...pnbLast,
  id: 'pnb-c-year',
  cells: (printed, s) => ({ ...pnbLast.cells(printed, s), date: printDate(printed.row.date, 'YYYY/MM/DD') }),
};

const dbs = { bank: 'DBS', narrations: 'dbs', size: 7.2, pitch: 9, rowGap: 4, wrap: 'between words' } as const;

const digibank: StatementTemplate = {
  ...dbs,
  id: 'dbs-a',
  page: [595, 842],
  columns: [
    { key: 'date', title: ['Transaction Date'], left: 40, right: 100 },
    { key: 'valueDate', title: ['Value Date'], left: 108, right: 160 },
    { key: 'narration', title: ['Details of transaction'], left: 165, right: 350 },
    { key: 'debit', title: ['Debit'], left: 355, right: 425, align: 'right' },
    { key: 'credit', title: ['Credit'], left: 430, right: 490, align: 'right' },
    { key: 'balance', title: ['Balance'], left: 495, right: 560, align: 'right' },
  ],
  printsBalance: { opening: true, closing: true },
  cells: ({ row, debit, credit, balance }) => ({
    date: printDate(row.date, 'DD-Mon-YYYY'),
    valueDate: printDate(row.valueDate, 'DD-Mon-YYYY'),
    narration: row.narration,
    debit,
    credit,
    balance,
  }),
  rowsBefore: (s) => [{ narration: 'Opening Balance', balance: s.opening }],
  rowsAfter: (s) => [{ narration: 'Closing Balance', balance: s.closing }],
  header: (s) => [
    line(40, 'DBS digibank', { bold: true }),
    line(
      40,
      `Summary of Account Statement Period ${printDate(s.from, 'DD-Mon-YYYY')} To ${printDate(s.to, 'DD-Mon-YYYY')}`,
    ),
    line(40, s.holder),
    {
      texts: [
        [40, 'Account Type'],
        [200, 'Account No.'],
        [340, 'Currency'],
        [430, 'Balance'],
      ],
      bold: true,
    },
    {
      texts: [
        [40, 'DIGISAVINGS'],
        [200, '8810XXXX7762'],
        [340, 'INR'],
        [430, s.closing],
      ],
      endsPage: true,
    },
    line(40, 'DBS digibank', { bold: true }),
    {
      texts: [
        [40, 'Account No.: 8810XXXX7762'],
        [330, 'Account Type: DIGISAVINGS'],
      ],
    },
    {
      texts: [
        [40, `Statement Period: ${printDate(s.from, 'DD-MON-YYYY')} To ${printDate(s.to, 'DD-MON-YYYY')}`],
        [330, 'Currency: INR'],
      ],
      below: 20,
    },
  ],
  footer: () => [line(230, '*** End of Statement ***')],
  pageFooter: (_, page) => [
    {
      texts: [
        [40, 'DBS Bank India Limited, Registered Office: Express Towers, Nariman Point, Mumbai 400021'],
        [500, `Page ${page} of 9`],
      ],
    },
  ],
};

const digibankShort: StatementTemplate = {
  ...digibank,
  id: 'dbs-b',
  columns: digibank.columns.map((column) => {
    const title = { date: ['Txn Date'], narration: ['Details'] }[column.key] ?? column.title;
    return { ...column, title };
  }),
  header: (s) => digibank.header(s).slice(5),
};

const digibankInr: StatementTemplate = {
  ...dbs,
  id: 'dbs-c',
  page: [595, 842],
  columns: [
    { key: 'date', title: ['Date'], left: 40, right: 90 },
    { key: 'narration', title: ['Transaction Details'], left: 100, right: 320 },
    { key: 'debit', title: ['Withdrawal (INR)'], left: 325, right: 405, align: 'right' },
    { key: 'credit', title: ['Deposit (INR)'], left: 410, right: 480, align: 'right' },
    { key: 'balance', title: ['Balance (INR)'], left: 485, right: 560, align: 'right' },
  ],
  printsBalance: { opening: false, closing: false },
  cells: ({ row, debit, credit, balance }) => ({
    date: printDate(row.date, 'DD/MM/YYYY'),
    narration: row.narration,
    debit,
    credit,
    balance,
  }),
  header: (s) => [line(40, 'DBS Bank India Limited', { bold: true }), line(40, s.holder), line(40, '')],
};

/** Punjab National Bank: PNB ONE, net banking, narration last (two ways). DBS: digibank (two ways) and the short one. */
export const pnbAndDbsTemplates: readonly StatementTemplate[] = [
  pnbOne,
  pnbNet,
  pnbLast,
  pnbLastYearFirst,
  digibank,
  digibankShort,
  digibankInr,
];

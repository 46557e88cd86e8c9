import { labelledLines, line, printDate } from '../statementTemplate.ts';
import type { StatementTemplate, PrintedStatement } from '../statementTemplate.ts';

const common = { bank: 'ICICI', narrations: 'icici', size: 6.5, pitch: 8.6, rowGap: 7, wrap: 'anywhere' } as const;

function modeOf(narration: string): string {
  if (narration.startsWith('BIL/ONL')) return 'MOBILE BANKING';
  return narration.startsWith('NFS/') ? 'ICICI ATMS' : '';
}

const monthly: StatementTemplate = {
  ...common,
  id: 'icici-a',
  page: [595, 842],
  columns: [
    { key: 'date', title: ['DATE'], left: 29.8, right: 68 },
    { key: 'mode', title: ['MODE**'], left: 71, right: 134 },
    { key: 'narration', title: ['PARTICULARS'], left: 136.3, right: 345 },
    { key: 'credit', title: ['DEPOSITS'], left: 350, right: 412, align: 'right' },
    { key: 'debit', title: ['WITHDRAWALS'], left: 420, right: 484, align: 'right' },
    { key: 'balance', title: ['BALANCE'], left: 500, right: 566, align: 'right' },
  ],
  datePosition: 'middle',
  printsBalance: { opening: true, closing: true },
  cells: ({ row, debit, credit, balance }) => {
    const mode = modeOf(row.narration);
    const narration = mode === 'MOBILE BANKING' ? { narrationBelow: row.narration } : { narration: row.narration };
    return { date: printDate(row.date, 'DD-MM-YYYY'), mode, ...narration, debit, credit, balance };
  },
  acceptedNarrations: (row) => [`${modeOf(row.narration)} ${row.narration}`],
  rowsBefore: (s) => [{ date: printDate(s.from, 'DD-MM-YYYY'), narration: 'B/F', balance: s.opening }],
  rowsAfter: (s) => [{ narration: 'Total:', debit: s.debits, credit: s.credits, balance: s.closing }],
  header: (s) => [
    {
      texts: [
        [30, 'ICICI Bank'],
        [350, 'Did you know? You can view your statement on iMobile.'],
      ],
      bold: true,
    },
    line(30, `MR. ${s.holder}`),
    line(30, '4 HILL ROAD'),
    line(30, `Summary of Accounts held under Cust ID: XXXX5760 as on ${printDate(s.to, 'Month DD, YYYY')}`, {
      bold: true,
    }),
    {
      texts: [
        [30, 'ACCOUNT TYPE'],
        [150, 'A/c BALANCE(I)'],
        [260, 'FIXED DEPOSITS(LINKED) BAL.(II)'],
        [440, 'TOTAL BALANCE(I+II)'],
      ],
    },
    {
      texts: [
        [30, 'Savings A/c XXXXXXXX0136'],
        [150, s.closing],
        [260, '1,20,000.00'],
        [440, '9,99,999.00'],
      ],
    },
    {
      texts: [
        [30, 'TOTAL'],
        [150, s.closing],
      ],
      below: 20,
    },
    line(
      30,
      `Statement of Transactions in Savings Account XXXXXXXX0136 in INR for the period ${printDate(s.from, 'Month DD, YYYY')} - ${printDate(s.to, 'Month DD, YYYY')}`,
      { bold: true, below: 18 },
    ),
  ],
  footer: (s) => [
    line(30, 'Statement of Linked Fixed Deposits in INR', { bold: true }),
    {
      texts: [
        [30, 'DEPOSIT NO.'],
        [136, 'OPEN DATE'],
        [220, 'DEP. AMT.*'],
        [290, 'PERIOD'],
        [360, 'ROI%'],
        [400, 'MAT. AMT.*'],
        [460, 'MAT. DATE'],
        [520, 'BALANCE'],
      ],
      bold: true,
    },
    {
      texts: [
        [30, 'XXXXXXXX4411'],
        [136, printDate(s.from, 'DD-MM-YYYY')],
        [270, '50,000.00', 'right'],
        [290, '12 Months'],
        [360, '6.75'],
        [445, '53,462.00', 'right'],
        [460, '13-09-2026'],
        [566, '50,000.00', 'right'],
      ],
    },
    {
      texts: [
        [30, 'Total'],
        [566, '50,000.00', 'right'],
      ],
      below: 20,
    },
    line(30, 'Account Related Other Information', { bold: true }),
    line(30, '**MODE: MOBILE BANKING / ICICI ATMS / INTERNET BANKING are channels of the transaction.'),
  ],
  pageFooter: (_, page) => [
    {
      texts: [
        [30, 'Visit www.icicibank.com'],
        [440, `Page ${page} of 4 M-99999999-99999`],
      ],
    },
  ],
};

const detailedHead = (s: PrintedStatement) => [
  {
    texts: [
      [40, 'ICICI Bank'],
      [400, 'DETAILED STATEMENT'],
    ] as const,
    bold: true,
  },
  line(40, `Account Number 000401XXXX5356 ( INR ) - ${s.holder}`),
  line(40, `Transaction Date from ${printDate(s.from, 'DD/MM/YYYY')} to ${printDate(s.to, 'DD/MM/YYYY')}`),
  line(40, `Transactions List - ${s.holder} - 000401XXXX5356`, { bold: true, below: 22 }),
];

const history: StatementTemplate = {
  ...common,
  id: 'icici-b',
  page: [910, 640],
  columns: [
    { key: 'serial', title: ['S No.'], left: 40, right: 80 },
    { key: 'valueDate', title: ['Value Date'], left: 110, right: 190 },
    { key: 'date', title: ['Transaction', 'Date'], left: 213, right: 300 },
    { key: 'reference', title: ['Cheque', 'Number'], left: 310, right: 400 },
    { key: 'narration', title: ['Transaction Remarks'], left: 410, right: 590 },
    { key: 'debit', title: ['Withdrawal Amount', '(INR )'], left: 600, right: 685, align: 'right' },
    { key: 'credit', title: ['Deposit Amount', '(INR )'], left: 692, right: 775, align: 'right' },
    { key: 'balance', title: ['Balance', '(INR )'], left: 782, right: 860, align: 'right' },
  ],
  wrap: 'between words',
  datePosition: 'middle',
  printsBalance: { opening: false, closing: false },
  cells: ({ row, number, debit, credit, balance }) => ({
    serial: String(number),
    valueDate: printDate(row.valueDate, 'DD/MM/YYYY'),
    date: printDate(row.date, 'DD/MM/YYYY'),
    reference: '-',
    narration: row.narration,
    debit,
    credit,
    balance,
  }),
  header: detailedHead,
};

/** The same with the words of the titles glued, both sides printed and remarks only below. */
const historyGlued: StatementTemplate = {
  ...history,
  id: 'icici-b-glued',
  columns: history.columns.map((column) => ({
    ...column,
    title:
      column.key === 'debit'
        ? ['Withdrawal Amount(INR)']
        : column.key === 'credit'
          ? ['Deposit Amount(INR)']
          : column.key === 'balance'
            ? ['Balance(INR)']
            : column.title,
  })),
  datePosition: 'first',
  nothing: '0.0',
};

const corporate: StatementTemplate = {
  ...common,
  id: 'icici-c',
  page: [1000, 700],
  columns: [
    { key: 'serial', title: ['Sl', 'No'], left: 30, right: 50 },
    { key: 'tranId', title: ['Tran', 'Id'], left: 55, right: 110 },
    { key: 'valueDate', title: ['Value', 'Date'], left: 115, right: 170 },
    { key: 'date', title: ['Transaction', 'Date'], left: 175, right: 235 },
    { key: 'posted', title: ['Transaction', 'Posted Date'], left: 240, right: 300 },
    { key: 'reference', title: ['Cheque no /', 'Ref No'], left: 305, right: 380 },
    { key: 'narration', title: ['Transaction Remarks'], left: 390, right: 640 },
    { key: 'debit', title: ['Withdrawal (Dr)'], left: 650, right: 740, align: 'right' },
    { key: 'credit', title: ['Deposit (Cr)'], left: 750, right: 840, align: 'right' },
    { key: 'balance', title: ['Balance'], left: 850, right: 950, align: 'right' },
  ],
  wrap: 'between words',
  overdraft: true,
  printsBalance: { opening: false, closing: false },
  cells: ({ row, number, debit, credit, balance, owed }) => ({
    serial: String(number),
    tranId: `S${row.reference.slice(0, 8)}`,
    valueDate: printDate(row.valueDate, 'DD/Mon/YYYY'),
    date: printDate(row.date, 'DD/Mon/YYYY'),
    posted: [printDate(row.date, 'DD/Mon/YYYY'), `${row.time} PM`],
    reference: '',
    narration: row.narration,
    debit,
    credit,
    balance: owed ? `-${balance}` : balance,
  }),
  header: detailedHead,
  footer: () => [
    line(30, 'Legends Used in Account Statement', { bold: true }),
    line(30, 'VPS/IPS - Debit card transaction NEFT - National Electronic Funds Transfer'),
  ],
};

const transactionsList: StatementTemplate = {
  ...common,
  id: 'icici-d',
  page: [1000, 700],
  columns: [
    { key: 'serial', title: ['No.'], left: 30, right: 50 },
    { key: 'tranId', title: ['Transaction ID'], left: 55, right: 130 },
    { key: 'valueDate', title: ['Value Date'], left: 135, right: 200 },
    { key: 'date', title: ['Txn Posted Date'], left: 205, right: 310 },
    { key: 'reference', title: ['ChequeNo.'], left: 315, right: 380 },
    { key: 'narration', title: ['Description'], left: 390, right: 650 },
    { key: 'side', title: ['Cr/Dr'], left: 660, right: 690 },
    { key: 'amount', title: ['Transaction Amount(INR)'], left: 700, right: 820, align: 'right' },
    { key: 'balance', title: ['Available Balance(INR)'], left: 830, right: 950, align: 'right' },
  ],
  wrap: 'between words',
  printsBalance: { opening: false, closing: false },
  cells: ({ row, number, isCredit, amount, balance }) => ({
    serial: String(number),
    tranId: `S${row.reference.slice(0, 8)}`,
    valueDate: printDate(row.valueDate, 'DD/MM/YYYY'),
    date: `${printDate(row.date, 'DD/MM/YYYY')} ${row.time} PM`,
    reference: '-',
    narration: row.narration,
    side: isCredit ? 'CR' : 'DR',
    amount,
    balance,
  }),
  header: detailedHead,
};

const recent: StatementTemplate = {
  ...common,
  id: 'icici-e',
  page: [650, 842],
  columns: [
    { key: 'serial', title: ['S No.'], left: 30, right: 55 },
    { key: 'reference', title: ['Cheque Number'], left: 60, right: 120 },
    { key: 'narration', title: ['Transaction Remarks'], left: 125, right: 330 },
    { key: 'date', title: ['Date'], left: 335, right: 385 },
    { key: 'debit', title: ['Withdrawal Amount', '(INR)'], left: 390, right: 460, align: 'right' },
    { key: 'credit', title: ['Deposit Amount', '(INR)'], left: 465, right: 535, align: 'right' },
    { key: 'balance', title: ['Balance (INR)'], left: 540, right: 615, align: 'right' },
  ],
  wrap: 'between words',
  printsBalance: { opening: false, closing: false },
  cells: ({ row, number, debit, credit, balance }) => ({
    serial: String(number),
    reference: '',
    narration: row.narration,
    date: printDate(row.date, 'DD.MM.YYYY'),
    debit,
    credit,
    balance,
  }),
  header: detailedHead,
};

const detail: StatementTemplate = {
  ...common,
  id: 'icici-f',
  page: [595, 842],
  columns: [
    { key: 'serial', title: ['Sr No'], left: 30, right: 55 },
    { key: 'valueDate', title: ['Value Date'], left: 60, right: 98 },
    { key: 'date', title: ['Transaction', 'Date'], left: 104, right: 150 },
    { key: 'reference', title: ['Cheque', 'Number'], left: 156, right: 200 },
    { key: 'narration', title: ['Transaction Remarks'], left: 205, right: 360 },
    { key: 'debit', title: ['Debit', 'Amount'], left: 361, right: 425, align: 'right' },
    { key: 'credit', title: ['Credit', 'Amount'], left: 428, right: 490, align: 'right' },
    { key: 'balance', title: ['Balance(INR)'], left: 493, right: 565, align: 'right' },
  ],
  wrap: 'between words',
  printsBalance: { opening: false, closing: false },
  cells: ({ row, number, debit, credit, balance }) => ({
    serial: String(number),
    valueDate: [printDate(row.valueDate, 'DD-Mon-'), printDate(row.valueDate, 'YYYY')],
    date: [printDate(row.date, 'DD-Mon-'), printDate(row.date, 'YYYY')],
    reference: '-',
    narration: row.narration,
    debit,
    credit,
    balance,
  }),
  header: (s) => [
    line(30, 'ICICI Bank', { bold: true }),
    ...labelledLines(30, 130, [
      ['Account Number', s.account],
      ['Name', s.holder],
    ]),
    line(30, ''),
  ],
};

/** ICICI Bank: monthly, transaction history (two ways), corporate, transactions list, 2026, detail statement. */
export const iciciTemplates: readonly StatementTemplate[] = [
  monthly,
  history,
  historyGlued,
  corporate,
  transactionsList,
  recent,
  detail,
];

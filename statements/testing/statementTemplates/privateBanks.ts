import { labelledLines, line, printDate } from '../statementTemplate.ts';
import type { StatementTemplate, TemplateLine, PrintedStatement } from '../statementTemplate.ts';

const common = {
  bank: 'OTHER',
  narrations: 'slashed',
  page: [595, 842],
  size: 7,
  pitch: 9,
  rowGap: 4,
  wrap: 'between words',
} as const;

/** The header of a bank's statement: its name, the holder and a few details. */
function headOf(name: string, ifsc: string) {
  return (s: PrintedStatement): TemplateLine[] => [
    line(40, name, { bold: true }),
    line(40, 'Account Statement'),
    {
      texts: [
        [40, s.holder],
        [340, `Account No : ${s.account}`],
      ],
    },
    {
      texts: [
        [40, '7 RIVER ROAD'],
        [340, `IFSC : ${ifsc}`],
      ],
    },
    ...labelledLines(340, 400, [
      ['Period', `${printDate(s.from, 'DD Mon YYYY')} to ${printDate(s.to, 'DD Mon YYYY')}`],
    ]),
    line(40, '', { below: 14 }),
  ];
}

const idfc: StatementTemplate = {
  ...common,
  id: 'idfc',
  columns: [
    { key: 'date', title: ['Date and', 'Time'], left: 40, right: 80 },
    { key: 'valueDate', title: ['Value', 'Date'], left: 85, right: 125 },
    { key: 'narration', title: ['Transaction Details'], left: 130, right: 300 },
    { key: 'reference', title: ['Ref/Cheque', 'No.'], left: 305, right: 360 },
    { key: 'debit', title: ['Withdrawals', '(INR)'], left: 363, right: 425, align: 'right' },
    { key: 'credit', title: ['Deposits', '(INR)'], left: 429, right: 488, align: 'right' },
    { key: 'balance', title: ['Balance', '(INR)'], left: 492, right: 566, align: 'right' },
  ],
  printsBalance: { opening: true, closing: true },
  cells: ({ row, debit, credit, balance }) => ({
    date: [printDate(row.date, 'DD Mon YY'), row.time.slice(0, 5)],
    valueDate: printDate(row.valueDate, 'DD Mon YY'),
    narration: row.narration,
    reference: row.reference,
    debit,
    credit,
    balance: `${balance} CR`,
  }),
  header: (s) => [
    ...headOf('IDFC FIRST Bank', 'IDFB0080101')(s),
    {
      texts: [
        [40, 'Opening Balance'],
        [170, 'Total Debit'],
        [300, 'Total Credit'],
        [430, 'Closing Balance'],
      ],
      bold: true,
    },
    {
      texts: [
        [40, `${s.opening} CR`],
        [170, s.debits],
        [300, s.credits],
        [430, `${s.closing} CR`],
      ],
      below: 22,
    },
  ],
  pageFooter: (_, page) => [line(500, `Page ${page} of 9`)],
};

const yes: StatementTemplate = {
  ...common,
  id: 'yes-a',
  columns: [
    { key: 'date', title: ['Transaction', 'Date'], left: 40, right: 86 },
    { key: 'valueDate', title: ['Value', 'Date'], left: 90, right: 136 },
    { key: 'reference', title: ['Cheque No/', 'Reference No'], left: 140, right: 195 },
    { key: 'narration', title: ['Description'], left: 200, right: 360 },
    { key: 'debit', title: ['Withdrawals'], left: 363, right: 425, align: 'right' },
    { key: 'credit', title: ['Deposits'], left: 429, right: 488, align: 'right' },
    { key: 'balance', title: ['Running Balance'], left: 492, right: 566, align: 'right' },
  ],
  printsBalance: { opening: true, closing: true },
  cells: ({ row, debit, credit, balance }) => ({
    date: printDate(row.date, 'DD Mon YYYY'),
    valueDate: printDate(row.valueDate, 'DD Mon YYYY'),
    reference: row.reference,
    narration: row.narration,
    debit,
    credit,
    balance,
  }),
  header: headOf('YES BANK', 'YESB0000001'),
  footer: (s) => [
    line(
      40,
      `Opening Balance: ${s.opening} Total Withdrawals: ${s.debits} Total Deposits: ${s.credits} Closing Balance: ${s.closing}`,
    ),
  ],
  pageFooter: (_, page) => [line(500, `Page ${page} of 9`)],
};

/** The same newest first and with the year before the month. */
const yesNewestFirst: StatementTemplate = {
  ...yes,
  id: 'yes-b',
  newestFirst: true,
  cells: (printed, s) => ({
    ...yes.cells(printed, s),
    date: printDate(printed.row.date, 'YYYY-MM-DD'),
    valueDate: printDate(printed.row.valueDate, 'YYYY-MM-DD'),
  }),
};

const indusInd: StatementTemplate = {
  ...common,
  id: 'indus-a',
  columns: [
    { key: 'date', title: ['Date'], left: 40, right: 90 },
    { key: 'narration', title: ['Particulars'], left: 95, right: 290 },
    { key: 'reference', title: ['Chq No/Ref No'], left: 295, right: 350 },
    { key: 'debit', title: ['Withdrawal'], left: 355, right: 420, align: 'right' },
    { key: 'credit', title: ['Deposit'], left: 425, right: 488, align: 'right' },
    { key: 'balance', title: ['Balance'], left: 492, right: 562, align: 'right' },
  ],
  printsBalance: { opening: true, closing: true },
  cells: ({ row, debit, credit, balance }) => ({
    date: printDate(row.date, 'DD-Mon-YYYY'),
    narration: row.narration,
    reference: row.reference,
    debit,
    credit,
    balance,
  }),
  rowsBefore: (s) => [{ narration: 'Brought Forward', balance: s.opening }],
  rowsAfter: (s) => [{ narration: 'Carried Forward', balance: s.closing }],
  header: headOf('IndusInd Bank', 'INDB0000123'),
  pageFooter: (_, page) => [line(500, `Page ${page} of 9`)],
};

const indie: StatementTemplate = {
  ...indusInd,
  id: 'indus-b',
  newestFirst: true,
  nothing: '0.00',
  printsBalance: { opening: false, closing: false },
  cells: (printed, s) => ({ ...indusInd.cells(printed, s), date: printDate(printed.row.date, 'DD Mon YYYY') }),
  rowsBefore: () => [],
  rowsAfter: () => [],
};

const federal: StatementTemplate = {
  ...common,
  id: 'federal',
  page: [650, 842],
  columns: [
    { key: 'date', title: ['Date'], left: 36, right: 80 },
    { key: 'valueDate', title: ['Value Date'], left: 84, right: 128 },
    { key: 'narration', title: ['Particulars'], left: 132, right: 295 },
    { key: 'kind', title: ['Tran Type', '(Tran ID)'], left: 300, right: 358 },
    { key: 'reference', title: ['Cheque', 'Details'], left: 362, right: 396 },
    { key: 'debit', title: ['Withdrawals'], left: 400, right: 462, align: 'right' },
    { key: 'credit', title: ['Deposits'], left: 466, right: 526, align: 'right' },
    { key: 'balance', title: ['Balance'], left: 530, right: 594, align: 'right' },
    { key: 'balanceSide', title: ['Dr/Cr'], left: 598, right: 620 },
  ],
  overdraft: true,
  printsBalance: { opening: true, closing: false },
  cells: ({ row, debit, credit, balance, owed }) => ({
    date: printDate(row.date, 'DD-MM-YYYY'),
    valueDate: printDate(row.valueDate, 'DD-MM-YYYY'),
    narration: row.narration,
    kind: `TFR (S${row.reference.slice(0, 5)})`,
    reference: '',
    debit,
    credit,
    balance,
    balanceSide: owed ? 'Dr' : 'Cr',
  }),
  rowsBefore: (s) => [{ narration: 'Opening Balance', balance: s.opening, balanceSide: s.openingOwed ? 'Dr' : 'Cr' }],
  rowsAfter: (s) => [{ narration: 'GRAND TOTAL', debit: s.debits, credit: s.credits }],
  header: headOf('FEDERAL BANK', 'FDRL0005556'),
  pageFooter: (_, page) => [line(500, `Page ${page} of 9`)],
};

/** A fictitious bank: its titles are common words in an order of no known layout. */
const invented: StatementTemplate = {
  ...common,
  id: 'invented',
  columns: [
    { key: 'date', title: ['Txn Date'], left: 40, right: 90 },
    { key: 'reference', title: ['Reference'], left: 96, right: 160 },
    { key: 'narration', title: ['Transaction Particulars'], left: 166, right: 350 },
    { key: 'balance', title: ['Balance'], left: 355, right: 425, align: 'right' },
    { key: 'credit', title: ['Credit'], left: 430, right: 495, align: 'right' },
    { key: 'debit', title: ['Debit'], left: 500, right: 562, align: 'right' },
  ],
  printsBalance: { opening: true, closing: true },
  cells: ({ row, debit, credit, balance }) => ({
    date: printDate(row.date, 'DD/MM/YYYY'),
    reference: row.reference,
    narration: row.narration,
    balance,
    credit,
    debit,
  }),
  header: (s) => [
    line(40, 'Sahyadri Grameen Sahakari Bank', { bold: true }),
    line(40, s.holder),
    line(40, `Opening Balance : ${s.opening}`, { below: 20 }),
  ],
  footer: (s) => [line(40, `Closing Balance : ${s.closing}`)],
  pageFooter: (_, page) => [line(500, `Page ${page} of 9`)],
};

/** IDFC FIRST, Yes (two ways), IndusInd and its app, Federal, and a fictitious bank. */
export const privateBankTemplates: readonly StatementTemplate[] = [
  idfc,
  yes,
  yesNewestFirst,
  indusInd,
  indie,
  federal,
  invented,
];

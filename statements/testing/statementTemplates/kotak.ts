import { labelledLines, line, printDate } from '../statementTemplate.ts';
import type { StatementTemplate, TemplateLine, PrintedStatement } from '../statementTemplate.ts';

const common = {
  bank: 'KOTAK',
  narrations: 'slashed',
  page: [595, 842],
  size: 7,
  pitch: 9,
  rowGap: 4,
  wrap: 'between words',
} as const;

const head = (s: PrintedStatement): TemplateLine[] => [
  line(40, 'Kotak Mahindra Bank', { bold: true }),
  line(40, 'Account Statement', { bold: true }),
  line(40, s.holder),
  ...labelledLines(340, 420, [
    ['Account No', '1011XXXX4601'],
    ['Branch', 'INDIRANAGAR'],
    ['IFSC', 'KKBK0000958'],
    ['Period', `${printDate(s.from, 'DD Mon YYYY')} to ${printDate(s.to, 'DD Mon YYYY')}`],
  ]),
  line(40, '', { below: 12 }),
];

const mobile: StatementTemplate = {
  ...common,
  id: 'kotak-a',
  columns: [
    { key: 'serial', title: ['#'], left: 40, right: 58 },
    { key: 'date', title: ['Date'], left: 62, right: 110 },
    { key: 'narration', title: ['Description'], left: 115, right: 285 },
    { key: 'reference', title: ['Chq/Ref. No.'], left: 290, right: 355 },
    { key: 'debit', title: ['Withdrawal (Dr.)'], left: 358, right: 425, align: 'right' },
    { key: 'credit', title: ['Deposit (Cr.)'], left: 430, right: 492, align: 'right' },
    { key: 'balance', title: ['Balance'], left: 496, right: 562, align: 'right' },
  ],
  printsBalance: { opening: true, closing: true },
  cells: ({ row, number, debit, credit, balance }) => ({
    serial: String(number),
    date: printDate(row.date, 'DD Mon YYYY'),
    narration: row.narration,
    reference: `UPI-${row.reference}`,
    debit,
    credit,
    balance,
  }),
  rowsBefore: (s) => [
    {
      serial: '-',
      date: '-',
      narration: 'Opening Balance',
      reference: '-',
      debit: '-',
      credit: '-',
      balance: s.opening,
    },
  ],
  header: (s) => [
    ...head(s),
    line(40, 'Account Summary', { bold: true }),
    {
      texts: [
        [40, 'Opening Balance'],
        [170, 'Total Withdrawal (Dr.)'],
        [310, 'Total Deposit (Cr.)'],
        [450, 'Closing Balance'],
      ],
    },
    {
      texts: [
        [40, s.opening],
        [170, s.debits],
        [310, s.credits],
        [450, s.closing],
      ],
    },
    line(40, 'Savings Account Transactions', { bold: true, below: 18 }),
  ],
  pageFooter: (_, page) => [
    {
      texts: [
        [40, 'Any discrepancy in the statement should be brought to the notice of the Bank within one month.'],
        [500, `Page ${page} of 9`],
      ],
    },
  ],
};

const oneColumn: StatementTemplate = {
  ...common,
  id: 'kotak-b',
  columns: [
    { key: 'date', title: ['Date'], left: 40, right: 84 },
    { key: 'narration', title: ['Narration'], left: 88, right: 300 },
    { key: 'reference', title: ['Chq/Ref No'], left: 305, right: 370 },
    { key: 'amount', title: ['Withdrawal (Dr)/', 'Deposit (Cr)'], left: 375, right: 465, align: 'right' },
    { key: 'balance', title: ['Balance'], left: 470, right: 562, align: 'right' },
  ],
  overdraft: true,
  printsBalance: { opening: true, closing: true },
  cells: ({ row, isCredit, amount, balance, owed }) => ({
    date: printDate(row.date, 'DD-MM-YYYY'),
    narration: row.narration,
    reference: row.reference,
    amount: `${amount}(${isCredit ? 'Cr' : 'Dr'})`,
    balance: `${balance}(${owed ? 'Dr' : 'Cr'})`,
  }),
  header: head,
  footer: (s) => [
    line(40, 'Statement Summary', { bold: true }),
    line(40, `Opening Balance : ${s.opening}(${s.openingOwed ? 'Dr' : 'Cr'})`),
    line(40, `Closing Balance : ${s.closing}(${s.closingOwed ? 'Dr' : 'Cr'})`),
    line(40, `Total Withdrawal Amount : ${s.debits}(Dr) Withdrawal Count : ${s.debitCount}`),
    line(40, `Total Deposit Amount : ${s.credits}(Cr) Deposit Count : ${s.creditCount}`),
  ],
};

const twoSides: StatementTemplate = {
  ...common,
  id: 'kotak-c',
  columns: [
    { key: 'serial', title: ['Sl. No.'], left: 40, right: 65 },
    { key: 'date', title: ['Date'], left: 70, right: 115 },
    { key: 'narration', title: ['Description'], left: 120, right: 300 },
    { key: 'reference', title: ['Chq / Ref number'], left: 305, right: 370 },
    { key: 'amount', title: ['Amount'], left: 375, right: 445, align: 'right' },
    { key: 'side', title: ['Dr / Cr'], left: 450, right: 472 },
    { key: 'balance', title: ['Balance'], left: 475, right: 540, align: 'right' },
    { key: 'balanceSide', title: ['Dr / Cr'], left: 545, right: 570 },
  ],
  overdraft: true,
  printsBalance: { opening: true, closing: true },
  cells: ({ row, number, isCredit, amount, balance, owed }) => ({
    serial: String(number),
    date: printDate(row.date, 'DD-MM-YYYY'),
    narration: row.narration,
    reference: row.reference,
    amount,
    side: isCredit ? 'CR' : 'DR',
    balance,
    balanceSide: owed ? 'DR' : 'CR',
  }),
  header: head,
  footer: (s) => [
    line(40, `Opening balance ${s.opening} ${s.openingOwed ? 'DR' : 'CR'}`),
    line(40, `Closing balance ${s.closing} ${s.closingOwed ? 'DR' : 'CR'}`),
  ],
};

const capitals: StatementTemplate = {
  ...common,
  id: 'kotak-d',
  columns: [
    { key: 'date', title: ['DATE'], left: 40, right: 92 },
    { key: 'narration', title: ['TRANSACTION DETAILS'], left: 97, right: 280 },
    { key: 'reference', title: ['CHEQUE/REFERENCE#'], left: 284, right: 362 },
    { key: 'debit', title: ['DEBIT'], left: 366, right: 428, align: 'right' },
    { key: 'credit', title: ['CREDIT'], left: 432, right: 494, align: 'right' },
    { key: 'balance', title: ['BALANCE'], left: 498, right: 562, align: 'right' },
  ],
  printsBalance: { opening: false, closing: false },
  cells: ({ row, debit, credit, balance }) => ({
    date: printDate(row.date, 'DD Mon, YYYY'),
    narration: row.narration,
    reference: row.reference,
    debit,
    credit,
    balance,
  }),
  header: head,
};

/** Kotak Mahindra Bank: the app of 2025, one column for both sides, sides in words, and capitals. */
export const kotakTemplates: readonly StatementTemplate[] = [mobile, oneColumn, twoSides, capitals];

import { labelledLines, line, printDate } from '../statementTemplate.ts';
import type { StatementTemplate } from '../statementTemplate.ts';

const common = { bank: 'AXIS', narrations: 'axis', size: 7, pitch: 9, rowGap: 8, wrap: 'anywhere' } as const;

const savings: StatementTemplate = {
  ...common,
  id: 'axis-a',
  page: [595, 842],
  columns: [
    { key: 'date', title: ['Tran Date'], left: 40, right: 86 },
    { key: 'reference', title: ['Chq No'], left: 90, right: 128 },
    { key: 'narration', title: ['Particulars'], left: 132, right: 330, titleAlign: 'center' },
    { key: 'debit', title: ['Debit'], left: 335, right: 400, align: 'right' },
    { key: 'credit', title: ['Credit'], left: 404, right: 462, align: 'right' },
    { key: 'balance', title: ['Balance'], left: 466, right: 530, align: 'right' },
    { key: 'branch', title: ['Init.', 'Br'], left: 540, right: 562 },
  ],
  money: 'plain',
  printsTitlesOnce: true,
  printsBalance: { opening: true, closing: true },
  cells: ({ row, debit, credit, balance }) => ({
    date: printDate(row.date, 'DD-MM-YYYY'),
    reference: '',
    narration: row.narration,
    debit,
    credit,
    balance,
    branch: '2283',
  }),
  rowsBefore: (s) => [{ narration: 'OPENING BALANCE', balance: s.opening }],
  rowsAfter: (s) => [
    { narration: 'TRANSACTION TOTAL', debit: s.debits, credit: s.credits },
    { narration: 'CLOSING BALANCE', balance: s.closing },
  ],
  header: (s) => [
    line(40, s.holder, { bold: true }),
    ...labelledLines(40, 140, [
      ['Customer ID', '00099812'],
      ['Scheme', 'SB-PRIME SAVINGS'],
    ]),
    line(
      90,
      `Statement of Axis Account No :91801XXXXXX1626 for the period (From : ${printDate(s.from, 'DD-MM-YYYY')} To : ${printDate(s.to, 'DD-MM-YYYY')})`,
      { bold: true, below: 20 },
    ),
  ],
  footer: () => [
    line(
      40,
      'Unless the constituent notifies the bank immediately of any discrepancy found by him/her it will be taken as correct.',
    ),
    line(40, 'Legends :', { bold: true }),
    line(40, 'ICONN - Transaction trough Internet Banking'),
    line(40, 'CLG - Cheque Clearing Transaction'),
    line(220, '++++ End of Statement ++++'),
  ],
  pageFooter: (_, page) => [line(280, `Page ${page} of 9`)],
};

/** The same with the lines of a narration around the line of the date. */
const savingsAround: StatementTemplate = { ...savings, id: 'axis-a-around', datePosition: 'second' };

const corporate: StatementTemplate = {
  ...common,
  id: 'axis-b',
  page: [900, 640],
  wrap: 'between words',
  columns: [
    { key: 'serial', title: ['S.No'], left: 30, right: 60 },
    { key: 'date', title: ['Transaction Date', '(dd/mm/yyyy)'], left: 65, right: 135 },
    { key: 'valueDate', title: ['Value Date', '(dd/mm/yyyy)'], left: 140, right: 205 },
    { key: 'narration', title: ['Particulars'], left: 210, right: 450 },
    { key: 'amount', title: ['Amount(INR)'], left: 455, right: 530, align: 'right' },
    { key: 'side', title: ['Debit/Credit'], left: 540, right: 590 },
    { key: 'balance', title: ['Balance(INR)'], left: 595, right: 690, align: 'right' },
    { key: 'reference', title: ['Cheque Number'], left: 700, right: 765 },
    { key: 'branch', title: ['Branch Name(SOL)'], left: 770, right: 870 },
  ],
  overdraft: true,
  printsBalance: { opening: true, closing: true },
  cells: ({ row, number, isCredit, amount, balance, owed }) => ({
    serial: String(number),
    date: printDate(row.date, 'DD/MM/YYYY'),
    valueDate: printDate(row.valueDate, 'DD/MM/YYYY'),
    narration: row.narration,
    amount,
    side: isCredit ? 'CR' : 'DR',
    balance: owed ? overdrawn(balance) : balance,
    reference: '-',
    branch: ['GOMTI NAGAR', '(1897)'],
  }),
  header: (s) => [
    line(30, 'AXIS BANK', { bold: true }),
    ...labelledLines(30, 140, [
      ['Account Name', s.holder],
      ['Account Type', 'CURRENT ACCOUNT'],
    ]),
    { texts: [[500, `Opening Balance : INR ${s.openingOwed ? '-' : ''}${s.opening}`]] },
    { texts: [[500, `Closing Balance : INR ${s.closingOwed ? '-' : ''}${s.closing}`]], below: 20 },
  ],
};

/** A negative balance with Indian grouping has a comma after the minus if a whole group of two digits follows. */
function overdrawn(balance: string): string {
  return /^\d\d,\d\d,\d{3}\./.test(balance) ? `-,${balance}` : `-${balance}`;
}

const corporateOne: StatementTemplate = {
  ...corporate,
  id: 'axis-b-tran',
  columns: [
    { key: 'date', title: ['Tran Date'], left: 30, right: 80 },
    { key: 'valueDate', title: ['Value Date'], left: 85, right: 140 },
    { key: 'narration', title: ['Transaction Particulars'], left: 145, right: 400 },
    { key: 'reference', title: ['Chq No'], left: 405, right: 450 },
    { key: 'amount', title: ['Amount(INR)'], left: 455, right: 535, align: 'right' },
    { key: 'side', title: ['DR/CR'], left: 550, right: 590 },
    { key: 'balance', title: ['Balance(INR)'], left: 600, right: 700, align: 'right' },
    { key: 'branch', title: ['Branch Name'], left: 710, right: 870 },
  ],
};

const corporateTwo: StatementTemplate = {
  ...corporateOne,
  id: 'axis-b-sides',
  columns: [
    ...corporateOne.columns.slice(0, 4),
    { key: 'debit', title: ['Debit(INR)'], left: 455, right: 530, align: 'right' },
    { key: 'credit', title: ['Credit(INR)'], left: 535, right: 610, align: 'right' },
    { key: 'balance', title: ['Balance(INR)'], left: 615, right: 700, align: 'right' },
    { key: 'branch', title: ['Branch Name'], left: 710, right: 870 },
  ],
  cells: (printed, statement) => {
    const { debit, credit } = printed;
    return { ...corporate.cells(printed, statement), debit, credit };
  },
};

/** Axis Bank: savings (two ways), and current accounts with one amount (two ways) or two. */
export const axisTemplates: readonly StatementTemplate[] = [
  savings,
  savingsAround,
  corporate,
  corporateOne,
  corporateTwo,
];

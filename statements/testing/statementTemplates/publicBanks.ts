import { labelledLines, line, printDate } from '../statementTemplate.ts';
import type { StatementTemplate, TemplateLine, PrintedStatement } from '../statementTemplate.ts';

const common = {
  bank: 'OTHER',
  narrations: 'slashed',
  page: [595, 842],
  size: 7,
  pitch: 9,
  rowGap: 5,
  wrap: 'between words',
} as const;

/** The header of a bank's statement: its name, the holder and a few details. */
function headOf(name: string, ifsc: string) {
  return (s: PrintedStatement): TemplateLine[] => [
    line(40, name, { bold: true }),
    {
      texts: [
        [40, 'Account Statement'],
        [340, `Account No : ${s.account}`],
      ],
      bold: true,
    },
    {
      texts: [
        [40, s.holder],
        [340, `IFSC : ${ifsc}`],
      ],
    },
    ...labelledLines(340, 400, [['Period', `${printDate(s.from, 'DD-MM-YYYY')} to ${printDate(s.to, 'DD-MM-YYYY')}`]]),
    line(40, '', { below: 14 }),
  ];
}

const suffix = (figure: string, owed: boolean) => `${figure}${owed ? 'Dr' : 'Cr'}`;

const barodaHead = headOf('Bank of Baroda', 'BARB0INDIRA');

const baroda: StatementTemplate = {
  ...common,
  id: 'bob-a',
  page: [650, 842],
  columns: [
    { key: 'date', title: ['TRAN DATE'], left: 40, right: 84 },
    { key: 'valueDate', title: ['VALUE DATE'], left: 90, right: 134 },
    { key: 'narration', title: ['NARRATION'], left: 140, right: 310 },
    { key: 'reference', title: ['CHQ.NO.'], left: 315, right: 350 },
    { key: 'debit', title: ['WITHDRAWAL(DR)'], left: 355, right: 440, align: 'right' },
    { key: 'credit', title: ['DEPOSIT(CR)'], left: 445, right: 520, align: 'right' },
    { key: 'balance', title: ['BALANCE(INR)'], left: 525, right: 610, align: 'right' },
  ],
  overdraft: true,
  printsBalance: { opening: true, closing: false },
  cells: ({ row, debit, credit, balance, owed }) => ({
    date: printDate(row.date, 'DD-MM-YYYY'),
    valueDate: printDate(row.valueDate, 'DD-MM-YYYY'),
    narration: row.narration,
    reference: '',
    debit,
    credit,
    balance: suffix(balance, owed),
  }),
  rowsBefore: (s) => [{ narration: 'Opening Balance', balance: suffix(s.opening, s.openingOwed) }],
  header: barodaHead,
  pageFooter: (_, page) => [
    {
      texts: [
        [40, 'This is computer-generated statement. Signature is not required.'],
        [520, `Page ${page} of 9`],
      ],
    },
  ],
};

const barodaValueLast: StatementTemplate = {
  ...baroda,
  id: 'bob-b',
  columns: [
    { key: 'serial', title: ['S.No'], left: 35, right: 55 },
    { key: 'date', title: ['Date'], left: 60, right: 105 },
    { key: 'narration', title: ['Description'], left: 110, right: 280 },
    { key: 'reference', title: ['Cheque No'], left: 285, right: 330 },
    { key: 'debit', title: ['Debit'], left: 335, right: 400, align: 'right' },
    { key: 'credit', title: ['Credit'], left: 405, right: 470, align: 'right' },
    { key: 'balance', title: ['Balance'], left: 475, right: 550, align: 'right' },
    { key: 'valueDate', title: ['Value Date'], left: 560, right: 610 },
  ],
  printsBalance: { opening: false, closing: false },
  cells: ({ row, number, debit, credit, balance, owed }) => ({
    serial: String(number),
    date: printDate(row.date, 'DD/MM/YYYY'),
    narration: row.narration,
    reference: '',
    debit,
    credit,
    balance: suffix(balance, owed),
    valueDate: printDate(row.valueDate, 'DD/MM/YYYY'),
  }),
  rowsBefore: () => [],
};

const barodaPassbook: StatementTemplate = {
  ...baroda,
  id: 'bob-c',
  page: [595, 842],
  columns: [
    { key: 'date', title: ['DATE'], left: 40, right: 90 },
    { key: 'narration', title: ['PARTICULARS'], left: 95, right: 290 },
    { key: 'reference', title: ['CHQ.NO.'], left: 295, right: 340 },
    { key: 'debit', title: ['WITHDRAWALS'], left: 345, right: 415, align: 'right' },
    { key: 'credit', title: ['DEPOSITS'], left: 420, right: 485, align: 'right' },
    { key: 'balance', title: ['BALANCE'], left: 490, right: 560, align: 'right' },
  ],
};

const canara: StatementTemplate = {
  ...common,
  id: 'canara-a',
  columns: [
    { key: 'date', title: ['Date'], left: 40, right: 90 },
    { key: 'narration', title: ['Particulars'], left: 100, right: 320 },
    { key: 'credit', title: ['Deposits'], left: 325, right: 400, align: 'right' },
    { key: 'debit', title: ['Withdrawals'], left: 405, right: 480, align: 'right' },
    { key: 'balance', title: ['Balance'], left: 485, right: 560, align: 'right' },
  ],
  rowGap: 9,
  datePosition: 'middle',
  printsBalance: { opening: true, closing: true },
  cells: ({ row, debit, credit, balance }) => ({
    date: printDate(row.date, 'DD-MM-YYYY'),
    narration: [row.narration, `${printDate(row.date, 'DD/MM/YYYY')} ${row.time}`, `Chq: ${row.reference}`],
    credit,
    debit,
    balance,
  }),
  acceptedNarrations: (row) => [
    `${row.narration} ${printDate(row.date, 'DD/MM/YYYY')} ${row.time} Chq: ${row.reference}`,
  ],
  rowsBefore: (s) => [{ narration: 'Opening Balance', balance: s.opening }],
  rowsAfter: (s) => [{ narration: 'Closing Balance', balance: s.closing }],
  header: headOf('Canara Bank', 'CNRB0001234'),
  pageFooter: (_, page) => [line(500, `Page ${page} of 9`)],
};

const canaraOld: StatementTemplate = {
  ...common,
  id: 'canara-b',
  page: [700, 595],
  columns: [
    { key: 'date', title: ['TRANS', 'DATE'], left: 40, right: 85 },
    { key: 'valueDate', title: ['VALUE', 'DATE'], left: 90, right: 135 },
    { key: 'branch', title: ['BRANCH'], left: 140, right: 180 },
    { key: 'reference', title: ['REF/CHQ.NO'], left: 185, right: 245 },
    { key: 'narration', title: ['DESCRIPTION'], left: 250, right: 430 },
    { key: 'debit', title: ['WITHDRAWS'], left: 435, right: 505, align: 'right' },
    { key: 'credit', title: ['DEPOSIT'], left: 510, right: 580, align: 'right' },
    { key: 'balance', title: ['BALANCE'], left: 585, right: 660, align: 'right' },
  ],
  printsBalance: { opening: false, closing: false },
  cells: ({ row, debit, credit, balance }) => ({
    date: printDate(row.date, 'DD-MON-YY'),
    valueDate: printDate(row.valueDate, 'DD-MON-YY'),
    branch: '413',
    reference: row.reference,
    narration: row.narration,
    debit,
    credit,
    balance,
  }),
  header: headOf('Canara Bank', 'CNRB0001234'),
};

const unionHead = headOf('Union Bank of India', 'UBIN0531234');

const union: StatementTemplate = {
  ...common,
  id: 'union-a',
  columns: [
    { key: 'serial', title: ['SI'], left: 40, right: 58 },
    { key: 'date', title: ['Date'], left: 62, right: 108 },
    { key: 'narration', title: ['Particulars'], left: 112, right: 290 },
    { key: 'reference', title: ['Chq Num'], left: 295, right: 335 },
    { key: 'debit', title: ['Withdrawal'], left: 340, right: 408, align: 'right' },
    { key: 'credit', title: ['Deposit'], left: 412, right: 480, align: 'right' },
    { key: 'balance', title: ['Balance'], left: 485, right: 562, align: 'right' },
  ],
  overdraft: true,
  printsBalance: { opening: false, closing: false },
  cells: ({ row, number, debit, credit, balance, owed }) => ({
    serial: String(number),
    date: printDate(row.date, 'DD-MM-YYYY'),
    narration: row.narration,
    reference: '',
    debit,
    credit,
    balance: suffix(balance, owed),
  }),
  rowsAfter: (s) => [{ narration: 'Total', debit: s.debits, credit: s.credits }],
  header: unionHead,
};

const unionSigned: StatementTemplate = {
  ...common,
  id: 'union-b',
  columns: [
    { key: 'tranId', title: ['Tran Id'], left: 40, right: 95 },
    { key: 'date', title: ['Tran Date'], left: 100, right: 150 },
    { key: 'narration', title: ['Remarks'], left: 155, right: 360 },
    { key: 'amount', title: ['Amount (Rs.)'], left: 365, right: 460, align: 'right' },
    { key: 'balance', title: ['Balance (Rs.)'], left: 465, right: 562, align: 'right' },
  ],
  overdraft: true,
  printsBalance: { opening: false, closing: false },
  cells: ({ row, isCredit, amount, balance, owed }) => ({
    tranId: `S${row.reference.slice(0, 8)}`,
    date: printDate(row.date, 'DD/MM/YYYY'),
    narration: row.narration,
    amount: `${amount} (${isCredit ? 'Cr' : 'Dr'})`,
    balance: `${balance} (${owed ? 'Dr' : 'Cr'})`,
  }),
  header: unionHead,
};

const unionUtr: StatementTemplate = {
  ...common,
  id: 'union-c',
  page: [800, 595],
  columns: [
    { key: 'date', title: ['Date'], left: 40, right: 90 },
    { key: 'tranId', title: ['Tran Id-1'], left: 95, right: 150 },
    { key: 'narration', title: ['Remarks'], left: 155, right: 370 },
    { key: 'utr', title: ['UTR Number'], left: 375, right: 450 },
    { key: 'reference', title: ['Instr. ID'], left: 455, right: 500 },
    { key: 'debit', title: ['Withdrawals'], left: 505, right: 590, align: 'right' },
    { key: 'credit', title: ['Deposits'], left: 595, right: 670, align: 'right' },
    { key: 'balance', title: ['Balance'], left: 675, right: 760, align: 'right' },
  ],
  printsBalance: { opening: false, closing: false },
  cells: ({ row, debit, credit, balance }) => ({
    date: printDate(row.date, 'DD/MM/YYYY'),
    tranId: `S${row.reference.slice(0, 8)}`,
    narration: row.narration,
    utr: row.reference,
    reference: '',
    debit,
    credit,
    balance,
  }),
  rowsAfter: (s) => [{ narration: 'Total', debit: s.debits, credit: s.credits }],
  header: unionHead,
};

const boi: StatementTemplate = {
  ...common,
  id: 'boi',
  columns: [
    { key: 'serial', title: ['Sr'], left: 40, right: 58 },
    { key: 'date', title: ['Tran Date'], left: 62, right: 108 },
    { key: 'reference', title: ['Inst No'], left: 112, right: 150 },
    { key: 'narration', title: ['Description'], left: 155, right: 340 },
    { key: 'debit', title: ['Debits'], left: 345, right: 410, align: 'right' },
    { key: 'credit', title: ['Credits'], left: 415, right: 480, align: 'right' },
    { key: 'balance', title: ['Balance'], left: 485, right: 562, align: 'right' },
  ],
  printsBalance: { opening: false, closing: false },
  cells: ({ row, number, debit, credit, balance }) => ({
    serial: String(number),
    date: printDate(row.date, 'DD-MM-YYYY'),
    reference: '',
    narration: row.narration,
    debit,
    credit,
    balance,
  }),
  header: headOf('Bank of India', 'BKID0001234'),
};

const iob: StatementTemplate = {
  ...common,
  id: 'iob',
  page: [700, 842],
  columns: [
    { key: 'date', title: ['Date(Value Date)'], left: 40, right: 110 },
    { key: 'narration', title: ['Particulars'], left: 115, right: 300 },
    { key: 'reference', title: ['Ref No./Cheque No.'], left: 305, right: 375 },
    { key: 'kind', title: ['Transaction Type'], left: 380, right: 440 },
    { key: 'debit', title: ['Debit(Rs)'], left: 445, right: 515, align: 'right' },
    { key: 'credit', title: ['Credit(Rs)'], left: 520, right: 590, align: 'right' },
    { key: 'balance', title: ['Balance(Rs)'], left: 595, right: 670, align: 'right' },
  ],
  printsBalance: { opening: false, closing: false },
  cells: ({ row, debit, credit, balance }) => ({
    date: [printDate(row.date, 'DD-Mon-YY'), `(${printDate(row.valueDate, 'DD-Mon-YY')})`],
    narration: row.narration,
    reference: row.reference,
    kind: 'Transfer',
    debit,
    credit,
    balance,
  }),
  header: headOf('Indian Overseas Bank', 'IOBA0001234'),
};

const idbi: StatementTemplate = {
  ...common,
  id: 'idbi',
  page: [700, 842],
  columns: [
    { key: 'date', title: ['Txn Date'], left: 40, right: 90 },
    { key: 'valueDate', title: ['Value Date'], left: 95, right: 145 },
    { key: 'reference', title: ['Cheque No'], left: 150, right: 195 },
    { key: 'narration', title: ['Description'], left: 200, right: 390 },
    { key: 'side', title: ['CR/DR'], left: 395, right: 425 },
    { key: 'currency', title: ['CCY'], left: 430, right: 455 },
    { key: 'serial', title: ['Srl'], left: 460, right: 480 },
    { key: 'balance', title: ['Balance (INR)'], left: 485, right: 570, align: 'right' },
    { key: 'amount', title: ['Amount (INR)'], left: 575, right: 660, align: 'right' },
  ],
  printsBalance: { opening: false, closing: false },
  cells: ({ row, number, isCredit, amount, balance }) => ({
    date: printDate(row.date, 'DD/MM/YYYY'),
    valueDate: printDate(row.valueDate, 'DD/MM/YYYY'),
    reference: '',
    narration: row.narration,
    side: isCredit ? 'Cr.' : 'Dr.',
    currency: 'INR',
    serial: String(number),
    balance,
    amount,
  }),
  header: headOf('IDBI Bank', 'IBKL0001234'),
};

const bandhan: StatementTemplate = {
  ...common,
  id: 'bandhan',
  columns: [
    { key: 'date', title: ['Transaction Date'], left: 40, right: 105 },
    { key: 'valueDate', title: ['Value Date'], left: 110, right: 170 },
    { key: 'narration', title: ['Description'], left: 175, right: 360 },
    { key: 'amount', title: ['Amount'], left: 365, right: 450, align: 'right' },
    { key: 'side', title: ['Dr / Cr'], left: 460, right: 485 },
    { key: 'balance', title: ['Balance'], left: 488, right: 565, align: 'right' },
  ],
  printsBalance: { opening: false, closing: false },
  cells: ({ row, isCredit, amount, balance }) => ({
    date: printDate(row.date, 'MonthDD, YYYY'),
    valueDate: printDate(row.valueDate, 'MonthDD, YYYY'),
    narration: row.narration,
    amount: `INR${amount}`,
    side: isCredit ? 'Cr' : 'Dr',
    balance: `INR${balance}`,
  }),
  header: headOf('Bandhan Bank', 'BDBL0001234'),
};

/** Bank of Baroda (3), Canara Bank (2), Union Bank of India (3), Bank of India, IOB, IDBI and Bandhan. */
export const publicBankTemplates: readonly StatementTemplate[] = [
  baroda,
  barodaValueLast,
  barodaPassbook,
  canara,
  canaraOld,
  union,
  unionSigned,
  unionUtr,
  boi,
  iob,
  idbi,
  bandhan,
];

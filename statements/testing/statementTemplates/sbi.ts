import { labelledLines, line, printDate } from '../statementTemplate.ts';
import type { Cells, StatementTemplate, TemplateLine, PrintedStatement } from '../statementTemplate.ts';

const common = { bank: 'SBI', narrations: 'sbi', size: 7.2, pitch: 9.2, rowGap: 5, wrap: 'between words' } as const;

const onlineHead = (s: PrintedStatement): TemplateLine[] => [
  line(40, 'SBI', { bold: true }),
  ...labelledLines(40, 170, [
    ['Account Name', `MS. ${s.holder}`],
    ['Address', '7 RIVER ROAD'],
    ['Account Number', '00000030XXXXX8816'],
    ['Account Description', 'REGULAR SB CHQ-INDIVIDUALS'],
    ['Drawing Power', '0.00'],
    ['Interest Rate(% p.a.)', '2.7'],
    ['MOD Balance', '0.00'],
    [`Balance as on ${printDate(s.from, 'D Mon YYYY')}`, s.opening],
  ]),
  line(40, `Account Statement from ${printDate(s.from, 'D Mon YYYY')} to ${printDate(s.to, 'D Mon YYYY')}`, {
    below: 20,
  }),
];

const online: StatementTemplate = {
  ...common,
  id: 'sbi-a',
  narrations: 'sbiOld',
  page: [595, 842],
  columns: [
    { key: 'date', title: ['Txn Date'], left: 42, right: 80 },
    { key: 'valueDate', title: ['Value', 'Date'], left: 84, right: 122 },
    { key: 'narration', title: ['Description'], left: 127, right: 270, titleAlign: 'center' },
    { key: 'reference', title: ['Ref No./Cheque', 'No.'], left: 273, right: 345 },
    { key: 'debit', title: ['Debit'], left: 350, right: 420, align: 'right' },
    { key: 'credit', title: ['Credit'], left: 424, right: 488, align: 'right' },
    { key: 'balance', title: ['Balance'], left: 490, right: 562, align: 'right' },
  ],
  printsBalance: { opening: true, closing: false },
  cells: ({ row, isCredit, debit, credit, balance }) => ({
    date: [printDate(row.date, 'D Mon'), printDate(row.date, 'YYYY')],
    valueDate: [printDate(row.valueDate, 'D Mon'), printDate(row.valueDate, 'YYYY')],
    narration: row.narration,
    reference: [isCredit ? 'TRANSFER FROM' : 'TRANSFER TO', row.reference],
    debit,
    credit,
    balance,
  }),
  header: onlineHead,
  footer: () => [
    line(
      40,
      'Please do not share your ATM, Debit/Credit card number, PIN and OTP with anyone over mail, SMS, phone call.',
    ),
    line(40, '**This is a computer generated statement and does not require a signature.'),
  ],
};

/** The same with a column for the branch, and the year on the date's line with spaced digits. */
const onlineSpaced: StatementTemplate = {
  ...online,
  id: 'sbi-a-spaced',
  page: [650, 842],
  columns: [
    { key: 'date', title: ['Txn Date'], left: 32, right: 88 },
    { key: 'valueDate', title: ['Value Date'], left: 92, right: 148 },
    { key: 'narration', title: ['Description'], left: 152, right: 290 },
    { key: 'reference', title: ['Ref No./Cheque', 'No.'], left: 296, right: 364 },
    { key: 'branch', title: ['Branch', 'Code'], left: 370, right: 400 },
    { key: 'debit', title: ['Debit'], left: 405, right: 470, align: 'right' },
    { key: 'credit', title: ['Credit'], left: 474, right: 540, align: 'right' },
    { key: 'balance', title: ['Balance'], left: 545, right: 620, align: 'right' },
  ],
  cells: ({ row, debit, credit, balance }) => {
    const spaced = (date: string) => printDate(date, 'DD MON YYYY').replace(/^(\d)(\d) (.*)(\d)$/, '$1 $2 $3 $4');
    return {
      date: spaced(row.date),
      valueDate: spaced(row.valueDate),
      narration: row.narration,
      reference: row.reference,
      branch: '3334',
      debit,
      credit,
      balance,
    };
  },
};

const stamp = / \d{9} AT \d{4} [A-Z ]+$/;
const withoutStamp = ({ narration }: { readonly narration: string }) => [narration.replace(stamp, '')];

const current: StatementTemplate = {
  ...common,
  id: 'sbi-b',
  page: [595, 842],
  columns: [
    { key: 'date', title: ['Post Date'], left: 40, right: 84 },
    { key: 'valueDate', title: ['Value Date'], left: 88, right: 132 },
    { key: 'narration', title: ['Description'], left: 136, right: 300 },
    { key: 'reference', title: ['Cheque', 'No/Reference'], left: 304, right: 362 },
    { key: 'debit', title: ['Debit'], left: 366, right: 430, align: 'right' },
    { key: 'credit', title: ['Credit'], left: 434, right: 494, align: 'right' },
    { key: 'balance', title: ['Balance'], left: 497, right: 562, align: 'right' },
  ],
  nothing: '-',
  printsBalance: { opening: true, closing: true },
  cells: ({ row, debit, credit, balance }) => ({
    date: printDate(row.date, 'DD-MM-YYYY'),
    valueDate: printDate(row.valueDate, 'DD-MM-YYYY'),
    narration: row.narration,
    reference: '-',
    debit,
    credit,
    balance,
  }),
  acceptedNarrations: withoutStamp,
  header: (s) => [
    line(40, 'STATE BANK OF INDIA', { bold: true }),
    line(240, 'STATEMENT OF ACCOUNT', { bold: true }),
    line(40, `MR. ${s.holder}`),
    ...labelledLines(340, 420, [
      ['Branch Code', '3334'],
      ['Account No', '00000030XXXXX3853'],
      ['Cleared Balance', `${s.closing}CR`],
      ['Uncleared Amount', '0.00'],
    ]),
    {
      texts: [
        [40, `Statement From : ${printDate(s.from, 'DD-MM-YYYY')} to ${printDate(s.to, 'DD-MM-YYYY')}`],
        [340, `Brought Forward : ${s.opening}CR`],
      ],
      below: 20,
    },
  ],
  footer: (s) => [
    line(40, 'Statement Summary', { bold: true }),
    {
      texts: [
        [40, 'Brought Forward'],
        [180, 'Total Debits'],
        [320, 'Total Credits'],
        [440, 'Closing Balance'],
      ],
    },
    {
      texts: [
        [40, `${s.opening}CR`],
        [180, s.debits],
        [320, s.credits],
        [440, `${s.closing}CR`],
      ],
    },
    line(40, `Dr Count ${s.debitCount} Cr Count ${s.creditCount}`),
  ],
  pageFooter: (_, page) => [line(480, `Page no. ${page}`)],
};

/** The same with slashes in its dates. */
const currentSlashed: StatementTemplate = {
  ...current,
  id: 'sbi-b-slashed',
  cells: (printed, statement) => ({
    ...current.cells(printed, statement),
    date: printDate(printed.row.date, 'DD/MM/YYYY'),
    valueDate: printDate(printed.row.valueDate, 'DD/MM/YYYY'),
  }),
};

/** All titles but one are pictures; the first words of the narration are above the line of the date. */
const yono: StatementTemplate = {
  ...current,
  id: 'sbi-c',
  columns: current.columns.map((column) => (column.key === 'balance' ? column : { ...column, title: [] })),
  datePosition: 'second',
  cells: (printed, statement) => {
    const [first = '', rest = ''] = printed.row.narration.split(/(?<=^(?:WDL TFR|DEP TFR|POS ATM PURCH)) /);
    const narration = rest === '' ? printed.row.narration : [first, rest];
    return { ...currentSlashed.cells(printed, statement), narration };
  },
  header: (s) => [
    line(240, 'STATEMENT OF ACCOUNT', { bold: true }),
    line(40, `MS. ${s.holder}`),
    ...labelledLines(340, 420, [
      ['Account Number', '00000030XXXXX9364'],
      ['IFSC Code', 'SBIN0001515'],
      ['Statement Period', `${printDate(s.from, 'DD/MM/YYYY')} to ${printDate(s.to, 'DD/MM/YYYY')}`],
    ]),
    line(40, '', { below: 14 }),
  ],
  footer: (s) => [
    line(40, 'Statement Summary', { bold: true }),
    {
      texts: [
        [40, 'Brought Forward'],
        [180, 'Total Debits'],
        [320, 'Total Credits'],
        [440, 'Closing Balance'],
      ],
    },
    {
      texts: [
        [40, s.opening],
        [180, s.debits],
        [320, s.credits],
        [440, s.closing],
      ],
    },
    line(40, 'This is a computer generated statement.'),
  ],
};

const monthlyHead = (s: PrintedStatement): TemplateLine[] => [
  {
    texts: [
      [40, `Welcome MS. ${s.holder}`],
      [400, 'Summary Transaction Accounts Transaction Details'],
    ],
    bold: true,
  },
  line(40, `As on ${printDate(s.to, 'DD-MM-YY')}`),
  line(40, 'TRANSACTION DETAILS', { bold: true }),
];

const loanTitles: TemplateLine = {
  texts: [
    [42, 'Date'],
    [125, 'Transaction Reference'],
    [322, 'Ref.No./Chq.No.'],
    [440, 'Credit', 'right'],
    [500, 'Debit', 'right'],
    [562, 'Balance', 'right'],
  ],
  bold: true,
  inTable: true,
};

const nulls: Cells = {
  date: 'null',
  narration: 'null',
  reference: 'null',
  credit: 'null',
  debit: 'null',
  balance: 'null',
};

const monthly: StatementTemplate = {
  ...common,
  id: 'sbi-d',
  page: [595, 842],
  columns: [
    { key: 'date', title: ['Date'], left: 42, right: 90 },
    { key: 'narration', title: ['Transaction Reference'], left: 125, right: 318 },
    { key: 'reference', title: ['Ref.No./Chq.No.'], left: 322, right: 380 },
    { key: 'credit', title: ['Credit'], left: 385, right: 440, align: 'right' },
    { key: 'debit', title: ['Debit'], left: 445, right: 500, align: 'right' },
    { key: 'balance', title: ['Balance'], left: 505, right: 562, align: 'right' },
  ],
  wrap: 'anywhere',
  money: 'plain',
  nothing: '-',
  printsBalance: { opening: true, closing: true },
  cells: ({ row, debit, credit, balance }) => ({
    date: printDate(row.date, 'DD-MM-YY'),
    narration: row.narration,
    reference: '-',
    credit,
    debit,
    balance,
  }),
  acceptedNarrations: withoutStamp,
  rowsBefore: () => [nulls],
  header: (s) => [
    line(40, `Welcome MS. ${s.holder}`, { bold: true }),
    line(40, `As on ${printDate(s.to, 'DD-MM-YY')}`),
    line(40, 'MY ACCOUNTS', { bold: true }),
    line(40, `SAVING ACCOUNT INR 1 0 ${s.closing}`),
    line(40, 'LOAN ACCOUNTS', { bold: true }),
    line(40, 'DL/TL ACCOUNT INR 1 0 -822466.00', { endsPage: true }),
    ...monthlyHead(s),
    {
      texts: [
        [40, 'DL/TL ACCOUNT'],
        [200, 'XXXXXXX0000'],
      ],
      bold: true,
    },
    ...labelledLines(40, 200, [['Name of the Account Holder', `MS. ${s.holder}`]]),
    loanTitles,
    {
      texts: [
        [42, 'null'],
        [125, 'null'],
        [322, 'null'],
        [440, 'null', 'right'],
        [500, 'null', 'right'],
        [562, 'null', 'right'],
      ],
      inTable: true,
    },
    {
      texts: [
        [42, printDate(s.from, 'DD-MM-YY')],
        [125, 'PRINCIPAL REPAYMENT GL TO LOAN'],
        [322, '-'],
        [440, '41000.00', 'right'],
        [500, '-', 'right'],
        [562, '821000.00', 'right'],
      ],
      inTable: true,
    },
    {
      texts: [
        [42, printDate(s.to, 'DD-MM-YY')],
        [125, 'INTEREST'],
        [322, '-'],
        [440, '-', 'right'],
        [500, '1466.00', 'right'],
        [562, '822466.00', 'right'],
      ],
      inTable: true,
    },
    line(40, '*All dates are in DD-MM-YY format'),
    line(40, 'TRANSACTION OVERVIEW', { bold: true }),
    line(40, `Your Opening Balance on ${printDate(s.from, 'DD-MM-YY')}: 862000.00`),
    line(40, `Your Closing Balance on ${printDate(s.to, 'DD-MM-YY')}: 822466.00`, { endsPage: true }),
    ...monthlyHead(s),
    {
      texts: [
        [40, 'SAVING ACCOUNT'],
        [200, 'XXXXXXX1234'],
      ],
      bold: true,
    },
    ...labelledLines(40, 200, [
      ['Name of the Account Holder', `MS. ${s.holder}`],
      ['IFSC Code', 'SBIN0001515'],
    ]),
    line(40, ''),
  ],
  footer: (s) => [
    line(40, '*All dates are in DD-MM-YY format'),
    line(40, 'TRANSACTION OVERVIEW', { bold: true }),
    line(40, `Your Closing Balance on ${printDate(s.to, 'DD-MM-YY')}: ${s.closing}`),
    line(40, `Your Opening Balance on ${printDate(s.from, 'DD-MM-YY')}: ${s.opening}`),
    line(
      40,
      'Contents of this statement will be considered correct if no error is reported within 30 days of receipt.',
    ),
  ],
  pageFooter: (_, page) => [
    {
      texts: [
        [40, 'Visit https://sbi.co.in'],
        [500, `${page} of 9`],
      ],
    },
  ],
};

const plain: StatementTemplate = {
  ...common,
  id: 'sbi-e',
  page: [595, 842],
  columns: [
    { key: 'date', title: ['Date'], left: 40, right: 90 },
    { key: 'narration', title: ['Details'], left: 95, right: 270 },
    { key: 'reference', title: ['Ref No./Cheque', 'No'], left: 275, right: 345 },
    { key: 'debit', title: ['Debit'], left: 350, right: 418, align: 'right' },
    { key: 'credit', title: ['Credit'], left: 422, right: 488, align: 'right' },
    { key: 'balance', title: ['Balance'], left: 492, right: 562, align: 'right' },
  ],
  printsBalance: { opening: false, closing: false },
  cells: ({ row, debit, credit, balance }) => ({
    date: printDate(row.date, 'DD Mon YYYY'),
    narration: row.narration,
    reference: row.reference,
    debit,
    credit,
    balance,
  }),
  acceptedNarrations: withoutStamp,
  header: (s) => onlineHead(s).filter(({ texts }) => !texts.some(([, text]) => text.startsWith('Balance as on'))),
};

/** State Bank of India: OnlineSBI (two ways), current (two ways), YONO, YONO monthly, and the plain one. */
export const sbiTemplates: readonly StatementTemplate[] = [
  online,
  onlineSpaced,
  current,
  currentSlashed,
  yono,
  monthly,
  plain,
];

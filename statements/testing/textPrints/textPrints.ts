import { printDate } from '../statementTemplate.ts';
import type { PrintedStatement } from '../statementTemplate.ts';
import type { TextPrint } from './textPrint.ts';

const suffix = (figure: string, isOwed: boolean) => `${figure}${isOwed ? 'Dr' : 'Cr'}`;

/** The lines above the titles of each page. */
const headOf =
  (bank: string, ifsc: string) =>
  (s: PrintedStatement, page: number): readonly string[] => [
    `${bank.padEnd(70)}Page No : ${page}`,
    `${`A/C Name   : ${s.holder}`.padEnd(70)}IFSC    : ${ifsc}`,
    `${`Account No : ${s.account}`.padEnd(70)}Currency: INR`,
    `STATEMENT OF ACCOUNT FOR THE PERIOD OF ${printDate(s.from, 'DD-MM-YYYY')} TO ${printDate(s.to, 'DD-MM-YYYY')}`,
  ];

const finacleColumns = [
  { key: 'date', title: ['DATE'], width: 10 },
  { key: 'narration', title: ['PARTICULARS'], width: 40 },
  { key: 'reference', title: ['CHQ.NO.'], width: 9 },
  { key: 'debit', title: ['WITHDRAWALS'], width: 15, align: 'right' },
  { key: 'credit', title: ['DEPOSITS'], width: 15, align: 'right' },
  { key: 'balance', title: ['BALANCE'], width: 18, align: 'right' },
] as const;

const baroda: TextPrint = {
  id: 'Bank of Baroda',
  narrations: 'slashed',
  overdraft: true,
  columns: finacleColumns,
  between: ' ',
  rule: '-',
  linesOnPage: 60,
  printsBalance: { opening: true, closing: true },
  cells: ({ row, debit, credit, balance, owed }) => ({
    date: printDate(row.date, 'DD-MM-YYYY'),
    narration: row.narration,
    debit,
    credit,
    balance: suffix(balance, owed),
  }),
  head: headOf('BANK OF BARODA', 'BARB0INDIRA'),
  broughtForward: (balance) => ({ narration: 'B/F', balance }),
  pageEnd: ({ debits, credits, balance }) => [
    `Page Total:`.padEnd(61) + `${debits.padStart(15)} ${credits.padStart(15)} ${balance.padStart(18)}`,
  ],
  tail: (s) => [
    `Grand Total:`.padEnd(61) +
      `${s.debits.padStart(15)} ${s.credits.padStart(15)} ${suffix(s.closing, s.closingOwed).padStart(18)}`,
    'Please examine this statement and report any difference within 14 days.',
    '*** END OF STATEMENT ***',
  ],
};

const uco: TextPrint = {
  ...baroda,
  id: 'UCO Bank',
  linesOnPage: 44,
  columns: finacleColumns.map((column) => (column.key === 'narration' ? { ...column, width: 28 } : column)),
  head: headOf('UCO BANK', 'UCBA0001234'),
  broughtForward: (balance, isFirst) => ({ narration: isFirst ? 'B/F' : 'Balance B/F', balance }),
  pageEnd: ({ debits, credits, balance }) => [
    `Page Total Credit  : ${credits.padStart(16)}`,
    `Page Total Debit   : ${debits.padStart(16)}`,
    `C/F                : ${balance.padStart(18)}`,
  ],
  tail: () => ['Unless the constituent notifies the bank of any discrepancy, this statement is taken as correct.'],
};

const pnb: TextPrint = {
  ...baroda,
  id: 'Punjab National Bank',
  narrations: 'pnb',
  columns: [
    { key: 'date', title: ['Txn Date'], width: 10 },
    { key: 'reference', title: ['Instrument'], width: 10 },
    { key: 'narration', title: ['Narration'], width: 34 },
    { key: 'debit', title: ['Withdrawal'], width: 14, align: 'right' },
    { key: 'credit', title: ['Deposit'], width: 14, align: 'right' },
    { key: 'balance', title: ['Balance'], width: 18, align: 'right' },
  ],
  rule: '=',
  head: headOf('PUNJAB NATIONAL BANK', 'PUNB0112300'),
  cells: ({ row, debit, credit, balance, owed }) => ({
    date: printDate(row.date, 'DD-MM-YYYY'),
    reference: '',
    narration: row.narration,
    debit,
    credit,
    balance: `${balance} ${owed ? 'Dr.' : 'Cr.'}`,
  }),
  broughtForward: (balance) => ({ narration: 'BALANCE B/F', balance }),
  pageEnd: ({ balance }) => [`BALANCE C/F ${balance}`],
  tail: (s) => [`Total Debits : ${s.debits} (${s.debitCount})   Total Credits : ${s.credits} (${s.creditCount})`],
};

const bancsColumns = [
  { key: 'valueDate', title: ['Value', 'Date'], width: 8 },
  { key: 'date', title: ['Post', 'Date'], width: 8 },
  { key: 'narration', title: ['Details'], width: 32 },
  { key: 'reference', title: ['Chq.No.'], width: 8 },
  { key: 'debit', title: ['Debit'], width: 14, align: 'right' },
  { key: 'credit', title: ['Credit'], width: 14, align: 'right' },
  { key: 'balance', title: ['Balance'], width: 17, align: 'right' },
] as const;

const sbi: TextPrint = {
  ...baroda,
  id: 'State Bank of India',
  narrations: 'sbiOld',
  overdraft: false,
  columns: bancsColumns,
  head: headOf('STATE BANK OF INDIA', 'SBIN0001515'),
  cells: ({ row, debit, credit, balance, owed }) => ({
    valueDate: printDate(row.valueDate, 'DD/MM/YY'),
    date: printDate(row.date, 'DD/MM/YY'),
    narration: row.narration,
    reference: '',
    debit,
    credit,
    balance: suffix(balance, owed).toUpperCase(),
  }),
  broughtForward: (balance) => ({ narration: 'BROUGHT FORWARD :', balance: balance.toUpperCase() }),
  pageEnd: ({ balance }) => [`${'CARRIED FORWARD :'.padStart(35).padEnd(89)}${balance.toUpperCase().padStart(18)}`],
  tail: (s) => [
    'Statement Summary',
    `Dr. Count ${s.debitCount}   Cr. Count ${s.creditCount}   ${s.debits}   ${s.credits}`,
  ],
};

const centralBank: TextPrint = {
  ...sbi,
  id: 'Central Bank of India',
  narrations: 'slashed',
  columns: bancsColumns.map((column) =>
    column.key === 'balance'
      ? { ...column, below: 'cells' as const }
      : { ...column, width: Math.min(column.width, 24) },
  ),
  head: headOf('CENTRAL BANK OF INDIA', 'CBIN0281234'),
  cells: ({ row, debit, credit, balance, owed }) => ({
    valueDate: printDate(row.valueDate, 'DD/MM/YY'),
    date: printDate(row.date, 'DD/MM/YY'),
    narration: row.narration,
    reference: '-',
    debit,
    credit,
    balance: suffix(balance, owed),
  }),
  broughtForward: (balance) => ({ narration: 'BROUGHT FORWARD :', balance }),
  pageEnd: ({ balance }) => [`CARRIED FORWARD : ${balance}`],
  tail: () => ['END OF STATEMENT'],
};

const indianBank: TextPrint = {
  ...sbi,
  id: 'Indian Bank',
  narrations: 'slashed',
  columns: [
    { key: 'valueDate', title: ['Value', 'Date'], width: 10 },
    { key: 'date', title: ['Post', 'Date'], width: 10 },
    { key: 'branch', title: ['Remitter', 'Branch'], width: 10 },
    { key: 'narration', title: ['Description'], width: 30 },
    { key: 'reference', title: ['Cheque', 'No'], width: 8 },
    { key: 'debit', title: ['DR'], width: 14, align: 'right' },
    { key: 'credit', title: ['CR'], width: 14, align: 'right' },
    { key: 'balance', title: ['Balance'], width: 17, align: 'right' },
  ],
  head: headOf('INDIAN BANK', 'IDIB000A123'),
  cells: ({ row, debit, credit, balance, owed }) => ({
    valueDate: printDate(row.valueDate, 'DD/MM/YYYY'),
    date: printDate(row.date, 'DD/MM/YYYY'),
    branch: 'ADYAR',
    narration: row.narration,
    reference: '',
    debit,
    credit,
    balance: suffix(balance, owed),
  }),
  broughtForward: (balance) => ({ narration: 'BROUGHT FORWARD', balance }),
  pageEnd: ({ balance }) => [`CARRIED FORWARD ${balance}`],
  tail: () => [],
};

const canara: TextPrint = {
  ...baroda,
  id: 'Canara Bank',
  overdraft: false,
  columns: [
    { key: 'date', title: ['TRANS', 'DATE'], width: 9 },
    { key: 'valueDate', title: ['VALUE', 'DATE'], width: 9 },
    { key: 'branch', title: ['BRANCH'], width: 6 },
    { key: 'reference', title: ['REF/CHQ.NO'], width: 12 },
    { key: 'narration', title: ['DESCRIPTION'], width: 30 },
    { key: 'debit', title: ['WITHDRAWS'], width: 14, align: 'right' },
    { key: 'credit', title: ['DEPOSIT'], width: 14, align: 'right' },
    { key: 'balance', title: ['BALANCE'], width: 15, align: 'right' },
  ],
  head: headOf('CANARA BANK', 'CNRB0001234'),
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
  broughtForward: (balance) => ({ narration: 'OPENING BALANCE', balance: balance.replace('Cr', '') }),
  pageEnd: () => [],
  tail: (s) => [`CLOSING BALANCE : ${s.closing}`],
};

const union: TextPrint = {
  ...baroda,
  id: 'Union Bank of India',
  columns: [
    { key: 'date', title: ['Date'], width: 10 },
    { key: 'tranId', title: ['Tran Ref Num'], width: 12 },
    { key: 'narration', title: ['Particulars'], width: 32 },
    { key: 'debit', title: ['Debit Amt.'], width: 14, align: 'right' },
    { key: 'credit', title: ['Credit Amt.'], width: 14, align: 'right' },
    { key: 'balance', title: ['Balance Amt.'], width: 18, align: 'right' },
  ],
  head: headOf('UNION BANK OF INDIA', 'UBIN0531234'),
  cells: ({ row, debit, credit, balance, owed }) => ({
    date: printDate(row.date, 'DD-MM-YYYY'),
    tranId: `S${row.reference.slice(0, 8)}`,
    narration: row.narration,
    debit,
    credit,
    balance: suffix(balance, owed).toUpperCase(),
  }),
  broughtForward: (balance) => ({ narration: 'Brought Forward :', balance: balance.toUpperCase() }),
  pageEnd: ({ debits, credits, balance }) => [
    `${'Carried Forward :'.padStart(41).padEnd(57)}${debits.padStart(14)} ${credits.padStart(14)} ${balance.toUpperCase().padStart(18)}`,
  ],
  tail: () => [],
};

/** The tables above the rows of a sweep account, with bars of their own. */
const sweepTables = (s: PrintedStatement): readonly string[] => [
  '|       TYPE OF ACCOUNT      |           ACCOUNT NUMBER             |       BALANCE(Rs)              |',
  `|       Savings              |       ${s.account.padEnd(31)}|  ${s.closing.padStart(20)} Cr       |`,
  '|  A/c Number  | Open Date | Dep. Amt | ROI  | Dep. Period | Mat. Amt | Mat Date | Balance |',
  `|Total Deposit Balance as on ${printDate(s.to, 'DD-MM-YYYY')}                     Rs.               0.00      |`,
];

const bankOfIndia: TextPrint = {
  ...baroda,
  id: 'Bank of India',
  overdraft: false,
  columns: [
    { key: 'date', title: ['DATE'], width: 10 },
    { key: 'narration', title: ['PARTICULARS'], width: 30 },
    { key: 'reference', title: ['CHQ-NO'], width: 8 },
    { key: 'debit', title: ['Normal'], width: 13, align: 'right' },
    { key: 'sweepOut', title: ['Sweep Out'], width: 13, align: 'right' },
    { key: 'credit', title: ['Normal'], width: 13, align: 'right' },
    { key: 'sweepIn', title: ['Sweep In'], width: 13, align: 'right' },
    { key: 'balance', title: ['Available Bal.'], width: 18, align: 'right' },
  ],
  titlesOver: [
    { title: 'Debit', first: 'debit', count: 2 },
    { title: 'Credit', first: 'credit', count: 2 },
  ],
  between: '|',
  head: (s, page) => [...headOf('BANK OF INDIA', 'BKID0001234')(s, page), ...(page === 1 ? sweepTables(s) : [])],
  cells: ({ row, number, debit, credit, balance, owed }) => ({
    date: printDate(row.date, 'DD-MM-YYYY'),
    narration: row.narration,
    reference: '',
    [number % 7 === 3 ? 'sweepOut' : 'debit']: debit,
    [number % 5 === 2 ? 'sweepIn' : 'credit']: credit,
    balance: `${balance} ${owed ? 'Dr' : 'Cr'}`,
  }),
  broughtForward: (balance) => ({ date: 'B/F', balance: balance.replace('Cr', ' Cr') }),
  pageEnd: () => [],
  tail: () => ['Sweep Out: moved to a term deposit.  Sweep In: moved from a term deposit.'],
};

const overseas: TextPrint = {
  ...baroda,
  id: 'Indian Overseas Bank',
  columns: [
    { key: 'date', title: ['DATE'], width: 10 },
    { key: 'reference', title: ['CHQ NO'], width: 8 },
    { key: 'narration', title: ['NARATION'], width: 36 },
    { key: 'code', title: ['COD'], width: 3 },
    { key: 'debit', title: ['DEBIT'], width: 14, align: 'right' },
    { key: 'credit', title: ['CREDIT'], width: 14, align: 'right' },
    { key: 'balance', title: ['BALANCE'], width: 17, align: 'right' },
  ],
  head: headOf('INDIAN OVERSEAS BANK', 'IOBA0001234'),
  cells: ({ row, isCredit, debit, credit, balance, owed }) => ({
    date: printDate(row.date, 'DD-MON-YY'),
    reference: '',
    narration: row.narration,
    code: isCredit ? 'TFC' : 'TFD',
    debit,
    credit,
    balance: suffix(balance, owed),
  }),
  broughtForward: (balance) => ({ narration: 'OPENING BALANCE', balance }),
  pageEnd: () => [],
  tail: (s) => [`CLOSING BALANCE ${suffix(s.closing, s.closingOwed)}`],
};

const punjabAndSind: TextPrint = {
  ...baroda,
  id: 'Punjab & Sind Bank',
  columns: finacleColumns.map((column) => ({
    ...column,
    ...(column.key === 'date' && { width: 11 }),
    ...('align' in column && { below: column.key === 'debit' ? ('cells' as const) : ('cells and title' as const) }),
  })),
  head: headOf('PUNJAB AND SIND BANK', 'PSIB0001234'),
  cells: ({ row, debit, credit, balance, owed }) => ({
    date: printDate(row.date, 'DD-Mon-YYYY'),
    narration: row.narration,
    debit,
    credit,
    balance: suffix(balance, owed),
  }),
  broughtForward: (balance) => ({ narration: 'B/F', balance }),
  pageEnd: ({ debits, credits, balance }) => [`Page Total:   ${debits}   ${credits}   ${balance}`],
  tail: (s) => [`Grand Total:   ${s.debits}   ${s.credits}`, '*** END OF STATEMENT ***'],
};

/** The text prints of the largest public sector banks. */
export const textPrints: readonly TextPrint[] = [
  sbi,
  pnb,
  baroda,
  canara,
  union,
  bankOfIndia,
  indianBank,
  centralBank,
  overseas,
  uco,
  punjabAndSind,
];

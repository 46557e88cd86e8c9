import { formatRupeesAndPaise } from '@artha/shared/format';
import type { Difference, Doubt } from '@artha/statements/engine';
import type { MarkTexts, ProofTexts } from '../proofTexts.ts';
import type { TableTexts } from '../tableTexts.ts';

const rupees = (paise: number) => formatRupeesAndPaise(Math.abs(paise) / 100);

const countRows = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`;

/** The marks on rows in English. */
export const marks: MarkTexts = {
  arithmetic: (change, side, amount) => {
    const balance =
      change === 0 ? 'the balance stayed the same' : `the balance ${change < 0 ? 'fell' : 'rose'} by ${rupees(change)}`;
    return `${balance}, but the ${side} is ${rupees(amount)}`;
  },
  check: (arithmetic, difference) =>
    arithmetic === undefined ? 'Check this row' : `Check this row: ${arithmetic} (${rupees(difference)} difference)`,
  unsided: (paise) => `Check this row: ${rupees(paise)} may be a debit or a credit`,
  checkWords: 'Figures confirmed, check the words',
  noBalance: 'No balance is printed that would prove this row',
  inferred: 'Worked out from the balances around it',
  corrected: (mark) => (mark === undefined ? 'Corrected by you' : `Corrected by you. ${mark}`),
  correctedAndConfirmed: 'Corrected by you, figures confirmed',
};

const doubts: ReadonlyMap<string, string> = new Map(
  Object.entries({
    damaged: 'The file is damaged, so transactions or words may be missing. Download it from your bank again.',
    'pages-missing': 'Some pages of the statement are missing in this file. Upload the whole statement.',
    'lines-unread':
      'Some lines look like transactions and could not be read. Compare the table with your statement and add what is missing.',
    'words-left-over':
      'Some words among the transactions belong to none of them. Compare the marked rows with your statement.',
    'dates-ambiguous':
      'Nothing in this file tells whether the day or the month comes first in its dates. The day was read first; check one date.',
    'titles-swapped':
      'The titles of the debit and credit columns seem to be the wrong way round: all balances agree if they are swapped. Compare one row with your statement; if they are, type the two column names the other way round and convert the file again.',
    'sides-unknown':
      'Nothing in this file tells whether the marked amounts are debits or credits. They are in neither column; look them up in your statement.',
  } satisfies Readonly<Record<Doubt, string>>),
);

const differences: ReadonlyMap<string, string> = new Map(
  Object.entries({
    closing: 'the closing balance on the statement',
    carried: 'a balance carried from page to page',
    balance: 'a balance that the statement prints again',
    total: 'a total on the statement',
    count: 'the number of transactions on the statement',
  } satisfies Readonly<Record<Difference, string>>),
);

/** `3 of 50 rows are`, `All 50 rows are`. */
function shareOfRows(count: number, rows: number): string {
  const share = count < rows ? `${count} of ${countRows(rows)}` : rows === 1 ? 'The only row' : `All ${rows} rows`;
  return `${share} ${count === 1 ? 'is' : 'are'}`;
}

/** How far a table is verified, in English. */
export const proof: ProofTexts = {
  doubt: (code) => doubts.get(code) ?? 'Something in this file is doubtful. Compare the table with your statement.',
  brokenRow: (number, day, arithmetic) =>
    `Row ${number} (${day}) does not add up: ${arithmetic}. Check your statement.`,
  rowsInDoubt: (count, rows) =>
    `${shareOfRows(count, rows)} in doubt and marked in the table. Compare ${count === 1 ? 'it' : 'them'} with your statement.`,
  brokenTotal: (codes) => {
    const names = codes.flatMap((code) => differences.get(code) ?? []);
    const figures = names.length > 0 ? names.join(' or ') : 'a balance or total on the statement';
    return `The rows do not add up to ${figures}, so a row may be missing. Compare the table with your statement.`;
  },
  unprovable: (count, rows) => {
    const sentence =
      count < rows
        ? `For ${count} of ${rows} rows, no balance is printed that would prove ${count === 1 ? 'it' : 'them'}.`
        : 'This statement prints no balances that would prove the rows.';
    return `${sentence} Check the totals.`;
  },
  proved: (rows, hasAllBalances) => {
    if (hasAllBalances) return rows === 1 ? 'The balance adds up.' : `All ${rows} balances add up.`;
    return `${rows === 1 ? 'The row adds' : `All ${rows} rows add`} up to the balances printed.`;
  },
  partlyProved: (count, rows) => `${count} of the ${rows} rows in this table add up to the balances printed.`,
  filesMissing: (missing, files) =>
    `${missing} of the ${files} files ${missing === 1 ? 'is' : 'are'} not wholly in this table: see the list.`,
  inferred: (count) => `For ${countRows(count)}, no other figure is printed to check the amount by.`,
  checkWords: (count, rows) =>
    `For ${count === rows ? 'every row' : countRows(count)}, the figures are confirmed and the words are not: check the descriptions against your statement.`,
};

/** The table in English. */
export const table: TableTexts = {
  title: 'Transaction Data',
  unit: 'Amounts in ₹',
  heads: {
    date: 'Date',
    description: 'Description',
    debit: 'Debit',
    credit: 'Credit',
    balance: 'Balance',
    category: 'Category',
  },
  caption: (name) => `${name}, amounts in ₹`,
  account: (number) => `Account ${number}`,
  accountEnding: (end) => `Account ending in ${end}`,
  transactions: (count) => `${count} ${count === 1 ? 'transaction' : 'transactions'}`,
  ask: 'Why, and change',
  split: (categories) => `Split: ${categories.join(' · ')}`,
  ownChoice: 'your choice',
  showAll: (rows, pageSize) => `Show all ${rows}${rows > pageSize ? `, ${pageSize} at a time` : ''}`,
  pages: (name) => `Pages of ${name}`,
  previous: 'Previous',
  next: 'Next',
  rows: (first, last, rows) => `Rows ${first} to ${last} of ${rows}`,
  totals: (shown, rows, debit, credit, isWhole) =>
    `${isWhole ? countRows(rows) : `${shown} of ${rows} rows`}: debit ${debit}, credit ${credit}.`,
  find: 'Find in the table',
  findPlaceholder: 'A word or a name',
  allCategories: 'All categories',
  direction: 'Direction',
  directions: { all: 'Money in and out', debit: 'Money out', credit: 'Money in', check: 'Rows to check' },
  amountAndOrder: 'Amount and order',
  atLeast: 'At least',
  atMost: 'At most',
  order: 'Order',
  printedOrder: 'As in the statement',
  orders: {
    oldest: 'Oldest first',
    newest: 'Newest first',
    largestDebit: 'Largest debit first',
    largestCredit: 'Largest credit first',
    description: 'By description',
    category: 'By category',
  },
  showEverything: 'Show everything',
};

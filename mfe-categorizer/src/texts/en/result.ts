import type { FileOutcome } from '@artha/statements/engine';
import type { RowFieldFault } from '../../domain/scan/rowFields.ts';
import type { Way } from '../../domain/statement/convertedStatement.ts';
import { readableDate, readableDay } from '../../domain/statement/statementDate.ts';
import type { Transaction } from '../../domain/statement/transaction.ts';
import { countRows } from './countRows.ts';
import { marks, proof } from './proof.ts';
import { table } from './table.ts';

type Side = 'debit' | 'credit';

const sameRows = (count: number) => (count === 1 ? 'This row only' : `All ${count} rows of the same counterparty`);

const corrections = {
  why: (category: string) => `Why ${category}?`,
  reason: ({ by, what }: Transaction['reason']) => {
    switch (by) {
      case 'nothing':
        return 'Nothing in the description says what this was for.';
      case 'rule':
        return `The bank’s own words match the rule “${what}”.`;
      case 'merchant':
        return `The description names the merchant ${what}.`;
      case 'keyword':
        return `The description has the word “${what}”.`;
      case 'person':
        return what === '' ? 'The other side is a person.' : `${what} is a person, so this is a transfer.`;
    }
  },
  ownRule: (rule: string) => `Your own rule “${rule}” says so.`,
  chosen: (category: string, before: string, reason: string) => `You chose ${category}. We had ${before}: ${reason}`,
  amount: 'Amount',
  /** @param amount with its unit. */
  amountOf: (amount: string, side: Side | 'either') =>
    side === 'either' ? `${amount}, debit or credit` : `${amount} ${side}`,
  counterparty: 'Counterparty',
  check: 'Check',
  file: 'File',
  choose: 'Choose a category',
  hint: (sameCount: number, isRemembered: boolean) =>
    `${sameCount === 1 ? 'Only this row of the table' : `${sameRows(sameCount)} in this table`} will change. ${
      isRemembered
        ? 'Your choice is remembered on this device only.'
        : 'Your browser does not let us remember it, so it lasts until you leave.'
    }`,
  changed: (sameCount: number, category: string) => `${sameRows(sameCount)}: now ${category}.`,
  backTo: (category: string) => `Back to ${category}`,
  isBack: (category: string) => `Back to ${category}.`,
  list: (count: number) => `Your own categories (${count})`,
  kept: (isRemembered: boolean): string =>
    isRemembered
      ? 'Remembered in this browser only, with the names below, and used for your next statement too. They are never sent.'
      : 'Your browser does not let us remember them: they last until you leave this page.',
  entry: (counterparty: string, side: Side, category: string) => `${counterparty} (${side}): ${category}`,
  undo: 'Undo the last change',
  save: 'Save as CSV',
  clear: 'Clear all',
};

const summary = {
  label: 'Summary',
  period: (first: string, last: string) => `${first} to ${last}`,
  openingBalance: 'Opening balance',
  closingBalance: 'Closing balance',
  moneyIn: 'Money in',
  moneyOut: 'Money out',
  moreOut: 'More out than in',
  moreIn: 'More in than out',
  aboutMoved: 'Of the money out, transfers and card payments count as moved, not as spent.',
  spent: 'Spent',
  moved: 'Moved',
  invested: 'Invested',
  spentMore: (amount: string) => `You spent ${amount} more than came in.`,
  largest: 'Largest spending',
  underOne: 'under 1',
  accountsTogether: (count: number) => (count === 2 ? 'Both accounts together.' : `All ${count} accounts together.`),
  withoutUnsided: (count: number) =>
    `Without ${count === 1 ? '1 amount' : `${count} amounts`} that may be a debit or a credit.`,
};

const scan = {
  title: (count: number) =>
    count === 1 ? '1 line to compare with its picture' : `${count} lines to compare with their pictures`,
  lead: 'The balances do not confirm these lines, or correct a digit of them. Please compare them with the statement and correct what was misread: the balances and totals are then checked again. Dates and words of a scan are never proved by balances.',
  picture: (row: number) => `The line of row ${row} in the scan`,
  read: (date: string, amount: string, balance: string | undefined) =>
    balance === undefined ? `${date}: ${amount}; no balance was read.` : `${date}: ${amount}, balance ${balance}.`,
  repaired: (figure: 'debit' | 'credit' | 'balance', read: string) =>
    `Corrected by the balances: the ${figure} was first read as ${read}.`,
  unconfirmed: 'Not confirmed by the balances.',
  confirmed: 'Now confirmed by the balances.',
  corrected: (isConfirmed: boolean): string =>
    isConfirmed ? 'Corrected by you; the balances confirm it.' : 'Corrected by you; the balances do not confirm it.',
  correct: (row: number) => `Correct row ${row}`,
  keepsCategory: 'The row keeps its category; you can change that in the table.',
  useCorrection: 'Correct this row',
  undo: 'Back to what was read',
  faults: {
    noDate: 'Enter the date.',
    noWords: 'Enter the description.',
    noAmount: 'Enter a debit or a credit.',
    twoAmounts: 'Enter either a debit or a credit, and leave the other empty.',
    unreadable: 'Enter an amount such as 1,250.50.',
  } satisfies Record<RowFieldFault, string>,
};

const remarks = {
  accounts: (count: number) => `There are ${count} accounts; each has a table of its own.`,
  duplicates: (count: number) => `Left out because another file has them too: ${countRows(count)}.`,
  skipped: (count: number) => `Left out because fields were missing: ${countRows(count)}.`,
  unconnected: (before: string, after: string) =>
    `The balances do not connect where ${before} ends and ${after} begins: rows may be missing.`,
  gap: (first: string, last: string, before: string, after: string) =>
    `No statement covers ${first} to ${last}, between ${before} and ${after}.`,
};

const splits = {
  title: 'Split this row',
  lead: 'Give parts of the amount categories of their own. Totals and files then have the parts.',
  amount: (part: number) => `Amount of part ${part}`,
  category: (part: number) => `Category of part ${part}`,
  addPart: 'Add a part',
  rest: (amount: string, isTooMuch: boolean) =>
    isTooMuch ? `The parts are ${amount} too much.` : `${amount} is left.`,
  complete: 'The parts add up to the row.',
  save: 'Split the row',
  undo: 'Make it one row again',
  notComplete: 'Every part needs an amount above zero, and together they must be the amount of the row.',
  saved: (parts: number) => `Split into ${parts} parts.`,
  undone: 'One row again.',
};

/** A result in English. */
export const result = {
  /** A date of a statement, with its year and without; a date in no known format stays as it is. */
  date: (text: string) => readableDate(text),
  day: (text: string) => readableDay(text),
  /** The name of a category; one that is not known keeps its own. */
  category: (name: string) => name,
  table,
  marks,
  proof,
  corrections,
  summary,
  remarks,
  scan,
  ways: {
    service: 'Read by our server, which has forgotten the file.',
    device: 'Converted on this device; nothing was uploaded.',
    sample: 'A made-up statement, converted on this device.',
  } satisfies Record<Way, string>,
  given: {
    label: 'Your files',
    outcome: (kind: FileOutcome['kind'], rows: number) => {
      switch (kind) {
        case 'read':
          return `read, ${countRows(rows)}`;
        case 'in-part':
          return `read in part, ${countRows(rows)}`;
        case 'repeated':
          return 'read; other files have all its rows';
        case 'empty':
          return 'read; it has no transactions';
        case 'refused':
          return 'not read';
        case 'not-begun':
          return 'not begun';
      }
    },
    repeatedRows: (count: number) => `${countRows(count)} of it left out, because another file has them.`,
  },
  goToRow: (number: number, day: string) => `Go to row ${number} (${day})`,
  downloadCsv: 'Download CSV',
  programs: { xlsx: 'Excel', tally: 'Tally', ofx: 'OFX' },
  splits,
  emptyCsv: 'No CSV data available for download.',
  notWritten: 'The part of this page that writes this file did not load. Check your connection and try again.',
  uploadAnother: 'Upload another',
  startOver: 'Start over',
  startOverTitle: 'Start over?',
  startOverLead: 'The table, its chart and its totals are only on this page. They will be gone.',
  tabs: {
    label: 'Parts of the result',
    summary: 'Summary',
    rows: (toSee: number) => (toSee === 0 ? 'Rows' : `Rows (${toSee})`),
    months: 'Months',
    rules: 'Rules',
  },
  look: (count: number) => `${countRows(count)} ${count === 1 ? 'needs' : 'need'} a look`,
  downloads: 'Downloads',
  oneMonth: 'These rows are of one month. Add the statements of other months, and they are compared here.',
  chart: {
    title: 'Transaction Categories',
    totals: { debit: 'Total Debit', credit: 'Total Credit' } satisfies Record<Side, string>,
    label: (side: Side) => `Bar chart of total ${side} by category. The table below has the same figures.`,
    tableBehind: 'The same figures as a table',
    caption: 'Totals by category, in ₹',
    out: (amount: string) => `Money out ${amount}`,
    in: (amount: string) => `Money in ${amount}`,
    save: 'Chart as PNG',
    notSaved: 'The picture of the chart could not be made. Try again, or take a screenshot.',
  },
  highest: {
    title: 'Highest Transactions',
    names: { debit: 'Highest Debit', credit: 'Highest Credit' } satisfies Record<Side, string>,
    /** If a side has no amount; `isUnsure` if some amounts may be on either side. */
    none: (side: Side, isUnsure: boolean) =>
      isUnsure ? `No amount is known to be a ${side}.` : `Nothing was ${side}ed.`,
  },
  tax: {
    salary: (amount: string, months: number) =>
      `Salary received: about ${amount} a year, from ${months} ${months === 1 ? 'month' : 'months'}. These are net credits, after TDS and PF, and not your basic salary; your gross salary is higher.`,
    /** @param year such as `2025-26`. */
    paid80C: (amount: string, year: string, names: readonly string[]) =>
      `Payments in ${year} that look like section 80C: ${amount} (${names.join(', ')}). Check each receipt before you claim it. Provident fund from your salary, school fees and the principal of a home loan are not in it. The old regime deducts it, up to ₹1,50,000.`,
    useSalary: 'Use this salary in the tax calculator',
    useFigures: 'Use these figures in the tax calculator',
    newTab: '(opens in a new tab)',
  },
  words: 'Words in these narrations',
  leave: {
    title: 'Leave this page?',
    lead: 'The table is only on this page, and we keep no copy. Your browser may keep the page for its Back button, but not every browser does.',
    newTab: 'Open in a new tab',
    leave: 'Leave this page',
  },
};

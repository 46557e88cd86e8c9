import type { SortColumn, TableView } from '../../domain/table/tableView.ts';
import { countRows } from './countRows.ts';

/** The table in English. */
export const table = {
  title: 'Transaction Data',
  unit: 'Amounts in ₹',
  heads: {
    date: 'Date',
    description: 'Description',
    debit: 'Debit',
    credit: 'Credit',
    balance: 'Balance',
    category: 'Category',
  } satisfies Record<SortColumn, string>,
  caption: (name: string) => `${name}, amounts in ₹`,
  account: (number: number) => `Account ${number}`,
  accountEnding: (end: string) => `Account ending in ${end}`,
  transactions: (count: number) => `${count} ${count === 1 ? 'transaction' : 'transactions'}`,
  /** The description of the button with a row's category, and the mark of a category that the person chose. */
  ask: 'Why, and change',
  split: (categories: readonly string[]) => `Split: ${categories.join(' · ')}`,
  ownChoice: 'your choice',
  showAll: (rows: number, pageSize: number) => `Show all ${rows}${rows > pageSize ? `, ${pageSize} at a time` : ''}`,
  pages: (name: string) => `Pages of ${name}`,
  previous: 'Previous',
  next: 'Next',
  rows: (first: number, last: number, rows: number) => `Rows ${first} to ${last} of ${rows}`,
  /** The totals of the shown rows; `shown` equals `rows` if nothing is filtered. */
  totals: (shown: number, rows: number, debit: string, credit: string, isWhole: boolean) =>
    `${isWhole ? countRows(rows) : `${shown} of ${rows} rows`}: debit ${debit}, credit ${credit}.`,
  find: 'Find in the table',
  findPlaceholder: 'A word or a name',
  allCategories: 'All categories',
  direction: 'Direction',
  directions: {
    all: 'Money in and out',
    debit: 'Money out',
    credit: 'Money in',
    check: 'Rows to check',
  } satisfies Record<TableView['direction'], string>,
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

/** The texts of the table and of its filters. */
export type TableTexts = typeof table;

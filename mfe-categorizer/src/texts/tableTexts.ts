import type { TableView, SortColumn } from '../domain/table/tableView.ts';

/** Where a sort order is chosen from a list. */
export type OrderName = 'oldest' | 'newest' | 'largestDebit' | 'largestCredit' | 'description' | 'category';

/** The texts of the table and of its filters. */
export interface TableTexts {
  /** A row that the person split, by the categories of its parts. */
  readonly split: (categories: readonly string[]) => string;
  readonly title: string;
  readonly unit: string;
  readonly heads: Readonly<Record<SortColumn, string>>;
  readonly caption: (name: string) => string;
  readonly account: (number: number) => string;
  readonly accountEnding: (end: string) => string;
  readonly transactions: (count: number) => string;
  /** What the button with a row's category does, and the mark of a category that the person chose. */
  readonly ask: string;
  readonly ownChoice: string;
  readonly showAll: (rows: number, pageSize: number) => string;
  readonly pages: (name: string) => string;
  readonly previous: string;
  readonly next: string;
  readonly rows: (first: number, last: number, rows: number) => string;
  /** The totals of the shown rows; `shown` equals `rows` if nothing is filtered. */
  readonly totals: (shown: number, rows: number, debit: string, credit: string, isWhole: boolean) => string;
  readonly find: string;
  readonly findPlaceholder: string;
  readonly allCategories: string;
  readonly direction: string;
  readonly directions: Readonly<Record<TableView['direction'], string>>;
  readonly amountAndOrder: string;
  readonly atLeast: string;
  readonly atMost: string;
  readonly order: string;
  readonly printedOrder: string;
  readonly orders: Readonly<Record<OrderName, string>>;
  readonly showEverything: string;
}

import { isToBeSeen } from './rowMark.ts';
import type { TableRow } from '../statement/statementTable.ts';
import { isoDate } from '../statement/statementDate.ts';

/** A column by which the table can be sorted. */
export type SortColumn = 'date' | 'description' | 'debit' | 'credit' | 'balance' | 'category';

/** The person's filters and sort order for a table. */
export interface TableView {
  /** Words that the description or the category has, in any case. */
  readonly text: string;
  /** Empty for all. */
  readonly category: string;
  readonly direction: 'all' | 'debit' | 'credit' | 'check';
  /** In paise; absent for no limit. */
  readonly atLeastPaise: number | undefined;
  readonly atMostPaise: number | undefined;
  /** Absent for the order of the statement. */
  readonly sort: { readonly column: SortColumn; readonly direction: 'ascending' | 'descending' } | undefined;
}

/** The view that shows every row in the statement's order. */
export const wholeTable: TableView = {
  text: '',
  category: '',
  direction: 'all',
  atLeastPaise: undefined,
  atMostPaise: undefined,
  sort: undefined,
};

type ViewedRow = Pick<
  TableRow,
  | 'date'
  | 'description'
  | 'debitPaise'
  | 'creditPaise'
  | 'unsidedPaise'
  | 'balancePaise'
  | 'category'
  | 'status'
  | 'isOnlyDateOpen'
  | 'number'
> & { readonly parts?: readonly { readonly category: string }[] };

/** The amount of a row, whichever side it is on. */
const amountOf = ({ debitPaise, creditPaise, unsidedPaise }: ViewedRow) =>
  Math.max(Math.abs(debitPaise), Math.abs(creditPaise), unsidedPaise);

function isOnSide(row: ViewedRow, direction: TableView['direction']): boolean {
  switch (direction) {
    case 'all':
      return true;
    case 'debit':
      return row.debitPaise !== 0;
    case 'credit':
      return row.creditPaise !== 0;
    case 'check':
      return isToBeSeen(row);
  }
}

/** Whether a row or, if the person split it, one of its parts is of a category. */
const isOfCategory = ({ category: own, parts = [{ category: own }] }: ViewedRow, category: string): boolean =>
  parts.some((part) => part.category === category);

type NameOf = (category: string) => string;

/** Returns a filter for the rows that a view shows. */
function createFilter(
  { text, category, direction, atLeastPaise, atMostPaise }: TableView,
  nameOf: NameOf,
): (row: ViewedRow) => boolean {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return (row) => {
    const description = `${row.description} ${nameOf(row.category)}`.toLowerCase();
    return (
      (category === '' || isOfCategory(row, category)) &&
      isOnSide(row, direction) &&
      (atLeastPaise === undefined || amountOf(row) >= atLeastPaise) &&
      (atMostPaise === undefined || amountOf(row) <= atMostPaise) &&
      words.every((word) => description.includes(word))
    );
  };
}

type Key = (row: ViewedRow, nameOf: NameOf) => string | number | undefined;

const keys: Readonly<Record<SortColumn, Key>> = {
  date: ({ date }) => isoDate(date),
  description: ({ description }) => description.toLowerCase(),
  debit: ({ debitPaise }) => (debitPaise === 0 ? undefined : debitPaise),
  credit: ({ creditPaise }) => (creditPaise === 0 ? undefined : creditPaise),
  balance: ({ balancePaise }) => balancePaise,
  category: ({ category }, nameOf) => nameOf(category).toLowerCase(),
};

/**
 * The rows that a view shows, in its order. Rows without a value in the sorted column come last; equal rows keep their
 * order.
 * @param nameOf the name of a category as the table shows it: what is searched and sorted by.
 */
export function viewRows<Row extends ViewedRow>(rows: readonly Row[], view: TableView, nameOf: NameOf): readonly Row[] {
  const shown = rows.filter(createFilter(view, nameOf));
  if (view.sort === undefined) return shown;
  const key = keys[view.sort.column];
  const turn = view.sort.direction === 'ascending' ? 1 : -1;
  const keyed = shown.map((row) => ({ row, key: key(row, nameOf) }));
  keyed.sort((a, b) => {
    if (a.key === undefined || b.key === undefined) return Number(a.key === undefined) - Number(b.key === undefined);
    return a.key === b.key ? 0 : a.key < b.key ? -turn : turn;
  });
  return keyed.map(({ row }) => row);
}

/** The order after a click on a column: ascending or descending, then reversed, then the statement's own order. */
export function nextSort(sort: TableView['sort'], column: SortColumn): TableView['sort'] {
  const first = column === 'debit' || column === 'credit' || column === 'balance' ? 'descending' : 'ascending';
  if (sort?.column !== column) return { column, direction: first };
  if (sort.direction === first) return { column, direction: first === 'ascending' ? 'descending' : 'ascending' };
  return undefined;
}

/** Whether a view shows less than the whole table. */
export function isFiltered({ text, category, direction, atLeastPaise, atMostPaise }: TableView): boolean {
  return (
    text.trim() !== '' ||
    category !== '' ||
    direction !== 'all' ||
    atLeastPaise !== undefined ||
    atMostPaise !== undefined
  );
}

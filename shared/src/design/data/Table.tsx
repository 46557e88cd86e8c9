import type { ReactElement, ReactNode } from 'react';
import { sharedTexts } from '@artha/shared';
import { Scroller, TableElement } from './Table.styles.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

/** A column of a `Table`. */
export interface Column<Row> {
  readonly head: string;
  /** The content of a cell. A missing amount shows a dash. */
  readonly cell: (row: Row) => ReactNode;
  /**
   * Text by default. `name` names its row; an `amount` is right-aligned, and `debit` and `credit` are amounts in their
   * colours, with 'Dr' and 'Cr' in the language of the page if the head is hidden.
   */
  readonly kind?: 'name' | 'amount' | 'debit' | 'credit';
  /**
   * The part of the entry that it becomes if rows are shown as entries: `title` on the first line, `note` and `figure`
   * on the second, `foot` and, with its head before it, `aside` on the third. Given for all columns or for none; without
   * it a small screen keeps the columns.
   */
  readonly entryPart?: 'title' | 'figure' | 'note' | 'aside' | 'foot';
  /** Makes the head a button that sorts by this column. */
  readonly onSort?: () => void;
  /** The direction in which the rows are sorted by this column. */
  readonly sorted?: 'ascending' | 'descending' | undefined;
}

/** Properties of `Table`. */
export interface TableProps<Row> {
  readonly caption: ReactNode;
  /** Whether only screen readers get the caption, because a heading above says the same. */
  readonly captionHidden?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** Whether the heads stay in view while a long table is read. */
  readonly stickyHead?: boolean;
  /** Lines below the rows, such as a total: each a name, and an amount in the last column. The last line is strong. */
  readonly sums?: readonly { readonly name: string; readonly amount: ReactNode }[];
}

/** Roles are explicit where rows become entries, because browsers drop table roles if the layout is not a table. */
const role = (isWritten: boolean, name: string) => (isWritten ? { role: name } : {});

/** Two small arrows; the one of the order that the rows are in is full. */
function SortMark({ sorted }: { readonly sorted: Column<unknown>['sorted'] }): ReactElement {
  return (
    <svg width="8" height="12" viewBox="0 0 8 12" aria-hidden="true" focusable="false">
      <path d="M4 1 7 5H1z" opacity={sorted === 'ascending' ? 1 : 0.3} />
      <path d="M4 11 1 7h6z" opacity={sorted === 'descending' ? 1 : 0.3} />
    </svg>
  );
}

function Cell<Row>({ column, row }: { readonly column: Column<Row>; readonly row: Row }): ReactElement {
  const { kind, entryPart } = column;
  const content = column.cell(row);
  const parts = { 'data-part': entryPart, 'data-head': entryPart === 'aside' ? column.head : undefined };
  if (kind === 'name')
    return (
      <th scope="row" {...role(entryPart !== undefined, 'rowheader')} {...parts}>
        {content}
      </th>
    );
  const isEmpty = kind !== undefined && !content && content !== 0;
  return (
    <td {...role(entryPart !== undefined, 'cell')} {...parts} data-amount={kind} data-empty={isEmpty || undefined}>
      {!isEmpty && (kind === 'debit' || kind === 'credit') && <i aria-hidden="true">{sharedTexts()[kind]} </i>}
      {isEmpty ? '–' : content}
    </td>
  );
}

function Head<Row>({ column, isWritten }: { readonly column: Column<Row>; readonly isWritten: boolean }): ReactElement {
  const { head, kind, onSort, sorted } = column;
  return (
    <th
      scope="col"
      {...role(isWritten, 'columnheader')}
      data-amount={kind === 'name' ? undefined : kind}
      aria-sort={onSort && (sorted ?? 'none')}
    >
      {onSort ? (
        <button type="button" onClick={onSort}>
          {head}
          <SortMark sorted={sorted} />
        </button>
      ) : (
        head
      )}
    </th>
  );
}

/**
 * Figures in rows and columns. Under 1000 px each row can be an entry of three lines, and is still a row for screen
 * readers.
 */
export function Table<Row>({
  caption,
  captionHidden,
  columns,
  rows,
  stickyHead = false,
  sums = [],
}: TableProps<Row>): ReactElement {
  const asEntries = columns.some(({ entryPart }) => entryPart !== undefined);
  return (
    <Scroller $sticky={stickyHead}>
      <TableElement $entries={asEntries} {...role(asEntries, 'table')}>
        <caption data-hidden={captionHidden}>
          {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead {...role(asEntries, 'rowgroup')}>
          <tr {...role(asEntries, 'row')}>
            {columns.map((column) => (
              <Head key={column.head} column={column} isWritten={asEntries} />
            ))}
          </tr>
        </thead>
        <tbody {...role(asEntries, 'rowgroup')}>
          {rows.map((row, index) => (
            <tr key={index} {...role(asEntries, 'row')}>
              {columns.map((column) => (
                <Cell key={column.head} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
        {sums.length > 0 && (
          <tfoot>
            {sums.map(({ name, amount }) => (
              <tr key={name}>
                <th scope="row" colSpan={columns.length - 1}>
                  {name}
                </th>
                <td data-amount="amount">{amount}</td>
              </tr>
            ))}
          </tfoot>
        )}
      </TableElement>
    </Scroller>
  );
}

import { Button, Icon, Table, ToolHeading, type Column } from '@artha/shared/design';
import { formatRupeesAndPaise } from '@artha/shared/format';
import { startTransition, useDeferredValue, useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import type { Corrected } from '../../../domain/corrections/corrections.ts';
import { formatPaise } from '../../../domain/statement/paise.ts';
import { isToBeChecked, isToBeSeen, markRow } from '../../../domain/table/rowMark.ts';
import { readableDate } from '../../../domain/statement/statementDate.ts';
import type { TableAccount, TableRow } from '../../../domain/statement/statementTable.ts';
import {
  isFiltered,
  nextSort,
  viewRows,
  wholeTable,
  type SortColumn,
  type TableView,
} from '../../../domain/table/tableView.ts';
import { Pager } from './Pager.tsx';
import { TableControls } from './TableControls.tsx';
import {
  Accounts,
  AccountTitle,
  CategoryButton,
  Check,
  Day,
  Kind,
  Note,
  Own,
  Section,
  Shown,
  Title,
  Unit,
} from './TransactionTable.styles.ts';

/** A row of the table after corrections. */
export type ShownRow = Corrected<TableRow>;

/** One account of the table, after corrections. */
export interface ShownAccount extends TableAccount {
  readonly rows: readonly ShownRow[];
}

const figure = (paise: number) => (paise === 0 ? undefined : formatPaise(paise));

/** The target of links to a row that has to be checked. */
export const checkId = (rowNumber: number): string => `check-row-${rowNumber}`;

/** Marks a row that has a remark. */
function RowCheck({ row, isProvable }: { readonly row: ShownRow; readonly isProvable: boolean }): ReactElement | null {
  const mark = markRow(row, isProvable);
  if (!mark) return null;
  if (mark.kind === 'note') return <Note>{mark.words}</Note>;
  return (
    <Check id={checkId(row.number)} tabIndex={-1}>
      <Icon name="warning" size={16} />
      <span>{mark.words}</span>
    </Check>
  );
}

function columnsOf(
  isProvable: boolean,
  onAsk: (row: ShownRow) => void,
): readonly (Column<ShownRow> & { readonly sorts: SortColumn })[] {
  return [
    { head: 'Date', sorts: 'date', place: 'note', cell: ({ date }) => <Day>{readableDate(date)}</Day> },
    {
      head: 'Description',
      sorts: 'description',
      place: 'title',
      cell: (row) => (
        <>
          {row.description}
          <RowCheck row={row} isProvable={isProvable} />
        </>
      ),
    },
    { head: 'Debit', sorts: 'debit', kind: 'debit', place: 'figure', cell: ({ debitPaise }) => figure(debitPaise) },
    {
      head: 'Credit',
      sorts: 'credit',
      kind: 'credit',
      place: 'figure',
      cell: ({ creditPaise }) => figure(creditPaise),
    },
    {
      head: 'Balance',
      sorts: 'balance',
      kind: 'amount',
      place: 'aside',
      cell: ({ balancePaise }) => balancePaise !== undefined && formatPaise(balancePaise),
    },
    {
      head: 'Category',
      sorts: 'category',
      place: 'foot',
      cell: (row) => (
        <Kind>
          <CategoryButton
            type="button"
            aria-haspopup="dialog"
            aria-description="Why, and change"
            onClick={() => {
              onAsk(row);
            }}
          >
            {row.category}
            {row.categoryBefore !== undefined && <Own role="img" aria-label="your choice" />}
          </CategoryButton>
        </Kind>
      ),
    },
  ];
}

/** Longer tables show only this many rows until the person asks for all. */
const GLANCE = 60;
const FIRST = 25;
/** Rows on one page; few enough to stay smooth on a phone. */
const PAGE = 50;

/** A row to go to; a new object for every request. */
export interface RowTarget {
  readonly number: number;
}

/** Goes to the mark of a row as soon as the table shows it. */
function useRowFocus(target: RowTarget | undefined, shown: unknown): void {
  const reached = useRef<RowTarget>(undefined);
  useEffect(() => {
    if (target === undefined || target === reached.current) return;
    const mark = document.getElementById(checkId(target.number));
    if (!mark) return;
    reached.current = target;
    mark.focus({ preventScroll: true });
    mark.scrollIntoView({ block: 'center' });
  }, [target, shown]);
}

interface AccountTableProps {
  readonly name: string;
  readonly rows: readonly ShownRow[];
  readonly isProvable: boolean;
  readonly view: TableView;
  readonly onSort: (column: SortColumn) => void;
  readonly onAsk: (row: ShownRow) => void;
  readonly target: RowTarget | undefined;
}

/** The rows of one account, a page at a time. */
function AccountTable({ name, rows, isProvable, view, onSort, onAsk, target }: AccountTableProps): ReactElement {
  const [isWhole, setWhole] = useState(false);
  const [page, setPage] = useState(0);
  const [reached, setReached] = useState<RowTarget>();
  if (target !== reached) {
    setReached(target);
    const index = rows.findIndex(({ number }) => number === target?.number);
    if (index >= 0) {
      setWhole(true);
      setPage(Math.floor(index / PAGE));
    }
  }
  const pageCount = Math.max(1, Math.ceil(rows.length / PAGE));
  const at = Math.min(page, pageCount - 1);
  const isCut = !isWhole && rows.length > GLANCE && !rows.slice(FIRST).some(isToBeChecked);
  const shown = isCut ? rows.slice(0, FIRST) : rows.slice(at * PAGE, (at + 1) * PAGE);
  const columns = columnsOf(isProvable, onAsk).map(({ sorts, ...column }) => ({
    ...column,
    sorted: view.sort?.column === sorts ? view.sort.direction : undefined,
    onSort: () => {
      onSort(sorts);
    },
  }));
  return (
    <>
      <Table caption={`${name}, amounts in ₹`} captionHidden stickyHead columns={columns} rows={shown} />
      {isCut ? (
        <Shown>
          <Button
            variant="secondary"
            onClick={() => {
              setWhole(true);
            }}
          >
            Show all {rows.length}
            {rows.length > PAGE && `, ${PAGE} at a time`}
          </Button>
        </Shown>
      ) : (
        pageCount > 1 && (
          <Pager
            name={name}
            page={at}
            pageCount={pageCount}
            pageSize={PAGE}
            total={rows.length}
            onPage={(to) => {
              // The button answers at once; the rows of a page take a slow phone longer.
              startTransition(() => {
                setPage(to);
              });
            }}
          />
        )
      )}
    </>
  );
}

/** The totals of the shown rows. */
function describeShown(shown: readonly ShownRow[], all: number, isWhole: boolean): string {
  const sum = (side: 'debitPaise' | 'creditPaise') =>
    formatRupeesAndPaise(shown.reduce((total, row) => total + row[side], 0) / 100);
  const rows = isWhole ? `${all} ${all === 1 ? 'row' : 'rows'}` : `${shown.length} of ${all} rows`;
  return `${rows}: debit ${sum('debitPaise')}, credit ${sum('creditPaise')}.`;
}

/** Properties of `TransactionTable`. */
export interface TransactionTableProps {
  readonly id: string;
  readonly accounts: readonly ShownAccount[];
  /** Called with the row whose category the person asks about. */
  readonly onAsk: (row: ShownRow) => void;
  /** The row that the person wants to see; the whole table is shown then. */
  readonly target: RowTarget | undefined;
}

/** Every row of the statements: one table, or one for each of several accounts, with what narrows and sorts them. */
export function TransactionTable({ id, accounts, onAsk, target }: TransactionTableProps): ReactElement {
  const [view, setView] = useState(wholeTable);
  const [shownTarget, setShownTarget] = useState<RowTarget>();
  if (target !== shownTarget) {
    setShownTarget(target);
    setView(wholeTable);
  }
  // Typing stays ahead of a long table.
  const deferredView = useDeferredValue(view);
  const all = useMemo(() => accounts.flatMap(({ rows }) => rows), [accounts]);
  const viewed = useMemo(() => accounts.map(({ rows }) => viewRows(rows, deferredView)), [accounts, deferredView]);
  const isProvable = all.some(({ standing }) => standing !== 'unprovable');
  const categories = useMemo(() => [...new Set(all.map(({ category }) => category))].sort(), [all]);
  const isOne = accounts.length === 1;
  useRowFocus(target, viewed);

  return (
    <Section id={id}>
      <Title>
        <ToolHeading>Transaction Data</ToolHeading>
        <Unit aria-hidden="true">Amounts in ₹</Unit>
      </Title>
      <TableControls view={view} onChange={setView} categories={categories} hasRowsToCheck={all.some(isToBeSeen)} />
      <Shown role="status">{describeShown(viewed.flat(), all.length, !isFiltered(deferredView))}</Shown>
      <Accounts>
        {accounts.map(({ numberEnd, rows }, index) => {
          const name = isOne
            ? 'Transaction Data'
            : numberEnd === undefined
              ? `Account ${index + 1}`
              : `Account ending in ${numberEnd}`;
          return (
            <div key={index}>
              {!isOne && (
                <>
                  <AccountTitle>{name}</AccountTitle>
                  <Unit>
                    {rows.length} {rows.length === 1 ? 'transaction' : 'transactions'}
                  </Unit>
                </>
              )}
              <AccountTable
                name={name}
                rows={viewed[index] ?? []}
                isProvable={isProvable}
                view={deferredView}
                onAsk={onAsk}
                target={target}
                onSort={(column) => {
                  setView((view) => ({ ...view, sort: nextSort(view.sort, column) }));
                }}
              />
            </div>
          );
        })}
      </Accounts>
    </Section>
  );
}

import { Button, Icon, Table, type Column } from '@artha/shared/design';
import { startTransition, useState, type ReactElement } from 'react';
import { formatPaise } from '../../../domain/statement/paise.ts';
import { isToBeChecked, markRow } from '../../../domain/table/rowMark.ts';
import type { SortColumn, TableView } from '../../../domain/table/tableView.ts';
import { useResultTexts, type ResultTexts } from '../../../texts/resultTexts.ts';
import { Pager } from './Pager.tsx';
import { checkId, type RowsTarget, type ShownRow } from './shownRow.ts';
import { CategoryButton, Check, Day, Kind, QuietNote, Own, Shown } from './TransactionTable.styles.ts';

const figure = (paise: number) => (paise === 0 ? undefined : formatPaise(paise));

/** Marks a row that has a remark. */
function RowCheck({ row, isProvable }: { readonly row: ShownRow; readonly isProvable: boolean }): ReactElement | null {
  const mark = markRow(row, isProvable, useResultTexts().marks);
  if (!mark) return null;
  if (mark.kind === 'note') return <QuietNote>{mark.words}</QuietNote>;
  return (
    <Check id={checkId(row.number)} tabIndex={-1}>
      <Icon name="warning" size={16} />
      <span>{mark.words}</span>
    </Check>
  );
}

function columnsOf(
  { table, category: nameOf, date: writeDate }: ResultTexts,
  isProvable: boolean,
  onAsk: (row: ShownRow) => void,
): readonly (Column<ShownRow> & { readonly sorts: SortColumn })[] {
  const { heads } = table;
  return [
    { head: heads.date, sorts: 'date', entryPart: 'note', cell: ({ date }) => <Day>{writeDate(date)}</Day> },
    {
      head: heads.description,
      sorts: 'description',
      entryPart: 'title',
      cell: (row) => (
        <>
          {row.description}
          <RowCheck row={row} isProvable={isProvable} />
        </>
      ),
    },
    {
      head: heads.debit,
      sorts: 'debit',
      kind: 'debit',
      entryPart: 'figure',
      cell: ({ debitPaise }) => figure(debitPaise),
    },
    {
      head: heads.credit,
      sorts: 'credit',
      kind: 'credit',
      entryPart: 'figure',
      cell: ({ creditPaise }) => figure(creditPaise),
    },
    {
      head: heads.balance,
      sorts: 'balance',
      kind: 'amount',
      entryPart: 'aside',
      cell: ({ balancePaise }) => balancePaise !== undefined && formatPaise(balancePaise),
    },
    {
      head: heads.category,
      sorts: 'category',
      entryPart: 'foot',
      cell: (row) => (
        <Kind>
          <CategoryButton
            type="button"
            aria-haspopup="dialog"
            aria-description={table.ask}
            onClick={() => {
              onAsk(row);
            }}
          >
            {row.parts ? table.split(row.parts.map(({ category }) => nameOf(category))) : nameOf(row.category)}
            {(row.parts ?? row.categoryBefore ?? row.ownRule) !== undefined && (
              <Own role="img" aria-label={table.ownChoice} />
            )}
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

/** Properties of `AccountTable`. */
export interface AccountTableProps {
  readonly name: string;
  readonly rows: readonly ShownRow[];
  readonly isProvable: boolean;
  readonly view: TableView;
  readonly onSort: (column: SortColumn) => void;
  readonly onAsk: (row: ShownRow) => void;
  readonly target: RowsTarget | undefined;
}

/** The rows of one account, a page at a time. */
export function AccountTable({ name, rows, isProvable, view, onSort, onAsk, target }: AccountTableProps): ReactElement {
  const texts = useResultTexts();
  const [isWhole, setWhole] = useState(false);
  const [page, setPage] = useState(0);
  const [reached, setReached] = useState<RowsTarget>();
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
  const columns = columnsOf(texts, isProvable, onAsk).map(({ sorts, ...column }) => ({
    ...column,
    sorted: view.sort?.column === sorts ? view.sort.direction : undefined,
    onSort: () => {
      onSort(sorts);
    },
  }));
  return (
    <>
      <Table caption={texts.table.caption(name)} captionHidden stickyHead columns={columns} rows={shown} />
      {isCut ? (
        <Shown>
          <Button
            variant="secondary"
            onClick={() => {
              setWhole(true);
            }}
          >
            {texts.table.showAll(rows.length, PAGE)}
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

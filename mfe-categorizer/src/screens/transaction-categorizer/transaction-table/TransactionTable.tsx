import { ToolHeading } from '@artha/shared/design';
import { formatRupeesAndPaise } from '@artha/shared/format';
import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { isToBeSeen } from '../../../domain/table/rowMark.ts';
import { isFiltered, nextSort, viewRows, wholeTable } from '../../../domain/table/tableView.ts';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import type { TableTexts } from '../../../texts/en/table.ts';
import { AccountTable } from './AccountTable.tsx';
import { checkId, type RowsTarget, type ShownAccount, type ShownRow } from './shownRow.ts';
import { TableControls } from './TableControls.tsx';
import { Accounts, AccountTitle, TransactionsSection, Shown, TableTitle, Unit } from './TransactionTable.styles.ts';

/** Goes to the mark of a row as soon as the table shows it, or to the table if several rows are asked for. */
function useRowFocus(target: RowsTarget | undefined, shown: unknown) {
  const reached = useRef<RowsTarget>(undefined);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (target === undefined || target === reached.current) return;
    const isOne = target.number !== undefined;
    const mark = isOne ? document.getElementById(checkId(target.number)) : section.current;
    if (!mark) return;
    reached.current = target;
    mark.focus({ preventScroll: true });
    mark.scrollIntoView({ block: isOne ? 'center' : 'start' });
  }, [target, shown]);
  return section;
}

/** The totals of the shown rows. */
function describeShown({ totals }: TableTexts, shown: readonly ShownRow[], all: number, isWhole: boolean): string {
  const sum = (side: 'debitPaise' | 'creditPaise') =>
    formatRupeesAndPaise(shown.reduce((total, row) => total + row[side], 0) / 100);
  return totals(shown.length, all, sum('debitPaise'), sum('creditPaise'), isWhole);
}

/** Properties of `TransactionTable`. */
export interface TransactionTableProps {
  readonly id: string;
  readonly accounts: readonly ShownAccount[];
  /** Called with the row whose category the person asks about. */
  readonly onAsk: (row: ShownRow) => void;
  /** The rows that the person wants to see: the whole table is shown for one row, or only those that need a look. */
  readonly target: RowsTarget | undefined;
}

/** Every row of the statements: one table, or one for each of several accounts, with what narrows and sorts them. */
export function TransactionTable({ id, accounts, onAsk, target }: TransactionTableProps): ReactElement {
  const { table: texts, category: nameOf } = useResultTexts();
  const [view, setView] = useState(wholeTable);
  const [shownTarget, setShownTarget] = useState<RowsTarget>();
  // The fields of the controls are uncontrolled, so a new key fills them again.
  const [requests, setRequests] = useState(0);
  if (target !== shownTarget) {
    setShownTarget(target);
    setRequests(requests + 1);
    setView(target && target.number === undefined ? { ...wholeTable, direction: 'check' } : wholeTable);
  }
  // Typing stays ahead of a long table.
  const deferredView = useDeferredValue(view);
  const all = useMemo(() => accounts.flatMap(({ rows }) => rows), [accounts]);
  const viewed = useMemo(
    () => accounts.map(({ rows }) => viewRows(rows, deferredView, nameOf)),
    [accounts, deferredView, nameOf],
  );
  const isProvable = all.some(({ status }) => status !== 'unprovable');
  const categories = useMemo(() => [...new Set(all.map(({ category }) => category))].sort(), [all]);
  const isOne = accounts.length === 1;
  const section = useRowFocus(target, viewed);

  return (
    <TransactionsSection id={id} ref={section} tabIndex={-1}>
      <TableTitle>
        <ToolHeading>{texts.title}</ToolHeading>
        <Unit aria-hidden="true">{texts.unit}</Unit>
      </TableTitle>
      <TableControls
        key={requests}
        view={view}
        onChange={setView}
        categories={categories}
        hasRowsToCheck={all.some(isToBeSeen)}
      />
      <Shown role="status">{describeShown(texts, viewed.flat(), all.length, !isFiltered(deferredView))}</Shown>
      <Accounts>
        {accounts.map(({ numberEnd, rows }, index) => {
          const name = isOne
            ? texts.title
            : numberEnd === undefined
              ? texts.account(index + 1)
              : texts.accountEnding(numberEnd);
          return (
            <div key={index}>
              {!isOne && (
                <>
                  <AccountTitle>{name}</AccountTitle>
                  <Unit>{texts.transactions(rows.length)}</Unit>
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
    </TransactionsSection>
  );
}

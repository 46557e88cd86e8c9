import { ToolHeading } from '@artha/shared/design';
import { formatRupeesAndPaise } from '@artha/shared/format';
import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { isToBeSeen } from '../../../domain/table/rowMark.ts';
import { isFiltered, nextSort, viewRows, wholeTable } from '../../../domain/table/tableView.ts';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import type { TableTexts } from '../../../texts/tableTexts.ts';
import { AccountTable } from './AccountTable.tsx';
import { checkId, type RowTarget, type ShownAccount, type ShownRow } from './shownRow.ts';
import { TableControls } from './TableControls.tsx';
import { Accounts, AccountTitle, Section, Shown, Title, Unit } from './TransactionTable.styles.ts';

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
  /** The row that the person wants to see; the whole table is shown then. */
  readonly target: RowTarget | undefined;
}

/** Every row of the statements: one table, or one for each of several accounts, with what narrows and sorts them. */
export function TransactionTable({ id, accounts, onAsk, target }: TransactionTableProps): ReactElement {
  const { table: texts, category: nameOf } = useResultTexts();
  const [view, setView] = useState(wholeTable);
  const [shownTarget, setShownTarget] = useState<RowTarget>();
  if (target !== shownTarget) {
    setShownTarget(target);
    setView(wholeTable);
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
  useRowFocus(target, viewed);

  return (
    <Section id={id}>
      <Title>
        <ToolHeading>{texts.title}</ToolHeading>
        <Unit aria-hidden="true">{texts.unit}</Unit>
      </Title>
      <TableControls view={view} onChange={setView} categories={categories} hasRowsToCheck={all.some(isToBeSeen)} />
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
    </Section>
  );
}

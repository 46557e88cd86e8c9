import { Table, type Column } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import type { CategoryMonths, Month } from '../../../domain/months/monthsTable.ts';
import { formatPaise } from '../../../domain/statement/paise.ts';
import { useMonthsTexts } from '../../../texts/monthsTexts.ts';
import { Room } from './Months.styles.ts';

const figure = (paise: number) => (paise === 0 ? undefined : formatPaise(paise));

/** Money in, money out and their difference, a month a row. */
export function MonthTable({ months }: { readonly months: readonly Month[] }): ReactElement {
  const { heads, monthsCaption, month: nameOf } = useMonthsTexts();
  return (
    <Table<Month>
      caption={monthsCaption}
      columns={[
        { head: heads.month, kind: 'name', cell: ({ month }) => nameOf(month) },
        { head: heads.moneyIn, kind: 'amount', cell: ({ moneyInPaise }) => figure(moneyInPaise) },
        { head: heads.moneyOut, kind: 'amount', cell: ({ moneyOutPaise }) => figure(moneyOutPaise) },
        {
          head: heads.net,
          kind: 'amount',
          cell: ({ moneyInPaise, moneyOutPaise }) => figure(moneyInPaise - moneyOutPaise),
        },
      ]}
      rows={months}
    />
  );
}

/** Properties of `CategoryTable`. */
export interface CategoryTableProps {
  readonly months: readonly Month[];
  readonly categories: readonly CategoryMonths[];
}

/** Money out by category, the months beside each other; a month's head sorts by it. */
export function CategoryTable({ months, categories }: CategoryTableProps): ReactElement {
  const { heads, categoriesCaption, month: nameOf, category } = useMonthsTexts();
  // The index of a month, or that of the total after them.
  const [sortedBy, setSortedBy] = useState(months.length);
  const amountOf = ({ paise, totalPaise }: CategoryMonths, index: number) => paise[index] ?? totalPaise;
  const amountColumn = (head: string, index: number): Column<CategoryMonths> => ({
    head,
    kind: 'amount',
    cell: (row) => figure(amountOf(row, index)),
    sorted: sortedBy === index ? 'descending' : undefined,
    onSort: () => {
      setSortedBy(index);
    },
  });
  return (
    <Room>
      <Table<CategoryMonths>
        caption={categoriesCaption}
        columns={[
          { head: heads.category, kind: 'name', cell: (row) => category(row.category) },
          ...months.map(({ month }, index) => amountColumn(nameOf(month), index)),
          amountColumn(heads.total, months.length),
        ]}
        rows={categories.toSorted((a, b) => amountOf(b, sortedBy) - amountOf(a, sortedBy))}
      />
    </Room>
  );
}

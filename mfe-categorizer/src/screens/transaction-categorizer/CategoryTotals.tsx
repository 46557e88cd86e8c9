import { ChartFrame, Table, type Column } from '@artha/shared/design';
import { lazyPart } from '@artha/shared/remote';
import type { ReactElement } from 'react';
import { formatPaise } from '../../domain/paise.ts';
import type { CategoryTotal } from '../../domain/summarise.ts';
import type { CategoryChartProps } from './CategoryChart.tsx';
import { ChartRoom, Section } from './CategoryTotals.styles.ts';

const Chart = lazyPart<CategoryChartProps>({
  remote: 'categorizer',
  name: 'The chart',
  loading: <p>Drawing the chart…</p>,
  load: async () => (await import('./CategoryChart.tsx')).CategoryChart,
});

const figure = (paise: number) => (paise === 0 ? undefined : formatPaise(paise));

const columns: readonly Column<CategoryTotal>[] = [
  { head: 'Category', kind: 'name', cell: ({ category }) => category },
  { head: 'Total Debit', kind: 'amount', cell: ({ debitPaise }) => figure(debitPaise) },
  { head: 'Total Credit', kind: 'amount', cell: ({ creditPaise }) => figure(creditPaise) },
];

export interface CategoryTotalsProps {
  readonly id: string;
  readonly categories: readonly CategoryTotal[];
  /** What is in the totals and what is not, where that is not plain. */
  readonly note?: string | undefined;
}

/** Total debit and total credit by category: as bars, and the same figures as a table. */
export function CategoryTotals({ id, categories, note }: CategoryTotalsProps): ReactElement {
  return (
    <Section id={id}>
      <ChartFrame
        title="Transaction Categories"
        lead={note}
        legend={[
          { fill: 'debit', label: 'Total Debit' },
          { fill: 'credit', label: 'Total Credit' },
        ]}
        twinBehind="The same figures as a table"
        twin={<Table caption="Totals by category, in ₹" columns={columns} rows={categories} />}
      >
        <ChartRoom $rows={categories.length}>
          <Chart categories={categories} />
        </ChartRoom>
      </ChartFrame>
    </Section>
  );
}

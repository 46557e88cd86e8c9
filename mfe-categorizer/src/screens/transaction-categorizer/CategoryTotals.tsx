import { ToolHeading } from '@artha/shared/design';
import { lazyPart } from '@artha/shared/remote';
import type { ReactElement } from 'react';
import { formatPaise } from '../../domain/paise.ts';
import type { CategoryTotal } from '../../domain/summarise.ts';
import type { CategoryChartProps } from './CategoryChart.tsx';
import { ChartRoom, Heading, Legend, Section, Twin } from './CategoryTotals.styles.ts';
import { Swatch } from './Swatch.styles.ts';

const Chart = lazyPart<CategoryChartProps>({
  remote: 'categorizer',
  name: 'The chart',
  loading: <p>Drawing the chart…</p>,
  load: async () => (await import('./CategoryChart.tsx')).CategoryChart,
});

const figure = (paise: number): string => (paise === 0 ? '–' : formatPaise(paise));

export interface CategoryTotalsProps {
  readonly id: string;
  readonly categories: readonly CategoryTotal[];
}

/** Total debit and total credit by category: as bars, and the same figures as a table. */
export function CategoryTotals({ id, categories }: CategoryTotalsProps): ReactElement {
  return (
    <Section id={id}>
      <Heading>
        <ToolHeading>Transaction Categories</ToolHeading>
        <Legend>
          <li>
            <Swatch $side="debit" />
            Total Debit
          </li>
          <li>
            <Swatch $side="credit" />
            Total Credit
          </li>
        </Legend>
      </Heading>
      <ChartRoom $rows={categories.length}>
        <Chart categories={categories} />
      </ChartRoom>
      <Twin>
        <summary>The same figures as a table</summary>
        <table>
          <caption>Totals by category, in ₹</caption>
          <thead>
            <tr>
              <th scope="col">Category</th>
              <th scope="col">Total Debit</th>
              <th scope="col">Total Credit</th>
            </tr>
          </thead>
          <tbody>
            {categories.map(({ category, debitPaise, creditPaise }) => (
              <tr key={category}>
                <th scope="row">{category}</th>
                <td>{figure(debitPaise)}</td>
                <td>{figure(creditPaise)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Twin>
    </Section>
  );
}

import { Button, ChartFrame, Icon, Table, type Column } from '@artha/shared/design';
import { formatRupeesAndPaise } from '@artha/shared/format';
import { lazyPart } from '@artha/shared/remote';
import { useMemo, useRef, type ReactElement } from 'react';
import { formatPaise } from '../../../domain/statement/paise.ts';
import type { CategoryTotal, Summary } from '../../../domain/summary/summarise.ts';
import type { CategoryChartProps } from './CategoryChart.tsx';
import { ChartRoom, GroupTitle, Groups, Save, Section } from './CategoryTotals.styles.ts';
import type { Bar, ChartSide } from './chartOptions.ts';

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

/** The bars of one side on a separate scale, so that a large salary does not shrink the bars of spending. */
function Group({
  side,
  bars,
  title,
}: {
  readonly side: ChartSide;
  readonly bars: readonly Bar[];
  readonly title: string;
}) {
  return (
    <div>
      <GroupTitle>{title}</GroupTitle>
      <ChartRoom $rows={bars.length}>
        <Chart side={side} bars={bars} />
      </ChartRoom>
    </div>
  );
}

/** Properties of `CategoryTotals`. */
export interface CategoryTotalsProps {
  readonly id: string;
  readonly summary: Summary;
  /** Says what the totals include, if that is not obvious. */
  readonly note?: string | undefined;
  readonly onFault: (message: string) => void;
}

/** Total debit and total credit by category: as bars, money out first, and the same figures as a table. */
export function CategoryTotals({ id, summary, note, onFault }: CategoryTotalsProps): ReactElement {
  const { categories, outgoing, incoming, moneyInPaise, moneyOutPaise } = summary;
  const frame = useRef<HTMLElement>(null);
  const outgoingBars = useMemo(
    () => outgoing.map(({ category, debitPaise: paise }) => ({ category, paise })),
    [outgoing],
  );
  const incomingBars = useMemo(
    () => incoming.map(({ category, creditPaise: paise }) => ({ category, paise })),
    [incoming],
  );
  const rupees = (paise: number) => formatRupeesAndPaise(paise / 100);

  const saveChart = async () => {
    try {
      const { saveChartPicture } = await import('../download/saveChartPicture.ts');
      await saveChartPicture(
        Array.from(frame.current?.querySelectorAll('canvas') ?? [], (canvas) => ({
          title: canvas.closest('div')?.previousElementSibling?.textContent ?? '',
          canvas,
        })),
      );
    } catch {
      onFault('The picture of the chart could not be made. Try again, or take a screenshot.');
    }
  };

  return (
    <Section id={id} ref={frame}>
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
        <Groups>
          {outgoingBars.length > 0 && (
            <Group side="debit" bars={outgoingBars} title={`Money out ${rupees(moneyOutPaise)}`} />
          )}
          {incomingBars.length > 0 && (
            <Group side="credit" bars={incomingBars} title={`Money in ${rupees(moneyInPaise)}`} />
          )}
        </Groups>
      </ChartFrame>
      <Save>
        <Button variant="secondary" onClick={() => void saveChart()}>
          <Icon name="download" size={18} />
          Chart as PNG
        </Button>
      </Save>
    </Section>
  );
}

import { Button, ChartFrame, Icon, Table, type Column } from '@artha/shared/design';
import { formatRupeesAndPaise } from '@artha/shared/format';
import { useMemo, useRef, type ReactElement } from 'react';
import { formatPaise } from '../../../domain/statement/paise.ts';
import type { CategoryTotal, Summary } from '../../../domain/summary/summarise.ts';
import { useResultTexts, type ResultTexts } from '../../../texts/resultTexts.ts';
import { ChartRoom, GroupTitle, Groups, Save, TotalsSection } from './CategoryTotals.styles.ts';
import type { CategoryBar, ChartSide } from './categoryBars.ts';
import { useIsNear } from './useIsNear.ts';

const figure = (paise: number) => (paise === 0 ? undefined : formatPaise(paise));

function columnsOf({ table, chart, category: nameOf }: ResultTexts): readonly Column<CategoryTotal>[] {
  return [
    { head: table.heads.category, kind: 'name', cell: ({ category }) => nameOf(category) },
    { head: chart.totals.debit, kind: 'amount', cell: ({ debitPaise }) => figure(debitPaise) },
    { head: chart.totals.credit, kind: 'amount', cell: ({ creditPaise }) => figure(creditPaise) },
  ];
}

/** The bars of one side on a separate scale, so that a large salary does not shrink the bars of spending. */
function Group({
  side,
  bars,
  title,
  isNear,
}: {
  readonly side: ChartSide;
  readonly bars: readonly CategoryBar[];
  readonly title: string;
  /** Whether the bars are drawn. */
  readonly isNear: boolean;
}) {
  const { Chart } = useResultTexts();
  return (
    <div>
      <GroupTitle>{title}</GroupTitle>
      <ChartRoom $rows={bars.length}>{isNear && <Chart side={side} bars={bars} />}</ChartRoom>
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
  const texts = useResultTexts();
  const { chart } = texts;
  const { categories, outgoing, incoming, moneyInPaise, moneyOutPaise } = summary;
  const frame = useRef<HTMLElement>(null);
  // On a slow phone, drawing the bars would delay the first letters of a search in the table below. Both sides are drawn
  // together, as they are saved as one picture.
  const isNear = useIsNear(frame);
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
      onFault(chart.notSaved);
    }
  };

  return (
    <TotalsSection id={id} ref={frame}>
      <ChartFrame
        title={chart.title}
        lead={note}
        legend={[
          { fill: 'debit', label: chart.totals.debit },
          { fill: 'credit', label: chart.totals.credit },
        ]}
        twinBehind={chart.tableBehind}
        twin={<Table caption={chart.caption} columns={columnsOf(texts)} rows={categories} />}
      >
        <Groups>
          {outgoingBars.length > 0 && (
            <Group isNear={isNear} side="debit" bars={outgoingBars} title={chart.out(rupees(moneyOutPaise))} />
          )}
          {incomingBars.length > 0 && (
            <Group isNear={isNear} side="credit" bars={incomingBars} title={chart.in(rupees(moneyInPaise))} />
          )}
        </Groups>
      </ChartFrame>
      <Save>
        <Button variant="secondary" onClick={() => void saveChart()}>
          <Icon name="download" size={18} />
          {chart.save}
        </Button>
      </Save>
    </TotalsSection>
  );
}

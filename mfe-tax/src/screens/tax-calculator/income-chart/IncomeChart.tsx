import { ChartFrame, Table, type Column } from '@artha/shared/design';
import { formatFigure, formatRupees } from '@artha/shared/format';
import { memo, type ReactElement } from 'react';
import { unitOf } from '../charts/axis.ts';
import { Curves } from './Curves.tsx';
import { IncomeChartFrame, Marker, OwnLine, OwnPoint, TallPlot } from './IncomeChart.styles.ts';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { useTexts } from '../../../texts/texts.ts';
import { incomeScale, percent, type IncomeScale } from './incomeScale.ts';
import { curveEnd, lowerOf, tableIncomes, taxCurves, type CurvePoint, type IncomeChartProps } from './taxCurves.ts';

function OwnIncome({ scale: { x, y }, own }: { readonly scale: IncomeScale; readonly own: CurvePoint }): ReactElement {
  const { you } = useResultTexts();
  const across = x(own.amount);
  const isRight = across > 0.5;
  return (
    <>
      <OwnLine x1={percent(across)} x2={percent(across)} y1="0" y2="100%" />
      <OwnPoint cx={percent(across)} cy={percent(y(own.old))} r="5" $regime="old" />
      <OwnPoint cx={percent(across)} cy={percent(y(own.new))} r="5" $regime="new" />
      <Marker x={percent(across)} y="0" dx={isRight ? -8 : 8} dy="14" textAnchor={isRight ? 'end' : 'start'}>
        {you}
      </Marker>
    </>
  );
}

/**
 * Tax against income under both regimes, with the person's own place, and the same figures as a table. It computes some
 * hundred taxes, so it renders again only for other ones.
 */
export const IncomeChart = memo(function IncomeChart({ rules, income, taxesOn }: IncomeChartProps): ReactElement {
  const { regimes } = useTexts();
  const texts = useResultTexts();
  const { units, lowerNames } = texts;
  const scale = incomeScale(taxCurves(taxesOn, curveEnd(income)), curveEnd(income));
  const own = { amount: income, ...taxesOn(income) };
  const rows = tableIncomes(scale.incomes.ticks, income).map((amount) => ({ amount, ...taxesOn(amount) }));
  const columns: readonly Column<CurvePoint>[] = [
    {
      head: texts.totalIncome,
      kind: 'name',
      cell: (point) => (point.amount === income ? texts.yours(formatFigure(income)) : formatFigure(point.amount)),
    },
    { head: regimes.old, kind: 'amount', cell: (point) => formatFigure(point.old) },
    { head: regimes.new, kind: 'amount', cell: (point) => formatFigure(point.new) },
    { head: texts.lower, kind: 'amount', cell: (point) => lowerNames[lowerOf(point)] },
  ];
  return (
    <IncomeChartFrame>
      <ChartFrame
        title={texts.chartTitle}
        lead={texts.chartLead(units[unitOf(scale.incomes).name], units[unitOf(scale.taxes).name], rules)}
        legend={[
          { fill: 'old', label: regimes.old, note: formatRupees(own.old) },
          { fill: 'new', label: regimes.new, note: formatRupees(own.new) },
        ]}
        twin={<Table caption={texts.chartTable} captionHidden columns={columns} rows={rows} />}
        twinBehind={texts.chartTwin}
      >
        <TallPlot
          role="img"
          aria-label={texts.chartSummary(formatRupees(income), formatRupees(own.old), formatRupees(own.new))}
        >
          <Curves scale={scale} />
          <OwnIncome scale={scale} own={own} />
        </TallPlot>
      </ChartFrame>
    </IncomeChartFrame>
  );
});

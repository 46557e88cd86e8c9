import { ChartFrame, Table, type Column } from '@artha/shared/design';
import { formatFigure, formatRupees } from '@artha/shared/format';
import { useId, type ReactElement } from 'react';
import { inUnit, unitOf } from '../charts/axis.ts';
import { HatchPatterns } from '../charts/HatchPatterns.tsx';
import { IncomeTick } from '../charts/IncomeTick.tsx';
import { AxisLine, GridLine } from '../charts/StepChart.styles.ts';
import {
  Areas,
  Frame,
  Marker,
  NewArea,
  NewCurve,
  OldCurve,
  OwnLine,
  OwnPoint,
  TallPlot,
} from './IncomeChart.styles.ts';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { useTexts } from '../../../texts/texts.ts';
import { incomeScale, percent, type IncomeScale } from './incomeScale.ts';
import { curveEnd, tableIncomes, taxCurves, type CurvePoint, type IncomeChartProps } from './taxCurves.ts';

function lowerOf({ old, new: recent }: CurvePoint): 'old' | 'new' | 'same' {
  if (old === recent) return 'same';
  return old < recent ? 'old' : 'new';
}

interface DrawingProps {
  readonly scale: IncomeScale;
}

function Grid({ scale: { incomes, taxes, y } }: DrawingProps): ReactElement {
  return (
    <>
      {taxes.ticks.map((tax) => (
        <g key={tax}>
          <GridLine x1="0" x2="100%" y1={percent(y(tax))} y2={percent(y(tax))} />
          <text x="-8" y={percent(y(tax))} dy="0.35em" textAnchor="end">
            {inUnit(tax, taxes)}
          </text>
        </g>
      ))}
      {incomes.ticks.map((tick) => (
        <IncomeTick key={tick} axis={incomes} income={tick} />
      ))}
    </>
  );
}

/** The areas below both lines, hatched differently where they overlap, and the lines. */
function Curves({ id, scale }: DrawingProps & { readonly id: string }): ReactElement {
  return (
    <>
      <HatchPatterns id={id} />
      <defs>
        {(['old', 'new'] as const).map((regime) => (
          <clipPath key={regime} id={`${id}-${regime}`} clipPathUnits="objectBoundingBox">
            <path d={`M0 1L${scale.line(regime)}L1 1Z`} />
          </clipPath>
        ))}
      </defs>
      <Grid scale={scale} />
      <rect width="100%" height="100%" fill={`url(#${id}-page)`} clipPath={`url(#${id}-old)`} />
      <NewArea width="100%" height="100%" clipPath={`url(#${id}-new)`} />
      <g clipPath={`url(#${id}-new)`}>
        <rect width="100%" height="100%" fill={`url(#${id}-accent)`} clipPath={`url(#${id}-old)`} />
      </g>
      <Areas viewBox="0 0 1 1" preserveAspectRatio="none">
        <OldCurve d={`M${scale.line('old')}`} />
        <NewCurve d={`M${scale.line('new')}`} />
      </Areas>
      <AxisLine x1="0" x2="100%" y1="100%" y2="100%" />
      <AxisLine x1="0" x2="0" y1="0" y2="100%" />
    </>
  );
}

function OwnIncome({ scale: { x, y }, own }: DrawingProps & { readonly own: CurvePoint }): ReactElement {
  const { you } = useResultTexts();
  const across = x(own.income);
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

/** Tax against income under both regimes, with the person's own place, and the same figures as a table. */
export function IncomeChart({ rules, income, taxesOn }: IncomeChartProps): ReactElement {
  const id = useId();
  const { regimes } = useTexts();
  const texts = useResultTexts();
  const { units, lowerNames } = texts;
  const scale = incomeScale(taxCurves(taxesOn, curveEnd(income)), curveEnd(income));
  const own = { income, ...taxesOn(income) };
  const rows = tableIncomes(scale.incomes.ticks, income).map((amount) => ({ income: amount, ...taxesOn(amount) }));
  const columns: readonly Column<CurvePoint>[] = [
    {
      head: texts.totalIncome,
      kind: 'name',
      cell: (point) => (point.income === income ? texts.yours(formatFigure(income)) : formatFigure(point.income)),
    },
    { head: regimes.old, kind: 'amount', cell: (point) => formatFigure(point.old) },
    { head: regimes.new, kind: 'amount', cell: (point) => formatFigure(point.new) },
    { head: texts.lower, kind: 'amount', cell: (point) => lowerNames[lowerOf(point)] },
  ];
  return (
    <Frame>
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
          <Curves id={id} scale={scale} />
          <OwnIncome scale={scale} own={own} />
        </TallPlot>
      </ChartFrame>
    </Frame>
  );
}

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
import { incomeScale, percent, type IncomeScale } from './incomeScale.ts';
import { curveEnd, tableIncomes, taxCurves, type CurvePoint, type Taxes, type TaxesOn } from './taxCurves.ts';

/** Properties of `IncomeChart`. */
export interface IncomeChartProps {
  /** Whose rules these are, as the end of the sentence that says how to read the chart. */
  readonly rules: string;
  /** The person's own income in rupees. */
  readonly income: number;
  readonly taxesOn: TaxesOn;
}

const names = { old: 'Old Regime', new: 'New Regime' } as const;

function lowerOf({ old, new: recent }: Taxes): string {
  if (old === recent) return 'Same';
  return old < recent ? 'Old' : 'New';
}

const columnsFor = (income: number): readonly Column<CurvePoint>[] => [
  {
    head: 'Total income',
    kind: 'name',
    cell: (point) => `${formatFigure(point.income)}${point.income === income ? ' (yours)' : ''}`,
  },
  { head: names.old, kind: 'amount', cell: (point) => formatFigure(point.old) },
  { head: names.new, kind: 'amount', cell: (point) => formatFigure(point.new) },
  { head: 'Lower', kind: 'amount', cell: lowerOf },
];

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
  const across = x(own.income);
  const isRight = across > 0.5;
  return (
    <>
      <OwnLine x1={percent(across)} x2={percent(across)} y1="0" y2="100%" />
      <OwnPoint cx={percent(across)} cy={percent(y(own.old))} r="5" $regime="old" />
      <OwnPoint cx={percent(across)} cy={percent(y(own.new))} r="5" $regime="new" />
      <Marker x={percent(across)} y="0" dx={isRight ? -8 : 8} dy="14" textAnchor={isRight ? 'end' : 'start'}>
        You
      </Marker>
    </>
  );
}

/** Tax against income under both regimes, with the person's own place, and the same figures as a table. */
export function IncomeChart({ rules, income, taxesOn }: IncomeChartProps): ReactElement {
  const id = useId();
  const scale = incomeScale(taxCurves(taxesOn, curveEnd(income)), curveEnd(income));
  const own = { income, ...taxesOn(income) };
  const rows = tableIncomes(scale.incomes.ticks, income).map((amount) => ({ income: amount, ...taxesOn(amount) }));
  return (
    <Frame>
      <ChartFrame
        title="Tax against income"
        lead={
          <>
            Across: total income in ₹ {unitOf(scale.incomes).name}. Up: the year’s tax with cess, in ₹{' '}
            {unitOf(scale.taxes).name}, {rules}. The upright line is your income.
          </>
        }
        legend={[
          { fill: 'old', label: names.old, note: formatRupees(own.old) },
          { fill: 'new', label: names.new, note: formatRupees(own.new) },
        ]}
        twin={<Table caption="Tax with cess, in rupees" captionHidden columns={columnsFor(income)} rows={rows} />}
        twinBehind="The chart as a table"
      >
        <TallPlot
          role="img"
          aria-label={`Tax against income. At your income of ${formatRupees(income)}: Old Regime ${formatRupees(own.old)}, New Regime ${formatRupees(own.new)}.`}
        >
          <Curves id={id} scale={scale} />
          <OwnIncome scale={scale} own={own} />
        </TallPlot>
      </ChartFrame>
    </Frame>
  );
}

import { formatFigure, formatRupees } from '@artha/shared/format';
import { useId, type ReactElement } from 'react';
import type { RegimeResult } from '../../../domain/compareRegimes.ts';
import { toRupees } from '../../../domain/money.ts';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { useTexts } from '../../../texts/texts.ts';
import { HatchPatterns } from './HatchPatterns.tsx';
import { IncomeTick } from './IncomeTick.tsx';
import { AxisLine, GridLine, NewArea, NewLine, OldLine, StepPlot } from './StepChart.styles.ts';
import { incomeAxis, outline, overlapOf, rateAxis, stepsOf, type ChartLine, type Step } from './stepChartGeometry.ts';

/** Properties of `StepChart`. */
export interface StepChartProps {
  readonly old: RegimeResult;
  readonly recent: RegimeResult;
}

/**
 * Taxable income across, rate up, so that the area is the tax. Positions are percentages of the drawing: it stretches with
 * the page while lines and letters keep their size. A rate above the axis is cut off at the top, and written there.
 */
export function StepChart({ old, recent }: StepChartProps): ReactElement {
  const hatch = useId();
  const { regimes } = useTexts();
  const { stepChart } = useResultTexts();
  const steps = { old: stepsOf(old.slabTaxes), recent: stepsOf(recent.slabTaxes) };
  const incomes = incomeAxis(Math.max(toRupees(old.taxableIncome), toRupees(recent.taxableIncome)));

  const x = (income: number) => `${((income / incomes.end) * 100).toFixed(3)}%`;
  const height = (rate: number) => (Math.min(rate, rateAxis.end) / rateAxis.end) * 100;
  const y = (rate: number) => `${(100 - height(rate)).toFixed(3)}%`;
  const ends = ({ from, to }: ChartLine) => ({
    x1: x(from.income),
    y1: y(from.rate),
    x2: x(to.income),
    y2: y(to.rate),
  });
  const area = ({ from, to, rate }: Step) => ({
    x: x(from),
    y: y(rate),
    width: x(to - from),
    height: `${height(rate).toFixed(3)}%`,
    // Without it the seam between two steps would shine through.
    shapeRendering: 'crispEdges',
  });

  /** The chart in a sentence; the tables below hold the same in full. */
  const describe = ({ regime, taxableIncome, taxBeforeCess }: RegimeResult) =>
    stepChart(regimes[regime.id], formatRupees(toRupees(taxBeforeCess)), formatRupees(toRupees(taxableIncome)));

  return (
    <StepPlot role="img" aria-label={`${describe(old)} ${describe(recent)}`}>
      <HatchPatterns id={hatch} />
      {rateAxis.ticks.map((rate) => (
        <g key={rate}>
          <GridLine x1="0" x2="100%" y1={y(rate)} y2={y(rate)} />
          <text x="-8" y={y(rate)} dy="0.35em" textAnchor="end">
            {rate}%
          </text>
        </g>
      ))}
      {incomes.ticks.map((income) => (
        <IncomeTick key={income} axis={incomes} income={income} />
      ))}
      {steps.old.map((step) => (
        <rect key={step.from} {...area(step)} fill={`url(#${hatch}-page)`} />
      ))}
      {steps.recent.map((step) => (
        <NewArea key={step.from} {...area(step)} />
      ))}
      {overlapOf(steps.old, steps.recent).map((step) => (
        <rect key={step.from} {...area(step)} fill={`url(#${hatch}-accent)`} />
      ))}
      <AxisLine x1="0" x2="100%" y1="100%" y2="100%" />
      <AxisLine x1="0" x2="0" y1="0" y2="100%" />
      {outline(old.slabTaxes).map((line) => (
        <OldLine key={JSON.stringify(line)} {...ends(line)} />
      ))}
      {outline(recent.slabTaxes).map((line) => (
        <NewLine key={JSON.stringify(line)} {...ends(line)} />
      ))}
      {steps.recent
        .filter(({ rate }) => rate > rateAxis.end)
        .map(({ from, to, rate }) => (
          <text key={from} x={x((from + to) / 2)} y="0" dy="-8" textAnchor="middle">
            {formatFigure(rate)}%
          </text>
        ))}
    </StepPlot>
  );
}

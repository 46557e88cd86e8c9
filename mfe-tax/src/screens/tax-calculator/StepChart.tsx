import { formatRupees, inLakh } from '@artha/shared/format';
import { useId, type ReactElement } from 'react';
import type { RegimeResult } from '../../domain/compareRegimes.ts';
import type { SlabTax } from '../../domain/computeTax.ts';
import { toRupees } from '../../domain/money.ts';
import { AxisLine, GridLine, HatchStroke, NewArea, NewLine, OldLine, Plot } from './StepChart.styles.ts';
import { incomeAxis, outline, rateAxis, type Line } from './stepChartGeometry.ts';

/** The chart in a sentence; the tables below hold the same in full. */
function describe({ name, taxableIncome, taxBeforeCess }: RegimeResult): string {
  return `${name}: ${formatRupees(toRupees(taxBeforeCess))} before cess on a taxable income of ${formatRupees(toRupees(taxableIncome))}.`;
}

export interface StepChartProps {
  readonly old: RegimeResult;
  readonly recent: RegimeResult;
}

/**
 * Taxable income across, rate up, so that the area is the tax. Positions are percentages of the drawing: it stretches with
 * the page while lines and letters keep their size.
 */
export function StepChart({ old, recent }: StepChartProps): ReactElement {
  const hatchId = useId();
  const slabTaxes = [...old.slabTaxes, ...recent.slabTaxes];
  const incomes = incomeAxis(Math.max(toRupees(old.taxableIncome), toRupees(recent.taxableIncome)));
  const rates = rateAxis(Math.max(...slabTaxes.map(({ slab }) => slab.ratePercent)));

  const x = (income: number) => `${((income / incomes.end) * 100).toFixed(3)}%`;
  const y = (rate: number) => `${(100 - (rate / rates.end) * 100).toFixed(3)}%`;
  const ends = ({ from, to }: Line) => ({ x1: x(from.income), y1: y(from.rate), x2: x(to.income), y2: y(to.rate) });
  const area = ({ slab, income }: SlabTax) => ({
    x: x(toRupees(slab.from)),
    y: y(slab.ratePercent),
    width: x(toRupees(income)),
    height: `${((slab.ratePercent / rates.end) * 100).toFixed(3)}%`,
    // Without it the seam between two steps would shine through.
    shapeRendering: 'crispEdges',
  });

  return (
    <Plot role="img" aria-label={`${describe(old)} ${describe(recent)}`}>
      <defs>
        <pattern id={hatchId} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <HatchStroke d="M3 0v6" />
        </pattern>
      </defs>
      {rates.ticks.map((rate) => (
        <g key={rate}>
          <GridLine x1="0" x2="100%" y1={y(rate)} y2={y(rate)} />
          <text x="-8" y={y(rate)} dy="0.35em" textAnchor="end">
            {rate}%
          </text>
        </g>
      ))}
      {incomes.ticks.map((income, index) => (
        <text
          key={income}
          x={x(income)}
          y="100%"
          dy="24"
          textAnchor="middle"
          className={index % 2 === 1 ? 'crowded' : undefined}
        >
          {income === 0 ? '0' : `₹${inLakh(income)}`}
        </text>
      ))}
      {recent.slabTaxes.map((slabTax) => (
        <NewArea key={slabTax.slab.from} {...area(slabTax)} />
      ))}
      {old.slabTaxes.map((slabTax) => (
        <rect key={slabTax.slab.from} {...area(slabTax)} fill={`url(#${hatchId})`} />
      ))}
      <AxisLine x1="0" x2="100%" y1="100%" y2="100%" />
      <AxisLine x1="0" x2="0" y1="0" y2="100%" />
      {outline(old.slabTaxes).map((line) => (
        <OldLine key={JSON.stringify(line)} {...ends(line)} />
      ))}
      {outline(recent.slabTaxes).map((line) => (
        <NewLine key={JSON.stringify(line)} {...ends(line)} />
      ))}
    </Plot>
  );
}

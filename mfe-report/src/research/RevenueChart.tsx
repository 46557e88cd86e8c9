import { formatFigure } from '@artha/shared/format';
import type { ReactElement } from 'react';
import type { FiveYears, Year } from '../domain/accounts.ts';
import { chartBars } from './chartBars.ts';
import { inCrore } from './figures.ts';
import { Figure, Baseline, Plot, Profit, Revenue } from './RevenueChart.styles.ts';

const percent = (value: number) => `${Number(value.toFixed(3))}%`;

/** The chart in a sentence; the table below it has the same figures. */
function describe([first, , , , last]: FiveYears<Year>): string {
  return `Bars of revenue from ${inCrore(first.revenue)} in ${first.year} to ${inCrore(last.revenue)} in ${last.year}, and in each the operating profit, from ${inCrore(first.operatingProfit)} to ${inCrore(last.operatingProfit)}.`;
}

/** Revenue as outlined bars, the operating profit as the filled part of each. */
export function RevenueChart({ years }: { readonly years: FiveYears<Year> }): ReactElement {
  return (
    <Figure>
      <figcaption>
        <b>Revenue and operating profit, ₹ crore</b>
        The whole bar is revenue, the filled part is operating profit. The table below has these figures and more.
      </figcaption>
      <Plot role="img" aria-label={describe(years)}>
        {chartBars(years).map(({ year, revenue, operatingProfit, left, middle, width, height, filled }) => (
          <g key={year}>
            <Revenue x={percent(left)} y={percent(100 - height)} width={percent(width)} height={percent(height)} />
            <Profit x={percent(left)} y={percent(100 - filled)} width={percent(width)} height={percent(filled)} />
            <text x={percent(middle)} y={percent(100 - height)} dy="-8">
              {formatFigure(revenue)}
            </text>
            <text x={percent(middle)} y={percent(100 - filled)} dy="-6">
              {formatFigure(operatingProfit)}
            </text>
            <text x={percent(middle)} y="100%" dy="22">
              {year}
            </text>
          </g>
        ))}
        <Baseline x1="0" x2="100%" y1="100%" y2="100%" />
      </Plot>
    </Figure>
  );
}

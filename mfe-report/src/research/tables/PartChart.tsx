import { formatFigure } from '@artha/shared/format';
import type { ReactElement, ReactNode } from 'react';
import { chartBars, type YearParts } from './chartBars.ts';
import { ChartFigure, Baseline, ChartPart, Plot, Whole } from './PartChart.styles.ts';

const percent = (value: number) => `${Number(value.toFixed(3))}%`;

/** Whether an amount fits above the filled part, within the bar; else it is inside. */
const isRoomAbove = (empty: number) => empty > 12;

/** Properties of `PartChart`. */
export interface PartChartProps {
  readonly title: string;
  /** How to read the chart, and which table has its figures. */
  readonly lead: ReactNode;
  /** The chart in a sentence. */
  readonly label: string;
  /** In crore of rupees. */
  readonly years: readonly YearParts[];
}

/** A bar for each year, outlined, of which a part is filled. A table has the same figures. */
export function PartChart({ title, lead, label, years }: PartChartProps): ReactElement {
  return (
    <ChartFigure>
      <figcaption>
        <b>{title}</b>
        {lead}
      </figcaption>
      <Plot role="img" aria-label={label}>
        {chartBars(years).map(({ year, whole, part, left, middle, width, height, filled }) => (
          <g key={year}>
            <Whole x={percent(left)} y={percent(100 - height)} width={percent(width)} height={percent(height)} />
            <ChartPart x={percent(left)} y={percent(100 - filled)} width={percent(width)} height={percent(filled)} />
            <text x={percent(middle)} y={percent(100 - height)} dy="-8">
              {formatFigure(Math.round(whole))}
            </text>
            <text
              x={percent(middle)}
              y={percent(100 - filled)}
              {...(isRoomAbove(height - filled) ? { dy: -6 } : { dy: 17, className: 'inside' })}
            >
              {formatFigure(Math.round(part))}
            </text>
            <text x={percent(middle)} y="100%" dy="22">
              {year}
            </text>
          </g>
        ))}
        <Baseline x1="0" x2="100%" y1="100%" y2="100%" />
      </Plot>
    </ChartFigure>
  );
}

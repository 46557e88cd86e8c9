import type { ReactElement } from 'react';
import type { Stretch } from '../domain/periods.ts';
import type { SampleDrawing } from '../picture/drawSample.ts';
import type { Placement } from '../picture/placement.ts';
import { bodyWidth, LEVEL_HEIGHT } from '../picture/plot.ts';
import { CHART_HEIGHT, drawn, WIDTH } from '../picture/sampleChart.ts';
import { ChartStrip } from './Demonstration.styles.ts';

const OUTLINE = 1.25;

/** The candles of a period with their average, over the lines of the grid. */
export function Candles({ drawing }: { readonly drawing: SampleDrawing }): ReactElement {
  return (
    <>
      <path d={drawing.grid} stroke="var(--line)" />
      <g transform={`scale(1 ${LEVEL_HEIGHT})`}>
        <path d={drawing.wicks} />
        <path d={drawing.rising} fill="var(--bg)" vectorEffect="non-scaling-stroke" />
        <path d={drawing.falling} strokeWidth={bodyWidth(drawing.prices) + OUTLINE} />
      </g>
      <path d={drawing.average} fill="none" stroke="var(--accent-text)" strokeWidth="2" />
    </>
  );
}

/** How the candles are drawn, here and where they are defined for others. */
export const candleStyle = { stroke: 'var(--text)', strokeWidth: OUTLINE };

/** Properties of `SampleChart`. */
export interface SampleChartProps {
  readonly drawing: SampleDrawing;
  readonly stretch: Stretch;
  /** For a selection other than the initial one, whose placement is in the style sheet. */
  readonly placement?: Placement | undefined;
  /** The chart of the initial period is defined elsewhere on the page. */
  readonly defined: boolean;
  /** The chart in a sentence. */
  readonly label: string;
}

/** Candles, volumes and the selected stretch, with the price axis at the right. */
export function SampleChart({ drawing, stretch, placement, defined, label }: SampleChartProps): ReactElement {
  const { prices } = drawing;
  const x = prices.x(stretch.from) - prices.pitch / 2;
  const width = (stretch.to - stretch.from + 1) * prices.pitch;
  return (
    <ChartStrip>
      <div>
        <svg
          role="img"
          aria-label={label}
          height={CHART_HEIGHT}
          preserveAspectRatio="none"
          viewBox={`0 0 ${WIDTH} ${CHART_HEIGHT}`}
          {...(placement && { style: { width: placement.chartWidth, marginLeft: placement.chartMargin } })}
        >
          <path d={drawing.volumes} stroke="var(--surface-2)" strokeWidth="5" />
          <rect x={x} width={width} height={CHART_HEIGHT} fill="var(--accent)" opacity="0.14" />
          <path d={`M${x} 0v${CHART_HEIGHT}m${width} 0V0`} stroke="var(--accent)" strokeWidth="2" />
          {defined ? (
            <use href={`#${drawn.chart}`} />
          ) : (
            <g {...candleStyle}>
              <Candles drawing={drawing} />
            </g>
          )}
        </svg>
      </div>
      <svg height={CHART_HEIGHT} fill="var(--muted)" fontSize="13" aria-hidden="true">
        {drawing.gridPrices.map((price) => (
          <text key={price} x="14" y={Math.round(prices.y(price)) + 5}>
            {price}
          </text>
        ))}
      </svg>
    </ChartStrip>
  );
}

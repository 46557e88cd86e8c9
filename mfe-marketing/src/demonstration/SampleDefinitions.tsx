import { memo, type ReactElement } from 'react';
import { sampleEvents } from '../domain/sampleEvents.ts';
import type { SampleBacktest } from '../domain/sampleBacktest.ts';
import type { SampleDrawing } from '../picture/drawSample.ts';
import { drawn } from '../picture/sampleChart.ts';
import { Candles, candleStyle } from './SampleChart.tsx';
import { ResultLines } from './SampleResult.tsx';

/** Height of the numbered marks, above the prices. */
const MARKS_Y = 34;

/** Properties of `SampleDefinitions`. */
export interface SampleDefinitionsProps {
  readonly sample: SampleBacktest;
  readonly drawing: SampleDrawing;
}

/** Drawings of the initial period that several parts of the page reuse. */
export const SampleDefinitions = memo(function SampleDefinitions({
  sample,
  drawing,
}: SampleDefinitionsProps): ReactElement {
  const { prices } = drawing;
  return (
    <svg width="0" height="0" aria-hidden="true">
      <defs>
        <g id={drawn.chart} {...candleStyle}>
          <Candles drawing={drawing} />
        </g>
        <g id={drawn.result} fill="none">
          <ResultLines drawing={drawing} />
        </g>
        <path id={drawn.invested} d={drawing.invested} />
        <g
          id={drawn.events}
          fill="var(--accent)"
          stroke="var(--accent)"
          fontSize="12"
          fontWeight="650"
          textAnchor="middle"
        >
          {sampleEvents.map((day, index) => (
            <g key={day}>
              <path d={`M${prices.x(day)} ${Math.round(prices.y(sample.candles[day]?.high ?? 0)) - 5}V${MARKS_Y}`} />
              <circle cx={prices.x(day)} cy={MARKS_Y} r="10" />
              <text x={prices.x(day)} y={MARKS_Y + 4} fill="var(--on-accent)" stroke="none">
                {index + 1}
              </text>
            </g>
          ))}
        </g>
      </defs>
    </svg>
  );
});

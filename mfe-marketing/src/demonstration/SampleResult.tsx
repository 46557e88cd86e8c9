import type { ReactElement } from 'react';
import type { SampleDrawing } from '../picture/drawSample.ts';
import type { Placement } from '../picture/placement.ts';
import { drawn, RESULT_HEIGHT, WIDTH } from '../picture/sampleChart.ts';
import { ChartStrip } from './Demonstration.styles.ts';

/** The value of one unit of money by the strategy and held throughout. */
export function ResultLines({ drawing }: { readonly drawing: SampleDrawing }): ReactElement {
  return (
    <>
      <path
        d={drawing.hold}
        stroke="var(--control)"
        strokeWidth="1.5"
        strokeDasharray="3 3"
        vectorEffect="non-scaling-stroke"
      />
      <path d={drawing.strategy} stroke="var(--text)" strokeWidth="2.25" vectorEffect="non-scaling-stroke" />
    </>
  );
}

/** Properties of `SampleResult`. */
export interface SampleResultProps {
  readonly drawing: SampleDrawing;
  readonly placement?: Placement | undefined;
  readonly defined: boolean;
}

/** The result of the backtest on the time axis of the chart, with the time that it was invested. */
export function SampleResult({ drawing, placement, defined }: SampleResultProps): ReactElement {
  const invested = (fill: string, height: number) => {
    const look = { fill, transform: `matrix(1 0 0 ${height} 0 ${RESULT_HEIGHT - height})` };
    return defined ? <use href={`#${drawn.invested}`} {...look} /> : <path d={drawing.invested} {...look} />;
  };
  return (
    <ChartStrip aria-hidden="true">
      <div>
        <svg
          height={RESULT_HEIGHT}
          preserveAspectRatio="none"
          viewBox={`0 0 ${WIDTH} ${RESULT_HEIGHT}`}
          {...(placement && { style: { width: placement.chartWidth, marginLeft: placement.chartMargin } })}
        >
          {invested('var(--accent-wash)', RESULT_HEIGHT)}
          {invested('var(--accent)', 9)}
          {defined ? (
            <use href={`#${drawn.result}`} />
          ) : (
            <g fill="none">
              <ResultLines drawing={drawing} />
            </g>
          )}
        </svg>
      </div>
      <svg height={RESULT_HEIGHT} />
    </ChartStrip>
  );
}

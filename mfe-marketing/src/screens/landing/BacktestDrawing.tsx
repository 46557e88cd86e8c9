import type { ReactElement } from 'react';
import { sampleBacktest } from '../../domain/sampleBacktest.ts';
import { linePath, plotIn } from '../../picture/plot.ts';

const { result } = sampleBacktest();
const plot = plotIn({ days: result.hold.length, width: 250, values: [0.96, 1.28], edges: [122, 14] });

/** The strategy moves with the price only where it is invested. */
export function BacktestDrawing(): ReactElement {
  const spans = result.invested.map(({ from, to }) => ({ x: plot.x(from), width: plot.x(to) - plot.x(from) }));
  return (
    <svg viewBox="0 0 250 170">
      <path d="M0 149.5h250" stroke="var(--line)" />
      {spans.map((span) => (
        <g key={span.x}>
          <rect {...span} y="4" height="126" fill="var(--accent-wash)" />
          <rect {...span} y="144" height="10" fill="var(--accent)" />
        </g>
      ))}
      <path
        d={linePath(result.hold, plot)}
        fill="none"
        stroke="var(--control)"
        strokeWidth="1.5"
        strokeDasharray="3 3"
      />
      <path d={linePath(result.strategy, plot)} fill="none" stroke="var(--text)" strokeWidth="2.25" />
    </svg>
  );
}

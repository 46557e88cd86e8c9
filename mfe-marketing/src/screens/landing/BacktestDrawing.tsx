import type { ReactElement } from 'react';
import { DRAWN, result, values, WIDTH } from '../../picture/sampleChart.ts';

const ACROSS = 250 / WIDTH;
const UP = 1.5;

/** The result of the large picture once more, drawn smaller: the strategy moves with the price only where it is invested. */
export function BacktestDrawing(): ReactElement {
  return (
    <svg viewBox="0 0 250 170">
      <path d="M0 149.5h250" stroke="var(--line)" />
      {result.invested.map(({ from, to }) => {
        const [x, end] = [Math.round(values.x(from) * ACROSS), Math.round(values.x(to) * ACROSS)];
        return (
          <g key={from}>
            <rect x={x} width={end - x} y="4" height="126" fill="var(--accent-wash)" />
            <rect x={x} width={end - x} y="144" height="10" fill="var(--accent)" />
          </g>
        );
      })}
      <use href={`#${DRAWN.result}`} transform={`matrix(${ACROSS} 0 0 ${UP} 0 -18)`} />
    </svg>
  );
}

import type { ReactElement } from 'react';
import { drawn, WIDTH } from '../../picture/sampleChart.ts';

const ACROSS = 250 / WIDTH;
const UP = 1.5;

/** The result of the sample backtest, drawn small: the strategy moves with the price only while it is invested. */
export function BacktestDrawing(): ReactElement {
  return (
    <svg viewBox="0 0 250 170">
      <path d="M0 149.5h250" stroke="var(--line)" />
      <use href={`#${drawn.invested}`} transform={`matrix(${ACROSS} 0 0 126 0 4)`} fill="var(--accent-wash)" />
      <use href={`#${drawn.invested}`} transform={`matrix(${ACROSS} 0 0 10 0 144)`} fill="var(--accent)" />
      <use href={`#${drawn.result}`} transform={`matrix(${ACROSS} 0 0 ${UP} 0 -18)`} />
    </svg>
  );
}

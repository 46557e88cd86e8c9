import type { ReactElement } from 'react';
import { movingAverage } from '../../domain/backtest.ts';
import { sampleBacktest } from '../../domain/sampleBacktest.ts';
import { bodyWidth, candlePaths, createPlot, linePath } from '../../picture/plot.ts';

const AVERAGE_DAYS = 10;
const stretch = sampleBacktest().candles.slice(1, 40);
const rise = stretch.slice(AVERAGE_DAYS - 1);
const averages = movingAverage(
  stretch.map(({ close }) => close),
  AVERAGE_DAYS,
);
const plot = createPlot({ candles: rise.length, width: 208, values: [98, 128], edges: [132, 44] });
const paths = candlePaths(rise, plot);

/** A report: its title, its chart, and notes in the margin. */
export function ResearchDrawing(): ReactElement {
  return (
    <svg viewBox="0 0 320 150">
      <path d="M.5 150V8.5a8 8 0 0 1 8-8h223a8 8 0 0 1 8 8V150" fill="none" stroke="var(--control)" />
      <path d="M24 22h84" stroke="var(--text)" strokeWidth="9" strokeLinecap="round" />
      <g transform="translate(16)" strokeWidth="1">
        <path d={paths.wicks} stroke="var(--text)" />
        <path d={paths.rising} fill="var(--bg)" stroke="var(--text)" />
        <path d={paths.falling} stroke="var(--text)" strokeWidth={bodyWidth(plot) + 1} />
        <path d={linePath(averages, plot)} fill="none" stroke="var(--accent-text)" strokeWidth="2" />
      </g>
      <path d="M252 60h14" stroke="var(--accent)" strokeWidth="2.25" />
      <path d="M276 60h40M276 76h28M276 92h34" stroke="var(--surface-2)" strokeWidth="7" strokeLinecap="round" />
    </svg>
  );
}

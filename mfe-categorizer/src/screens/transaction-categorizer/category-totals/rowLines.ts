import type { Plugin } from 'chart.js';
import type { ChartColours } from './useChartColours.ts';

/**
 * Draws a hairline under every category, from edge to edge as in a ledger; the chart's own grid stops at its labels.
 * `rise` lifts the lines, for rows whose label is above the bars.
 */
export function rowLines({ line }: ChartColours, rise: number): Plugin<'bar'> {
  return {
    id: 'rowLines',
    beforeDatasetsDraw(chart) {
      const { ctx, width } = chart;
      const { top, height } = chart.chartArea;
      const rows = chart.data.labels?.length ?? 0;
      ctx.save();
      ctx.fillStyle = line;
      for (let row = 1; row <= rows; row += 1)
        ctx.fillRect(0, Math.round(top + (row * height) / rows) - rise - 1, width, 1);
      ctx.restore();
    },
  };
}

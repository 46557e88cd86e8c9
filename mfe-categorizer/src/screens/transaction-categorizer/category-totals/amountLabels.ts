import { formatRupeesAndPaise } from '@artha/shared/format';
import type { Plugin } from 'chart.js';
import type { ChartColours } from './useChartColours.ts';

const GAP = 10;

/** Writes the amount at the end of every bar. */
export function amountLabels({ text, fontFamily }: ChartColours): Plugin<'bar'> {
  return {
    id: 'amountLabels',
    afterDatasetsDraw(chart) {
      const { ctx, data } = chart;
      ctx.save();
      ctx.fillStyle = text;
      ctx.font = `14px ${fontFamily}`;
      ctx.textAlign = 'left';
      ctx.textBaseline = 'middle';
      data.datasets.forEach((dataset, index) => {
        chart.getDatasetMeta(index).data.forEach((bar, row) => {
          const amount = dataset.data[row];
          if (typeof amount === 'number') ctx.fillText(formatRupeesAndPaise(amount), bar.x + GAP, bar.y);
        });
      });
      ctx.restore();
    },
  };
}

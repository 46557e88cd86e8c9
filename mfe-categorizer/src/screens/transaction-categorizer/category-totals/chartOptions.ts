import type { Chart, ChartData, ChartOptions } from 'chart.js';
import type { ResultTexts } from '../../../texts/resultTexts.ts';
import type { CategoryBar, ChartSide } from './categoryBars.ts';
import { hatch } from './hatch.ts';
import type { ChartColours } from './useChartColours.ts';

/** Room at the right of the longest bar for its amount. */
const AMOUNT_WIDTH = 124;
const LABEL_WIDTH = 164;

const bar = {
  maxBarThickness: 14,
  borderRadius: { topRight: 3, bottomRight: 3 },
  minBarLength: 4,
};

/** One bar a category: debit solid, credit hatched. */
export function chartData(
  side: ChartSide,
  bars: readonly CategoryBar[],
  colours: ChartColours,
  texts: Pick<ResultTexts, 'chart' | 'category'>,
): ChartData<'bar', number[]> {
  const fill =
    side === 'debit'
      ? { backgroundColor: colours.debit }
      : {
          backgroundColor: ({ chart }: { readonly chart: Chart }) => hatch(chart.ctx, colours.credit),
          borderColor: colours.credit,
          borderWidth: 1.5,
        };
  return {
    labels: bars.map(({ category }) => texts.category(category)),
    datasets: [{ ...bar, ...fill, label: texts.chart.totals[side], data: bars.map(({ paise }) => paise / 100) }],
  };
}

/** Horizontal bars with labels at the left in the text colour; on small screens the labels are above their bars. */
export function chartOptions(
  bars: readonly CategoryBar[],
  colours: ChartColours,
  isSmall: boolean,
): ChartOptions<'bar'> {
  const longest = Math.max(1, ...bars.map(({ paise }) => paise)) / 100;
  return {
    indexAxis: 'y',
    animation: false,
    maintainAspectRatio: false,
    events: [],
    datasets: { bar: { categoryPercentage: isSmall ? 0.5 : 0.8, barPercentage: 1 } },
    scales: {
      x: {
        display: false,
        min: 0,
        // The axis is longer than the longest bar by the room that the amount needs.
        afterDataLimits: (scale) => {
          const width = scale.chart.width - (isSmall ? 0 : LABEL_WIDTH);
          scale.max = (longest * width) / Math.max(width - AMOUNT_WIDTH, 40);
        },
      },
      y: {
        border: { display: false },
        grid: { display: false, drawTicks: false },
        ticks: {
          autoSkip: false,
          color: colours.text,
          crossAlign: isSmall ? 'near' : 'far',
          font: { family: colours.fontFamily, size: 15 },
          labelOffset: isSmall ? -30 : 0,
          mirror: isSmall,
          padding: isSmall ? 0 : 16,
        },
        afterFit: (scale) => {
          // Rows already leave room around the first and the last label.
          scale.paddingTop = 0;
          scale.paddingBottom = 0;
          scale.width = isSmall ? 0 : Math.max(scale.width, LABEL_WIDTH);
        },
      },
    },
  };
}

import type { ChartData, ChartOptions } from 'chart.js';
import type { CategoryTotal } from '../../domain/summarise.ts';
import { hatch } from './hatch.ts';
import type { ChartColours } from './useChartColours.ts';

/** Room at the right of the longest bar for its amount. */
const AMOUNT_WIDTH = 124;
const LABEL_WIDTH = 164;

/** A side without an amount has no bar, rather than one of no length. */
const rupees = (paise: number): number | null => (paise > 0 ? paise / 100 : null);

const bar = {
  maxBarThickness: 14,
  skipNull: true,
  borderRadius: { topRight: 3, bottomRight: 3 },
  minBarLength: 4,
};

/** Two series, one bar a category and side: debit solid, credit hatched. */
export function chartData(
  categories: readonly CategoryTotal[],
  colours: ChartColours,
): ChartData<'bar', (number | null)[]> {
  return {
    labels: categories.map(({ category }) => category),
    datasets: [
      {
        ...bar,
        label: 'Total Debit',
        data: categories.map(({ debitPaise }) => rupees(debitPaise)),
        backgroundColor: colours.debit,
      },
      {
        ...bar,
        label: 'Total Credit',
        data: categories.map(({ creditPaise }) => rupees(creditPaise)),
        backgroundColor: ({ chart }) => hatch(chart.ctx, colours.credit),
        borderColor: colours.credit,
        borderWidth: 1.5,
      },
    ],
  };
}

/** Bars lie flat, labels at the left in the colour of the text; on small screens labels stand over their bars. */
export function chartOptions(
  categories: readonly CategoryTotal[],
  colours: ChartColours,
  isSmall: boolean,
): ChartOptions<'bar'> {
  const longest = Math.max(1, ...categories.flatMap((total) => [total.debitPaise, total.creditPaise])) / 100;
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

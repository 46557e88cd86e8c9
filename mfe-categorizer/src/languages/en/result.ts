import { lazyChart } from '../../screens/transaction-categorizer/category-totals/lazyChart.tsx';
import { lazyMonths } from '../../screens/transaction-categorizer/months/lazyMonths.tsx';
import { lazyPlanning } from '../../screens/transaction-categorizer/planning/lazyPlanning.tsx';
import { result as words } from '../../texts/en/result.ts';
import type { ResultTexts } from '../../texts/resultTexts.ts';

/** A result in English, with the parts that load when they are shown. */
export const result: ResultTexts = {
  ...words,
  Chart: lazyChart('The chart', 'Drawing the chart…'),
  Months: lazyMonths('The comparison of months', async () => (await import('./monthsParts.ts')).MonthsPart),
  PlanningParts: lazyPlanning(
    'The part with rules and budget',
    async () => (await import('./planningParts.ts')).PlanningParts,
  ),
};

import { lazyChart } from '../../screens/transaction-categorizer/category-totals/lazyChart.tsx';
import { lazyMonths } from '../../screens/transaction-categorizer/months/lazyMonths.tsx';
import { lazyPlanning } from '../../screens/transaction-categorizer/planning/lazyPlanning.tsx';
import { result as words } from '../../texts/hi/result.ts';
import type { ResultTexts } from '../../texts/resultTexts.ts';

/** A result in Hindi, with the parts that load when they are shown. */
export const result: ResultTexts = {
  ...words,
  Chart: lazyChart('चार्ट', 'चार्ट बन रहा है…'),
  Months: lazyMonths('महीनों की तुलना', async () => (await import('./monthsParts.ts')).MonthsPart),
  PlanningParts: lazyPlanning(
    'नियमों और बजट वाला हिस्सा',
    async () => (await import('./planningParts.ts')).PlanningParts,
  ),
};

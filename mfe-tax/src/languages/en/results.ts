import { lazyIncomeChart } from '../../texts/lazyIncomeChart.tsx';
import { lazyPlan } from '../../texts/lazyPlan.tsx';
import { results as words } from '../../texts/en/results.tsx';
import type { ResultTexts } from '../../texts/resultTexts.ts';

/** The results in English, with the parts that load when they are shown. */
export const results: ResultTexts = {
  ...words,
  IncomeChart: lazyIncomeChart('The chart of tax against income', 'Drawing tax against income…'),
  Plan: lazyPlan(
    'What you can still do',
    'Working out what you can still do…',
    async () => (await import('../../texts/en/plan.ts')).plan,
  ),
};

import { lazyIncomeChart } from '../../texts/lazyIncomeChart.tsx';
import { lazyOtherGains } from '../../texts/lazyOtherGains.tsx';
import { lazyPlan } from '../../texts/lazyPlan.tsx';
import { results as words } from '../../texts/en/results.tsx';
import type { ResultTexts } from '../../texts/resultTexts.ts';

/** The results in English, with the parts that load when they are shown. */
export const results: ResultTexts = {
  ...words,
  ...lazyOtherGains(
    { gains: 'The form for other gains', losses: 'The table of losses', loading: 'Opening other gains…' },
    async () => (await import('../../texts/en/otherGains.ts')).otherGains,
  ),
  IncomeChart: lazyIncomeChart('The chart of tax against income', 'Drawing tax against income…'),
  Plan: lazyPlan(
    'What you can still do',
    'Working out what you can still do…',
    async () => (await import('../../texts/en/plan.ts')).plan,
  ),
};

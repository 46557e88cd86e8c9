import { lazyIncomeChart } from '../../texts/lazyIncomeChart.tsx';
import { lazyOtherGains } from '../../texts/lazyOtherGains.tsx';
import { lazyPlan } from '../../texts/lazyPlan.tsx';
import { results as words } from '../../texts/hi/results.tsx';
import type { ResultTexts } from '../../texts/resultTexts.ts';

/** The results in Hindi, with the parts that load when they are shown. */
export const results: ResultTexts = {
  ...words,
  ...lazyOtherGains(
    { gains: 'दूसरे लाभ का फ़ॉर्म', losses: 'हानि की तालिका', loading: 'दूसरे लाभ खुल रहे हैं…' },
    async () => (await import('../../texts/hi/otherGains.ts')).otherGains,
  ),
  IncomeChart: lazyIncomeChart('आय के साथ कर का चार्ट', 'आय के साथ कर का चार्ट बन रहा है…'),
  Plan: lazyPlan(
    'आप अब भी क्या कर सकते हैं',
    'देख रहे हैं कि आप अब भी क्या कर सकते हैं…',
    async () => (await import('../../texts/hi/plan.ts')).plan,
  ),
};

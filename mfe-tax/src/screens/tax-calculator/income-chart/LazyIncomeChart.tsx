import { lazyPart } from '@artha/shared/remote';
import type { IncomeChartProps } from './IncomeChart.tsx';
import { ChartLoading } from './LazyIncomeChart.styles.ts';

/** The chart of tax against income, which loads when it is shown. */
export const LazyIncomeChart = lazyPart<IncomeChartProps>({
  remote: 'tax',
  name: 'The chart of tax against income',
  loading: <ChartLoading>Drawing tax against income…</ChartLoading>,
  load: async () => (await import('./IncomeChart.tsx')).IncomeChart,
});

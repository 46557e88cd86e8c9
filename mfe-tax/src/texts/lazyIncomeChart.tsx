import { lazyPart } from '@artha/shared/remote';
import type { ComponentType } from 'react';
import type { IncomeChartProps } from '../screens/tax-calculator/income-chart/taxCurves.ts';
import { ChartLoading } from '../screens/tax-calculator/income-chart/ChartLoading.styles.ts';

/** The chart of tax against income, which loads when it is shown, in one language. */
export function lazyIncomeChart(name: string, loading: string): ComponentType<IncomeChartProps> {
  return lazyPart<IncomeChartProps>({
    remote: 'tax',
    name,
    loading: <ChartLoading>{loading}</ChartLoading>,
    load: async () => (await import('../screens/tax-calculator/income-chart/IncomeChart.tsx')).IncomeChart,
  });
}

import { lazyPart } from '@artha/shared/remote';
import type { ComponentType } from 'react';
import type { CategoryChartProps } from './categoryBars.ts';

/**
 * The bars, which load when they are first shown.
 * @param name of the chart, as the subject of a sentence.
 * @param loading what is shown until then.
 */
export function lazyChart(name: string, loading: string): ComponentType<CategoryChartProps> {
  return lazyPart<CategoryChartProps>({
    remote: 'categorizer',
    name,
    loading: <p>{loading}</p>,
    load: async () => (await import('./CategoryChart.tsx')).CategoryChart,
  });
}

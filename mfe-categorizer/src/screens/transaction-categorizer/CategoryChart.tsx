import { BarElement, CategoryScale, Chart, LinearScale } from 'chart.js';
import { useMemo, useSyncExternalStore, type ReactElement } from 'react';
import { Bar } from 'react-chartjs-2';
import type { CategoryTotal } from '../../domain/summarise.ts';
import { amountLabels } from './amountLabels.ts';
import { chartData, chartOptions } from './chartOptions.ts';
import { rowLines } from './rowLines.ts';
import { useChartColours } from './useChartColours.ts';

Chart.register(BarElement, CategoryScale, LinearScale);

const SMALL = '(max-width: 759.98px)';

function subscribeToWidth(listener: () => void): () => void {
  const query = matchMedia(SMALL);
  query.addEventListener('change', listener);
  return () => {
    query.removeEventListener('change', listener);
  };
}

function useIsSmall(): boolean {
  return useSyncExternalStore(
    subscribeToWidth,
    () => matchMedia(SMALL).matches,
    () => false,
  );
}

export interface CategoryChartProps {
  readonly categories: readonly CategoryTotal[];
}

/** The bars themselves; the only part of the tool that carries chart.js. */
export function CategoryChart({ categories }: CategoryChartProps): ReactElement {
  const colours = useChartColours();
  const isSmall = useIsSmall();
  const data = useMemo(() => chartData(categories, colours), [categories, colours]);
  const options = useMemo(() => chartOptions(categories, colours, isSmall), [categories, colours, isSmall]);
  const plugins = useMemo(() => [rowLines(colours, isSmall ? 12 : 0), amountLabels(colours)], [colours, isSmall]);

  return (
    <Bar
      // Plugins are read once, when a chart is made.
      key={`${colours.text} ${isSmall ? 'small' : 'wide'}`}
      data={data}
      options={options}
      plugins={plugins}
      aria-label="Bar chart of total debit and total credit by category. The same figures stand in the table below it."
    />
  );
}

import { BarElement, CategoryScale, Chart, LinearScale } from 'chart.js';
import { useMemo, useSyncExternalStore, type ReactElement } from 'react';
import { Bar as BarChart } from 'react-chartjs-2';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { amountLabels } from './amountLabels.ts';
import type { CategoryChartProps } from './categoryBars.ts';
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

/** The bars; the only part of the tool that loads chart.js. */
export function CategoryChart({ side, bars }: CategoryChartProps): ReactElement {
  const texts = useResultTexts();
  const colours = useChartColours();
  const isSmall = useIsSmall();
  const data = useMemo(() => chartData(side, bars, colours, texts), [side, bars, colours, texts]);
  const options = useMemo(() => chartOptions(bars, colours, isSmall), [bars, colours, isSmall]);
  const plugins = useMemo(() => [rowLines(colours, isSmall ? 12 : 0), amountLabels(colours)], [colours, isSmall]);

  return (
    <BarChart
      // Plugins are read once, when a chart is made.
      key={`${colours.text} ${isSmall ? 'small' : 'wide'}`}
      data={data}
      options={options}
      plugins={plugins}
      aria-label={texts.chart.label(side)}
    />
  );
}

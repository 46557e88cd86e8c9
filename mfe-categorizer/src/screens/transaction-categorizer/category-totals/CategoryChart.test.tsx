import { theme } from '@artha/shared';
import { act, render, screen } from '@testing-library/react';
import type { ChartOptions } from 'chart.js';
import { CategoryChart } from './CategoryChart.tsx';
import { result } from '../../../languages/en/result.ts';
import { ResultTextsOf } from '../../../texts/resultTexts.ts';

jest.mock('react-chartjs-2', () => ({
  Bar: ({ options, 'aria-label': label }: { options: ChartOptions<'bar'>; 'aria-label': string }) => (
    <p role="img" aria-label={label}>
      {JSON.stringify(options.scales?.y?.ticks?.color)}
    </p>
  ),
}));

const systemListeners = new Set<() => void>();

beforeAll(() => {
  Object.assign(window, {
    matchMedia: () => ({
      matches: false,
      addEventListener: (_: string, listener: () => void) => systemListeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => systemListeners.delete(listener),
    }),
  });
});

/** The resolved text colour of the page. */
function pageIs(colour: string): void {
  jest
    .spyOn(window, 'getComputedStyle')
    .mockReturnValue(Object.assign(document.createElement('p').style, { color: colour }));
}

test('label colours follow the chosen theme and the system’s', () => {
  const bars = [{ category: 'Rent', paise: 100 }];
  pageIs('black');
  const { unmount } = render(
    <ResultTextsOf texts={result}>
      <CategoryChart side="debit" bars={bars} />
    </ResultTextsOf>,
  );
  const chart = () => screen.getByRole('img', { name: /total debit by category/ });
  expect(chart()).toHaveTextContent('black');

  pageIs('white');
  act(() => {
    theme.set('dark');
  });
  expect(chart()).toHaveTextContent('white');

  pageIs('black');
  act(() => {
    for (const listener of systemListeners) listener();
  });
  expect(chart()).toHaveTextContent('black');

  unmount();
  expect(systemListeners.size).toBe(0);
});

import { renderScreen, stubNativeDialog } from '@artha/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type * as search from '../../domain/search.ts';
import { CustomReport } from './CustomReport.tsx';

// Queries by role read the style of every element of twenty-two dialogs, which takes jsdom its time.
let online = false;

jest.mock('../../domain/search.ts', () => ({
  get createSearch() {
    if (!online) throw new Error('Loading chunk 7 failed');
    return jest.requireActual<typeof search>('../../domain/search.ts').createSearch;
  },
}));

beforeAll(() => {
  stubNativeDialog();
  // React says on the console what it gives to a boundary.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const titles = () =>
  within(screen.getByRole('list', { name: 'Financial ratios' }))
    .getAllByRole('heading')
    .map((title) => title.textContent);

test('a search that does not load leaves every term, says so, and finds what was typed after Retry', async () => {
  renderScreen(<CustomReport />);
  const field = screen.getByRole('searchbox', { name: 'Search financial terms...' });
  await userEvent.click(field);
  expect(screen.queryByText(/did not load/)).not.toBeInTheDocument();

  await userEvent.type(field, 'payback');
  expect(await screen.findByText('The search did not load. Everything else on this page still works.')).toBeVisible();
  expect(titles()).toHaveLength(22);

  online = true;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('2 terms match “payback”, closest first.')).toBeVisible();
  expect(titles()).toEqual(['Payback Period', 'Discounted Payback Period']);
});

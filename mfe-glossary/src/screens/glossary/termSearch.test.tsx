import { renderScreen, stubNativeDialog } from '@artha/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type * as search from '../../domain/search.ts';
import { glossary } from '../../domain/glossary.ts';
import { Terms } from './Terms.tsx';

// Queries by role read the style of every element of a hundred dialogs, which takes jsdom its time.
jest.setTimeout(30_000);

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

test('a search that does not load leaves every term, says so, and finds what was typed after Retry', async () => {
  renderScreen(<Terms glossary={glossary} />);
  const field = screen.getByRole('searchbox', { name: 'Search financial terms...' });
  await userEvent.click(field);
  expect(screen.queryByText(/did not load/)).not.toBeInTheDocument();

  await userEvent.type(field, 'half-hourly');
  expect(await screen.findByText('The search did not load. Everything else on this page still works.')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(glossary.length);

  online = true;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('1 term matches “half-hourly”.')).toBeVisible();
  expect(field).toHaveValue('half-hourly');
  expect(screen.getByRole('listitem')).toHaveTextContent('NEFT');
  expect(screen.queryByText(/did not load/)).not.toBeInTheDocument();
});

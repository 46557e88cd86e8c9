import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { bus } from '@artha/shared';
import { lazySearch, type LazySearchOptions } from './lazySearch.tsx';

const names = ['Cess', 'Slab', 'Rebate'];
const createSearch = (items: readonly string[]) => (words: string) => items.filter((item) => item.includes(words));

function show(load: LazySearchOptions<string>['load']) {
  const { prepareSearch, useSearch, SearchStatus } = lazySearch({ remote: 'glossary', load });
  function Terms() {
    const [words, setWords] = useState('');
    const search = useSearch(names);
    return (
      <>
        <input
          type="search"
          aria-label="Search"
          onFocus={prepareSearch}
          onChange={(event) => {
            setWords(event.target.value);
          }}
        />
        {words !== '' && !search && <SearchStatus />}
        <p>{(words === '' ? names : (search?.(words) ?? names)).join(', ')}</p>
      </>
    );
  }
  render(<Terms />);
}

const field = () => screen.getByRole('searchbox');

beforeEach(() => {
  // React logs errors that it passes to a boundary.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
});

test('the search loads once its field has the focus, and only once', async () => {
  const load = jest.fn(() => Promise.resolve(createSearch));
  show(load);
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(field());
  expect(load).toHaveBeenCalledTimes(1);
  await userEvent.tab();
  await userEvent.type(field(), 'ess');
  expect(screen.getByText('Cess')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('what was typed before the search came is found when it is there; until then everything shows', async () => {
  let arrive = (): void => undefined;
  show(
    () =>
      new Promise((resolve) => {
        arrive = () => {
          resolve(createSearch);
        };
      }),
  );
  await userEvent.type(field(), 'S');
  expect(screen.getByText('Cess, Slab, Rebate')).toBeVisible();
  arrive();
  expect(await screen.findByText('Slab')).toBeVisible();
});

test('a failure is shown after typing, with an event, and Retry finds what was typed', async () => {
  const failed = jest.fn();
  const stop = bus.on('remote:failed', failed);
  let online = false;
  show(() => (online ? Promise.resolve(createSearch) : Promise.reject(new Error('Loading chunk 7 failed'))));
  await userEvent.click(field());
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await userEvent.type(field(), 'Reb');
  expect(await screen.findByText('The search did not load. Everything else on this page still works.')).toBeVisible();
  expect(screen.getByText('Cess, Slab, Rebate')).toBeVisible();
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ remote: 'glossary', code: 'AR-107' }));

  online = true;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Rebate')).toBeVisible();
  stop();
});

test('the index of a search that comes while a person types is made after the letter shows', async () => {
  const made: boolean[] = [];
  let arrive = (): void => undefined;
  const { prepareSearch, useSearch } = lazySearch<string>({
    remote: 'glossary',
    load: () =>
      new Promise((resolve) => {
        arrive = () => {
          resolve(createSearch);
        };
      }),
  });
  function Watch() {
    const search = useSearch(names);
    useLayoutEffect(() => {
      made.push(search !== undefined);
    });
    return null;
  }
  render(<Watch />);
  prepareSearch();
  await act(async () => {
    arrive();
    await Promise.resolve();
  });
  expect(made).toEqual([false, false, true]);
});

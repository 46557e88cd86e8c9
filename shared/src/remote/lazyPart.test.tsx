import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ComponentType } from 'react';
import { bus } from '@artha/shared';
import { lazyPart } from './lazyPart.tsx';

interface ChartProps {
  readonly of: string;
}

const Chart = ({ of }: ChartProps) => <figure aria-label={`Chart of ${of}`} />;

const failed = jest.fn();
let stop: () => void;

beforeEach(() => {
  failed.mockClear();
  stop = bus.on('remote:failed', failed);
  // React logs errors that it passes to a boundary.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

function chartThat(load: () => Promise<ComponentType<ChartProps>>) {
  return lazyPart<ChartProps>({ remote: 'categorizer', name: 'The chart', loading: <p>Drawing…</p>, load });
}

const retry = () => userEvent.click(screen.getByRole('button', { name: 'Retry' }));

test('a part is loaded when it is first shown, once for all its places, and gets its properties', async () => {
  const load = jest.fn(() => Promise.resolve(Chart));
  const Part = chartThat(load);
  expect(load).not.toHaveBeenCalled();
  render(
    <>
      <Part of="food" />
      <Part of="rent" />
    </>,
  );
  expect(screen.getAllByText('Drawing…')).toHaveLength(2);
  expect(await screen.findByRole('figure', { name: 'Chart of food' })).toBeVisible();
  expect(screen.getByRole('figure', { name: 'Chart of rent' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  expect(failed).not.toHaveBeenCalled();
});

test('one that does not come leaves a notice in its place, the rest of the screen, and one event', async () => {
  const Part = chartThat(() => Promise.reject(new Error('Loading chunk 7 failed')));
  render(
    <>
      <h1>Your statement, sorted.</h1>
      <Part of="food" />
    </>,
  );
  expect(await screen.findByRole('status')).toHaveTextContent(
    'The chart did not load. Everything else on this page still works.',
  );
  expect(screen.getByRole('status')).toHaveTextContent('Code for support: AR-107');
  expect(screen.getByRole('heading', { name: 'Your statement, sorted.' })).toBeVisible();
  expect(failed.mock.calls).toEqual([[{ remote: 'categorizer', code: 'AR-107', message: 'AR-107: The chart' }]]);
});

test('a part that throws while it renders is one that did not load', async () => {
  const Part = chartThat(() =>
    Promise.resolve(() => {
      throw new Error('no canvas');
    }),
  );
  render(<Part of="food" />);
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(failed).toHaveBeenCalledTimes(1);
});

test('without a placeholder, what contains a part waits for it, but not for its Retry', async () => {
  const retried = Promise.withResolvers<typeof Chart>();
  const load = jest.fn(() => retried.promise).mockRejectedValueOnce(new Error('offline'));
  const Part = lazyPart<ChartProps>({ remote: 'categorizer', name: 'The chart', load });
  render(
    <Suspense fallback="Opening…">
      <h1>Your statement, sorted.</h1>
      <Part of="food" />
    </Suspense>,
  );
  expect(screen.getByText('Opening…')).toBeVisible();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(await screen.findByRole('heading')).toBeVisible();
  await retry();
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('heading')).toBeVisible();
  expect(screen.getByRole('status')).toBeVisible();
  retried.resolve(Chart);
  expect(await screen.findByRole('figure')).toBeVisible();
});

test('Retry loads it again, shows that it loads, and then the part', async () => {
  const load = jest.fn(() => Promise.resolve(Chart)).mockRejectedValueOnce(new Error('offline'));
  const Part = chartThat(load);
  render(<Part of="food" />);
  await screen.findByRole('status');
  const loading = Promise.withResolvers<typeof Chart>();
  load.mockReturnValueOnce(loading.promise);
  await retry();
  expect(screen.getByText('Drawing…')).toBeVisible();
  loading.resolve(Chart);
  expect(await screen.findByRole('figure', { name: 'Chart of food' })).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
  expect(failed).toHaveBeenCalledTimes(1);
});

test('Retry may fail again: there is a notice again, and an event for it', async () => {
  const load = jest.fn(() => Promise.reject(new Error('offline')));
  const Part = chartThat(load);
  render(<Part of="food" />);
  await screen.findByRole('status');
  await retry();
  await waitFor(() => {
    expect(failed).toHaveBeenCalledTimes(2);
  });
  expect(screen.getByRole('status')).toBeVisible();
});

test('after a Retry that helped, the part is there at once wherever it is shown next', async () => {
  const load = jest.fn(() => Promise.resolve(Chart)).mockRejectedValueOnce(new Error('offline'));
  const Part = chartThat(load);
  const { unmount } = render(<Part of="food" />);
  await screen.findByRole('status');
  await retry();
  await screen.findByRole('figure');
  unmount();
  render(<Part of="rent" />);
  expect(screen.getByRole('figure', { name: 'Chart of rent' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

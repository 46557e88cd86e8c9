import { act, render, screen, waitFor, type RenderOptions } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bus, Link } from '@artha/shared';
import { Dialog } from '@artha/shared/design';
import { Failure } from '@artha/shared/contract';
import { stubNativeDialog } from '@artha/shared/testing';
import { createLocationStore } from '../routing/location.ts';
import type { LoadScreenModule, Screen } from '../screen/Screen.ts';
import { sampleFound, sampleScreen } from '../testing/sampleScreen.ts';
import { createDialogEntry } from './dialogEntry.ts';
import { DialogHost } from './DialogHost.tsx';

const definitions: Readonly<Record<string, string>> = { cess: 'A tax on a tax.', slab: 'A part of the income.' };

function TermDialog({ term = '' }: { readonly term?: string | undefined }) {
  const definition = definitions[term];
  if (!definition) return null;
  return (
    <Dialog id="term" title={term} aside={<Link to="/words">All</Link>}>
      {definition}
    </Dialog>
  );
}

const words = sampleFound({
  path: '/words/{page}',
  screen: 'TermDialog',
  tool: { name: 'Words', description: 'Words.', order: 1 },
});
const loaded = () => Promise.resolve({ TermDialog });
const failing = () => Promise.reject(new Failure('AR-103', 'sample/TermDialog'));
const never = () => new Promise(() => undefined);

let failures: string[];
let stop: () => void;

beforeAll(stubNativeDialog);

beforeEach(() => {
  failures = [];
  stop = bus.on('remote:failed', ({ remote, code }) => failures.push(`${remote} ${code}`));
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

/** A host whose page is at `/here`. */
function show(load: LoadScreenModule | Screen, options: RenderOptions = {}) {
  const locationStore = createLocationStore('/here');
  const navigator = { createHref: String, go: jest.fn(), push: jest.fn(), replace: jest.fn() };
  const dialogScreen = typeof load === 'function' ? sampleScreen(load, words) : load;
  render(
    <DialogHost
      locationStore={locationStore}
      navigator={navigator}
      screenIn={(lang) => (lang === undefined ? dialogScreen : undefined)}
    />,
    options,
  );
  const goTo = (state: unknown) => {
    act(() => {
      locationStore.set({ ...locationStore.get(), state });
    });
  };
  return {
    navigator,
    goTo,
    ask: (term: string) => {
      goTo(createDialogEntry({ term }));
    },
  };
}

const ledTo = (mock: jest.Mock) => mock.mock.calls.map(([address]: unknown[]) => address);

test('an entry of the history that asks for no dialog loads none', () => {
  const load = jest.fn(loaded);
  const { goTo } = show(load);
  goTo({ overlay: 'menu' });
  expect(load).not.toHaveBeenCalled();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a language that no remote serves loads no dialog', () => {
  const load = jest.fn(loaded);
  const { goTo } = show(load);
  goTo(createDialogEntry({ term: 'cess', lang: 'fr' }));
  expect(load).not.toHaveBeenCalled();
});

test('one that does shows it open, with the focus on Close, and says no more that it is coming', async () => {
  const { ask, navigator } = show(loaded);
  ask('cess');
  const dialog = await screen.findByRole('dialog', { name: 'cess' });
  expect(dialog).toHaveAccessibleDescription('A tax on a tax.');
  // The browser moves the focus by this attribute; jsdom has no modal dialogs.
  expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('autofocus');
  await waitFor(() => {
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
  expect(ledTo(navigator.replace)).toEqual([]);
  expect(failures).toEqual([]);
});

test('the visitor who closes it goes back to the entry before', async () => {
  const { ask, navigator } = show(loaded);
  ask('cess');
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => {
    expect(navigator.go).toHaveBeenCalledWith(-1);
  });
  expect(navigator.go).toHaveBeenCalledTimes(1);
});

test('going back closes it, and goes no further back', async () => {
  const { ask, goTo, navigator } = show(loaded);
  ask('cess');
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog');
  const close = jest.spyOn(dialog, 'close');
  goTo(null);
  // Closed before it is gone: else the browser would not give the focus back.
  expect(close).toHaveBeenCalledTimes(1);
  expect(dialog).not.toBeInTheDocument();
  expect(navigator.go).not.toHaveBeenCalled();
});

test('another term takes the place of the open one', async () => {
  const { ask, navigator } = show(loaded);
  ask('cess');
  await screen.findByRole('dialog', { name: 'cess' });
  ask('slab');
  expect(await screen.findByRole('dialog', { name: 'slab' })).toBeVisible();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(navigator.go).not.toHaveBeenCalled();
});

test('what takes a while says that it is coming, and not before', async () => {
  jest.useFakeTimers();
  const { ask } = show(never);
  ask('cess');
  await act(() => jest.advanceTimersByTimeAsync(299));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('status')).toHaveTextContent('Opening Words…');
});

test('a term that the remote does not have leads to the page, and is no failure', async () => {
  const { ask, navigator } = show(loaded);
  ask('no-such-term');
  await waitFor(() => {
    expect(ledTo(navigator.replace)).toEqual(['/words/no-such-term']);
  });
  expect(failures).toEqual([]);
});

test('a remote that does not load is tried again, then leads to the page and is told', async () => {
  jest.useFakeTimers();
  const load = jest.fn(failing);
  const { ask, navigator } = show(load);
  ask('cess');
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(load.mock.calls.map((call: unknown[]) => call[1])).toEqual([false, true]);
  expect(ledTo(navigator.replace)).toEqual(['/words/cess']);
  expect(failures).toEqual(['sample AR-103']);
});

test('one that hangs leads to the page after four seconds, once', async () => {
  jest.useFakeTimers();
  const { ask, navigator } = show(never);
  ask('cess');
  await act(() => jest.advanceTimersByTimeAsync(3999));
  expect(ledTo(navigator.replace)).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(ledTo(navigator.replace)).toEqual(['/words/cess']);
  expect(failures).toEqual(['sample AR-102']);
});

test('one that failed opens when it is asked for again and loads', async () => {
  let online = false;
  const { ask, goTo } = show(() => (online ? loaded() : failing()));
  ask('cess');
  await waitFor(() => {
    expect(failures).toEqual(['sample AR-103']);
  });
  goTo(null);
  online = true;
  ask('cess');
  expect(await screen.findByRole('dialog', { name: 'cess' })).toBeVisible();
});

test('one that throws leads to the page and is told, and may open the next time', async () => {
  let throws = true;
  const Throwing = ({ term }: { readonly term?: string }) => {
    if (throws) throw new Error('no such thing');
    return <TermDialog term={term} />;
  };
  const { ask, goTo, navigator } = show(() => Promise.resolve({ TermDialog: Throwing }), {
    onCaughtError: () => undefined,
    // If 'Opening…' appears meanwhile, React renders first without the deferred dialog, which throws again in the next.
    onRecoverableError: () => undefined,
  });
  ask('cess');
  await waitFor(() => {
    expect(ledTo(navigator.replace)).toEqual(['/words/cess']);
  });
  expect(failures).toEqual(['sample AR-106']);
  goTo(null);
  throws = false;
  ask('cess');
  expect(await screen.findByRole('dialog', { name: 'cess' })).toBeVisible();
});

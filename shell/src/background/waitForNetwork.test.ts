import { screen } from '@testing-library/react';
import { forgetListeners } from '../testing/forgetListeners.ts';
import { loadDocument } from '../routing/documentLoads.ts';
import { createViewStore } from '../routing/view.ts';
import { waitForNetwork } from './waitForNetwork.ts';
import { installChannels } from '../offline/testing/installChannels.ts';

let isOnline = true;
let forget: () => void;

beforeAll(() => {
  installChannels();
  Object.defineProperty(navigator, 'onLine', { get: () => isOnline, configurable: true });
});

beforeEach(() => {
  isOnline = true;
  document.body.replaceChildren();
  forget = forgetListeners(window);
});

afterEach(() => {
  forget();
});

function start() {
  const view = createViewStore({ kind: 'shell', name: 'health' });
  waitForNetwork(view);
  return view;
}

function comeBack(): void {
  isOnline = true;
  dispatchEvent(new Event('online'));
}

/** A worker that finds these paths on the device. */
function workerWith(...paths: readonly string[]): void {
  const controller = {
    postMessage: ({ path }: { path: string }, [port]: readonly MessagePort[]) =>
      port?.postMessage(paths.includes(path)),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true });
}

test('with a network a document loads at once', () => {
  start();
  const load = jest.fn();
  loadDocument(load, '/tools');
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('without one the page stays and says so, and the page that was asked for last opens when it is back', async () => {
  start();
  isOnline = false;
  const [first, last] = [jest.fn(), jest.fn()];
  loadDocument(first, '/first');
  loadDocument(last, '/last');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^You are offline\. The page that you asked for opens/);
  expect(last).not.toHaveBeenCalled();
  comeBack();
  expect(last).toHaveBeenCalledTimes(1);
  expect(first).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  comeBack();
  expect(last).toHaveBeenCalledTimes(1);
});

test('another page that is shown meanwhile takes its place', async () => {
  const view = start();
  isOnline = false;
  const load = jest.fn();
  loadDocument(load, '/tools');
  await screen.findByRole('alert');
  view.set({ kind: 'shell', name: 'not-found' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  comeBack();
  expect(load).not.toHaveBeenCalled();
});

test('without one a page that the device has opens at once, and no other one', async () => {
  workerWith('/tools/tax');
  start();
  isOnline = false;
  const load = jest.fn();
  loadDocument(load, '/pricing');
  await screen.findByRole('alert');
  expect(load).not.toHaveBeenCalled();
  const kept = new Promise<void>((resolve) => {
    loadDocument(resolve, '/tools/tax');
  });
  await expect(kept).resolves.toBeUndefined();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

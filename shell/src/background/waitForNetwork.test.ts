import { screen } from '@testing-library/react';
import { forgetListeners } from '../testing/forgetListeners.ts';
import { loadDocument } from '../routing/documentLoads.ts';
import { createViewStore } from '../routing/view.ts';
import { waitForNetwork } from './waitForNetwork.ts';

let isOnline = true;
let forget: () => void;

beforeAll(() => {
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

test('with a network a document loads at once', () => {
  start();
  const load = jest.fn();
  loadDocument(load);
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('without one the page stays and says so, and the page that was asked for last opens when it is back', () => {
  start();
  isOnline = false;
  const [first, last] = [jest.fn(), jest.fn()];
  loadDocument(first);
  loadDocument(last);
  expect(screen.getByRole('alert')).toHaveTextContent(/^You are offline\. The page that you asked for opens/);
  expect(last).not.toHaveBeenCalled();
  comeBack();
  expect(last).toHaveBeenCalledTimes(1);
  expect(first).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  comeBack();
  expect(last).toHaveBeenCalledTimes(1);
});

test('another page that is shown meanwhile takes its place', () => {
  const view = start();
  isOnline = false;
  const load = jest.fn();
  loadDocument(load);
  view.set({ kind: 'shell', name: 'not-found' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  comeBack();
  expect(load).not.toHaveBeenCalled();
});

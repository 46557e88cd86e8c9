import { createViewStore } from '../routing/view.ts';
import { Screen } from '../screen/Screen.ts';
import { sampleRoute, sampleVersion } from '@artha/shared/testing';
import { chooseOffline } from './offlineChoice.ts';
import { startOffline } from './startOffline.ts';
import { whenInteractive } from './whenInteractive.ts';
import { installChannels } from './testing/installChannels.ts';

const asked: unknown[] = [];
const active = {
  postMessage: (message: unknown) => {
    asked.push(message);
  },
};
const registration = Object.assign(new EventTarget(), { active, waiting: null, installing: null });
const register = jest.fn(() => Promise.resolve(registration));

function setNavigator(name: string, value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

const screenOf = (path: string) => {
  const version = sampleVersion();
  return new Screen(
    { remote: 'tax', version, route: sampleRoute({ path }) },
    () => Promise.resolve({}),
    () => undefined,
  );
};

beforeEach(() => {
  installChannels();
  jest.useFakeTimers();
  asked.splice(0);
  register.mockClear();
  localStorage.clear();
  setNavigator('serviceWorker', { register, ready: Promise.resolve(registration) });
  setNavigator('connection', { saveData: false, effectiveType: '4g' });
  Object.assign(performance, { getEntriesByType: () => [{ name: `${location.origin}/remotes/tax/0123/5.js?r=1` }] });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const visit = { kind: 'visited', remote: 'tax', path: '/', files: ['/remotes/tax/0123/5.js'] };

test('the worker is registered past the cache, and keeps each page once it is quiet', async () => {
  const view = createViewStore({ kind: 'screen', screen: screenOf('/') });
  await startOffline(view);
  expect(register.mock.calls).toEqual([['/offline.js', { updateViaCache: 'none' }]]);
  expect(asked).toEqual([]);
  await jest.advanceTimersByTimeAsync(1500);
  expect(asked).toEqual([{ ...visit, savesData: false }]);
  view.set({ kind: 'shell', name: 'not-found' });
  await jest.advanceTimersByTimeAsync(1500);
  expect(asked).toHaveLength(1);
});

test.each([
  ['asks for little data', { saveData: true, effectiveType: '4g' }, true],
  ['has a slow connection', { saveData: false, effectiveType: '3g' }, true],
  ['does not say', undefined, false],
  ['says the kind of its network alone', { type: 'wifi' }, false],
])('a browser that %s saves data or not', async (_, connection, savesData) => {
  setNavigator('connection', connection);
  await startOffline(createViewStore({ kind: 'screen', screen: screenOf('/') }));
  await jest.advanceTimersByTimeAsync(1500);
  expect(asked).toEqual([{ ...visit, savesData }]);
});

test('a person who wants that nothing is kept gets no worker', async () => {
  chooseOffline(true);
  await startOffline(createViewStore({ kind: 'screen', screen: screenOf('/') }));
  expect(register).not.toHaveBeenCalled();
});

test('it waits until the screen of the document is interactive, if there is one', async () => {
  await whenInteractive();
  document.body.innerHTML = '<div data-region="screen"></div>';
  const waited = jest.fn();
  const waiting = whenInteractive().then(waited);
  await Promise.resolve();
  expect(waited).not.toHaveBeenCalled();
  document.querySelector('div')?.setAttribute('data-ready', '');
  await waiting;
  await whenInteractive();
});

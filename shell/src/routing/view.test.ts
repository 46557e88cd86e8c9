import { bus } from '@artha/shared';
import { Failure } from '@artha/shared/contract';
import { sampleFound, sampleScreen } from '../testing/sampleScreen.ts';
import { createViewStore, emitViewStatus } from './view.ts';

let mockIsLeft = false;
jest.mock('../document/leaving.ts', () => ({ isBeingLeft: () => mockIsLeft }));

const loads = () => Promise.resolve({ Sample: () => null });
const fails = () => Promise.reject(new Failure('AR-103', 'Sample.js'));

const [failed, ready] = [jest.fn(), jest.fn()];
bus.on('remote:failed', failed);
bus.on('remote:ready', ready);

beforeEach(() => {
  jest.useFakeTimers();
  failed.mockClear();
  ready.mockClear();
});

afterEach(() => {
  jest.useRealTimers();
});

async function start(screen: ReturnType<typeof sampleScreen>) {
  const done = screen.start();
  await jest.advanceTimersByTimeAsync(1000);
  await done;
}

test('a screen in view that fails emits one event, with its code', async () => {
  const screen = sampleScreen(fails);
  emitViewStatus(createViewStore({ kind: 'screen', screen }));
  await start(screen);
  expect(failed.mock.calls).toEqual([[{ remote: 'sample', code: 'AR-103', message: 'AR-103: Sample.js' }]]);
  expect(ready).not.toHaveBeenCalled();
});

test('a screen whose request is cut off by leaving the page emits nothing', async () => {
  mockIsLeft = true;
  const screen = sampleScreen(fails);
  emitViewStatus(createViewStore({ kind: 'screen', screen }));
  await start(screen);
  mockIsLeft = false;
  expect(failed).not.toHaveBeenCalled();
});

test('a Retry that fails again emits another event', async () => {
  const screen = sampleScreen(fails);
  emitViewStatus(createViewStore({ kind: 'screen', screen }));
  await start(screen);
  await start(screen);
  expect(failed).toHaveBeenCalledTimes(2);
});

test('a screen in view that is ready emits one event, with its version', async () => {
  const screen = sampleScreen(loads);
  emitViewStatus(createViewStore({ kind: 'screen', screen }));
  await start(screen);
  expect(ready.mock.calls).toEqual([[{ remote: 'sample', version: '1.0.0' }]]);
  expect(failed).not.toHaveBeenCalled();
});

test('a screen that is only prefetched emits nothing until it comes into view', async () => {
  const [shown, prefetched] = [sampleScreen(loads), sampleScreen(fails, sampleFound({ path: '/tools/other' }))];
  const view = createViewStore({ kind: 'screen', screen: shown });
  emitViewStatus(view);
  await start(prefetched);
  expect(failed).not.toHaveBeenCalled();
  view.set({ kind: 'screen', screen: prefetched });
  expect(failed).toHaveBeenCalledTimes(1);
});

test('a screen that has left the view emits nothing', async () => {
  const screen = sampleScreen(fails);
  const view = createViewStore({ kind: 'screen', screen });
  emitViewStatus(view);
  view.set({ kind: 'shell', name: 'not-found' });
  await start(screen);
  expect(failed).not.toHaveBeenCalled();
  view.set({ kind: 'screen', screen });
  expect(failed).toHaveBeenCalledTimes(1);
});

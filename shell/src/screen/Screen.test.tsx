import { act, render, screen as page } from '@testing-library/react';
import { Suspense } from 'react';
import { Failure } from '@artha/shared/contract';
import { sampleFound, sampleScreen } from '../testing/sampleScreen.ts';
import { Screen } from './Screen.ts';

const Sample = () => <p>The tool</p>;
const loaded = { Sample };
const never = () => new Promise<unknown>(() => undefined);

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** Starts a screen and lets every pause pass, short of its time limit. */
async function started(screen: Screen): Promise<Screen> {
  const start = screen.start();
  await jest.advanceTimersByTimeAsync(1000);
  await start;
  return screen;
}

function codeOf(screen: Screen): string | undefined {
  const status = screen.status.get();
  return status.kind === 'failed' ? status.failure.code : undefined;
}

describe('loading a screen', () => {
  test('goes from idle over loading to ready', async () => {
    const screen = sampleScreen(() => Promise.resolve(loaded));
    const kinds = [screen.status.get().kind];
    screen.status.subscribe(() => kinds.push(screen.status.get().kind));
    await started(screen);
    expect(kinds).toEqual(['idle', 'loading', 'ready']);
    expect(screen.component).toBe(Sample);
  });

  test('is requested once, however often it is started', async () => {
    const load = jest.fn(() => Promise.resolve(loaded));
    const screen = sampleScreen(load);
    await Promise.all([screen.start(), screen.start()]);
    await screen.start();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('tries a second time after a pause, at a new address, without a failed state in between', async () => {
    const load = jest.fn(() => Promise.resolve(loaded)).mockRejectedValueOnce(new Error('offline'));
    const found = sampleFound();
    const renewAddresses = jest.fn();
    const screen = new Screen(found, load, renewAddresses);
    const kinds: string[] = [];
    screen.status.subscribe(() => kinds.push(screen.status.get().kind));
    const start = screen.start();
    await jest.advanceTimersByTimeAsync(299);
    expect(load.mock.calls).toEqual([[found, false]]);
    expect(renewAddresses).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    await start;
    expect(load.mock.calls).toEqual([
      [found, false],
      [found, true],
    ]);
    expect(kinds).toEqual(['loading', 'ready']);
  });
});

describe('a screen that does not load', () => {
  test('is a state and no rejection, after two attempts', async () => {
    const load = jest.fn(() => Promise.reject(new Failure('AR-103', 'Sample.js')));
    const screen = await started(sampleScreen(load));
    expect(codeOf(screen)).toBe('AR-103');
    expect(load).toHaveBeenCalledTimes(2);
    expect(screen.component).toBeUndefined();
  });

  test.each([new Error('whatever'), 'a string', undefined])(
    'for a reason without a code (%s) counts as an entry that did not load, and keeps the reason',
    async (reason) => {
      const screen = await started(sampleScreen(jest.fn().mockRejectedValue(reason)));
      const status = screen.status.get();
      expect(codeOf(screen)).toBe('AR-101');
      expect(status.kind === 'failed' && status.failure.cause).toBe(reason);
    },
  );

  test('whose loader throws before it promises anything is a state too', async () => {
    const screen = await started(
      sampleScreen(() => {
        throw new Failure('AR-108', 'react');
      }),
    );
    expect(codeOf(screen)).toBe('AR-108');
  });

  test('within nine seconds is AR-102, and not earlier', async () => {
    const screen = sampleScreen(never);
    const start = screen.start();
    await jest.advanceTimersByTimeAsync(8999);
    expect(screen.status.get().kind).toBe('loading');
    await jest.advanceTimersByTimeAsync(1);
    await start;
    expect(codeOf(screen)).toBe('AR-102');
  });

  test('of a contract that the shell does not support is never requested', async () => {
    const load = jest.fn(() => Promise.resolve(loaded));
    const screen = await started(sampleScreen(load, sampleFound({}, 99)));
    expect(codeOf(screen)).toBe('AR-104');
    expect(load).not.toHaveBeenCalled();
  });

  test.each([[{}], [{ Sample: 'not a component' }], [undefined], [null], ['Sample']])(
    'because its module is %j does not expose it',
    async (module) => {
      const screen = await started(sampleScreen(() => Promise.resolve(module)));
      expect(codeOf(screen)).toBe('AR-105');
    },
  );
});

describe('Retry', () => {
  test('after a failure loads the screen, and says that it is a retry', async () => {
    let online = false;
    const load = jest.fn((_: unknown, isRetry: boolean) =>
      online ? Promise.resolve(loaded) : Promise.reject(new Error(`retry: ${isRetry}`)),
    );
    const screen = await started(sampleScreen(load));
    expect(codeOf(screen)).toBe('AR-101');
    online = true;
    await started(screen);
    expect(screen.status.get().kind).toBe('ready');
    expect(load.mock.calls.map(([, isRetry]) => isRetry)).toEqual([false, true, true]);
  });

  test('after a timeout loads the screen again', async () => {
    const load = jest.fn(() => Promise.resolve<unknown>(loaded)).mockImplementationOnce(never);
    const screen = sampleScreen(load);
    void screen.start();
    await jest.advanceTimersByTimeAsync(9000);
    expect(codeOf(screen)).toBe('AR-102');
    await started(screen);
    expect(screen.status.get().kind).toBe('ready');
    await jest.advanceTimersByTimeAsync(20_000);
    expect(screen.status.get().kind).toBe('ready');
  });

  test('of a screen that threw renders it once more without loading', async () => {
    const load = jest.fn(() => Promise.resolve(loaded));
    const screen = await started(sampleScreen(load));
    screen.fail(new Failure('AR-106', 'sample/Sample'));
    expect(codeOf(screen)).toBe('AR-106');
    screen.recover();
    expect(screen.status.get().kind).toBe('ready');
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('the lazy component of a screen', () => {
  const show = (screen: Screen) =>
    render(
      <Suspense fallback={<p>What was composed</p>}>
        <screen.View />
      </Suspense>,
    );

  test('waits while the screen loads, and then shows it', async () => {
    const screen = sampleScreen(() => Promise.resolve(loaded));
    show(screen);
    expect(page.getByText('What was composed')).toBeVisible();
    await act(() => started(screen));
    expect(page.getByText('The tool')).toBeVisible();
  });

  test('goes on waiting after a failure, and shows the screen after Retry', async () => {
    const load = jest
      .fn(() => Promise.resolve(loaded))
      .mockRejectedValueOnce(new Error('offline'))
      .mockRejectedValueOnce(new Error('offline'));
    const screen = sampleScreen(load);
    show(screen);
    await act(() => started(screen));
    expect(codeOf(screen)).toBe('AR-101');
    expect(page.getByText('What was composed')).toBeVisible();
    await act(() => started(screen));
    expect(page.getByText('The tool')).toBeVisible();
  });

  test('of a screen that is loaded already shows it', async () => {
    const screen = await started(sampleScreen(() => Promise.resolve(loaded)));
    await act(async () => {
      show(screen);
      await jest.advanceTimersByTimeAsync(0);
    });
    expect(page.getByText('The tool')).toBeVisible();
  });
});

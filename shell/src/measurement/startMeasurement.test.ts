import { bus } from '@artha/shared';
import { Failure } from '@artha/shared/contract';
import { provideSite, sampleRegistry, sampleVersion, testConfig } from '@artha/shared/testing';
import { readFailureLog, recordFailure } from './failureLog.ts';
import { createViewStore } from '../routing/view.ts';
import { sampleGuard } from '../testing/sampleGuard.ts';
import { sampleFound, sampleScreen } from '../testing/sampleScreen.ts';
import { keepEarlyErrors } from './earlyErrors.ts';
import { measurements } from './measurement.ts';
import { startMeasurement } from './startMeasurement.ts';

let reportLcp: (metric: object) => void = () => undefined;
let reportInp: (metric: object) => void = () => undefined;
jest.mock('web-vitals/attribution', () => ({
  onCLS: () => undefined,
  onFCP: () => undefined,
  onTTFB: () => undefined,
  onLCP: (listener: typeof reportLcp) => {
    reportLcp = listener;
  },
  onINP: (listener: typeof reportInp) => {
    reportInp = listener;
  },
}));

const [shell, sample] = ['a'.repeat(20), '0123456789abcdef0123'];
const screen = sampleScreen(() => Promise.resolve({}), sampleFound());
const view = createViewStore({ kind: 'screen', screen });
const sent: Promise<string>[] = [];
const heard: string[] = [];

const readBlob = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(typeof reader.result === 'string' ? reader.result : '');
    };
    reader.readAsText(blob);
  });
const kept = () => measurements.get().map(({ kind, name, remote }) => `${kind} ${name} ${remote}`);
const errorAt = (stack: string) => Object.assign(new TypeError('Asha Rao'), { stack });

beforeAll(() => {
  Object.assign(globalThis, {
    PerformanceObserver: { supportedEntryTypes: [] },
  });
  Object.assign(navigator, {
    sendBeacon: (url: string, blob: Blob) => {
      expect(url).toBe('/vitals');
      sent.push(readBlob(blob));
      return true;
    },
  });
  globalThis.__artha = sampleGuard({
    shell: sampleVersion({ kind: 'shell', digest: shell, routes: [] }),
    sample: sampleVersion({ digest: sample }),
  });
  provideSite({ ...testConfig, vitalsUrl: '/vitals' }, sampleRegistry({}));
  keepEarlyErrors();
  dispatchEvent(new ErrorEvent('error', { error: errorAt(`at /remotes/shell/${shell}/main.js:1:7`) }));
  recordFailure({ remote: 'sample', code: 'AR-101', message: '' });
  bus.on('measurement:recorded', ({ name }) => heard.push(name));
  startMeasurement(view);
});

test('what happened before it started counts, and the views of the page and of the shell', () => {
  expect(kept()).toEqual(['error TypeError shell', 'error AR-101 sample', 'view view sample', 'view view shell']);
  expect(heard).toEqual(['TypeError', 'AR-101', 'view', 'view']);
});

test('loading counts for the remote of the page and for the shell; responding for the script that took longest', () => {
  reportLcp({ id: 'v1', name: 'LCP', value: 700 });
  const longestScript = { entry: { sourceURL: `/remotes/shell/${shell}/main.js` } };
  reportInp({ id: 'v2', name: 'INP', value: 90, attribution: { longestScript } });
  reportInp({ id: 'v3', name: 'INP', value: 90, attribution: {} });
  expect(kept().slice(4)).toEqual(['vital LCP sample', 'vital LCP shell', 'vital INP shell', 'vital INP sample']);
});

test('failures of loading and later errors count', () => {
  const cause = Object.assign(new RangeError('Asha Rao'), { stack: `at /remotes/sample/${sample}/Sample.js:2:8` });
  const failure = new Failure('AR-106', 'sample', cause);
  failure.stack = `at Sample (/remotes/sample/${sample}/Sample.js:3:9)`;
  screen.fail(failure);
  bus.emit('remote:failed', { remote: 'sample', code: 'AR-106', message: '' });
  dispatchEvent(new ErrorEvent('error', { error: errorAt('at chrome-extension://abc/a.js') }));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no error' }));
  expect(kept().slice(8)).toEqual(['error AR-106 sample', 'error Error sample']);
});

test('the failure log names the script that tried to leave the site', () => {
  const error = new Failure('AR-109', 'https://evil.example');
  error.stack = `at /remotes/sample/${sample}/Sample.js`;
  dispatchEvent(new ErrorEvent('error', { error }));
  expect(kept().slice(10)).toEqual(['error AR-109 sample']);
  expect(readFailureLog().at(-1)).toMatchObject({ remote: 'sample', code: 'AR-109' });
});

test('left, the page reports counts alone, once', async () => {
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(1);
  const text = (await sent[0]) ?? '';
  expect(text).not.toContain('Asha');
  expect(text).toContain(
    `"thrown":[{"remote":"shell","release":"${shell}","count":1,"code":"TypeError","frames":["main.js:1:7"]},{"remote":"sample","release":"${sample}","count":1,"code":"RangeError","frames":["Sample.js:2:8","Sample.js:3:9"]}]`,
  );
  expect(text).not.toContain(location.pathname + '"');
  expect(JSON.parse(text)).toMatchObject({ format: 1 });
  expect(text).toContain(
    `{"remote":"sample","release":"${sample}","count":1,"kind":"vital","metric":"LCP","bucket":3}`,
  );
});

test('with Global Privacy Control nothing is reported', () => {
  Reflect.set(navigator, 'globalPrivacyControl', true);
  sent.length = 0;
  startMeasurement(createViewStore({ kind: 'shell', name: 'not-found' }));
  dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(0);
});

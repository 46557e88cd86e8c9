import { Failure } from '@artha/shared/contract';
import { sampleVersion } from '@artha/shared/testing';
import { Attributor, errorCode, framesOf, stackOf } from './attribution.ts';

const digests = { shell: 'a'.repeat(20), tax: 'b'.repeat(20), report: 'c'.repeat(20) };
const releases = new Map([
  ['shell', sampleVersion({ kind: 'shell', digest: digests.shell, routes: [] })],
  ['tax', sampleVersion({ digest: digests.tax })],
  ['report', sampleVersion({ digest: digests.report })],
]);
const attributor = new Attributor(releases);
const frame = (remote: keyof typeof digests, file = 'main.js') =>
  `    at f (https://artha.example/remotes/${remote}/${digests[remote]}/${file}:1:2)`;
const inView = { remote: 'report', release: digests.report };

test('a script is its release’s', () => {
  expect(attributor.byScripts(frame('tax'))).toEqual({ remote: 'tax', release: digests.tax });
});

test('a remote anywhere in the stack answers for what the shell did on its behalf', () => {
  expect(attributor.byScripts([frame('shell'), frame('tax'), frame('report')].join('\n'))?.remote).toBe('tax');
  expect(attributor.byScripts([frame('shell'), frame('shell', 'react-dom.js')].join('\n'))?.remote).toBe('shell');
});

test('a release that the page learns later is attributed from then on', () => {
  const later = { remote: 'later', release: 'e'.repeat(20) };
  const script = `/remotes/later/${later.release}/main.js`;
  expect(attributor.byScripts(script)).toBeUndefined();
  releases.set('later', sampleVersion({ digest: later.release }));
  expect(attributor.byScripts(script)).toEqual(later);
});

test('a release that the page does not use is not attributed', () => {
  expect(attributor.byScripts(`/remotes/tax/${'d'.repeat(20)}/main.js`)).toBeUndefined();
  expect(attributor.byScripts(`/remotes/evil/${digests.tax}/main.js`)).toBeUndefined();
});

test('an error without a script is that of the page in view; one of a foreign script is not attributed', () => {
  expect(attributor.ofError('', inView)).toEqual(inView);
  expect(attributor.ofError('at chrome-extension://abc/content.js:1:1', inView)).toBeUndefined();
  expect(attributor.ofError(frame('tax'), inView)?.remote).toBe('tax');
});

test('the kind of an error is its code or its name, and never its message', () => {
  class OwnError extends Error {
    override name = 'Asha Rao owes 12,000';
  }
  expect([new Failure('AR-105', 'tax'), new RangeError('12'), new OwnError(), 'text', null].map(errorCode)).toEqual([
    'AR-105',
    'RangeError',
    'Error',
    'Error',
    'Error',
  ]);
});

test('what was thrown may be no error', () => {
  expect(['text', undefined, { stack: 1 }].map(stackOf)).toEqual(['', '', '']);
});

test('a stack is reported as positions in the scripts of its release, without message, functions, addresses and queries', () => {
  const stack = [
    'TypeError: Asha Rao has no PAN',
    frame('tax', 'Tax.js'),
    `    at async https://artha.example/remotes/tax/${digests.tax}/658.js?r=1:3:40`,
    `render@https://artha.example/remotes/tax/${digests.tax}/658.js:7:8`,
    frame('shell'),
    '    at https://artha.example/tools/tax?income=900000:1:1',
  ].join('\n');
  const whose = { remote: 'tax', release: digests.tax };
  expect(framesOf(stack, whose)).toEqual(['Tax.js:1:2', '658.js:3:40', '658.js:7:8']);
  expect(framesOf('', whose)).toEqual([]);
  expect(framesOf(Array.from({ length: 30 }, () => frame('tax')).join('\n'), whose)).toHaveLength(10);
});

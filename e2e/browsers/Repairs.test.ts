import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Repairs, SETS_VALUE } from './Repairs.ts';

let repairs: Repairs;
let renamed: [string, string][];

beforeEach(() => {
  renamed = [];
  repairs = new Repairs((from, to) => renamed.push([from, to]));
});

const event = (method: string, params: object) => ({ type: 'event', method, params });
/** The names of the events that Playwright gets for these. */
const eventsFor = (...events: readonly object[]) =>
  events.flatMap((one) => repairs.answer(JSON.stringify(one))).map((text) => /"method":"(.*?)"/.exec(text)?.[1]);

test('a command that the browser does not know does nothing', () => {
  const answer = { type: 'error', id: 7, error: 'unknown command', message: 'emulation.setMediaFeaturesOverride' };
  expect(repairs.answer(JSON.stringify(answer))).toEqual([JSON.stringify({ type: 'success', id: 7, result: {} })]);
});

test.each([
  { type: 'error', id: 7, error: 'no such node', message: 'an "unknown command"' },
  { type: 'success', id: 7, result: { value: '"unknown command"' } },
  { type: 'event', method: 'log.entryAdded', params: { text: '"unknown command"' } },
])('anything else is passed on: %j', (answer) => {
  expect(repairs.answer(JSON.stringify(answer))).toEqual([JSON.stringify(answer)]);
});

test('a text is typed instead of set as a value, in the version of Playwright that is installed', () => {
  const playwright = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  expect(readFileSync(join(playwright, 'lib/coreBundle.js'), 'utf8')).toContain(SETS_VALUE);
  const command = JSON.stringify({ id: 1, method: 'script.evaluate', params: { expression: `"a"; ${SETS_VALUE}` } });
  expect(JSON.parse(repairs.command(command))).toMatchObject({
    params: { expression: expect.stringMatching(/^"a"; .*execCommand/) },
  });
});

describe('a navigation', () => {
  const begun = event('browsingContext.navigationStarted', { context: 'f', navigation: 'n', url: 'http://a.example/' });
  const realm = event('script.realmCreated', { type: 'window', context: 'f', realm: 'r' });

  test('without a request comes from the back/forward cache: its page is committed and loaded', () => {
    expect(eventsFor(begun, realm)).toEqual([
      'browsingContext.navigationStarted',
      'browsingContext.navigationCommitted',
      'script.realmCreated',
      'browsingContext.domContentLoaded',
      'browsingContext.load',
    ]);
    expect(eventsFor(realm)).toEqual(['script.realmCreated']);
  });

  test('with a request is reported by the browser', () => {
    const request = event('network.beforeRequestSent', { navigation: 'n' });
    expect(eventsFor(begun, request, realm)).toHaveLength(3);
  });

  test('is not committed by another frame, or by a world of Playwright', () => {
    const other = event('script.realmCreated', { type: 'window', context: 'g' });
    const world = event('script.realmCreated', { type: 'window', context: 'f', sandbox: 'utility' });
    expect(eventsFor(begun, other, world)).toHaveLength(3);
  });
});

test('a second download of the same name replaces the first one’s file', () => {
  const url = 'blob:http://a.example/1';
  const begin = event('browsingContext.downloadWillBegin', { url, navigation: null, suggestedFilename: 'a.csv' });
  const end = event('browsingContext.downloadEnd', { url, navigation: null, filepath: '/tmp/a(1).csv' });
  for (const one of [begin, end]) {
    expect(repairs.answer(JSON.stringify(one)).map((text): unknown => JSON.parse(text))).toEqual([
      { ...one, params: { ...one.params, download: url } },
    ]);
  }
  expect(renamed).toEqual([['/tmp/a(1).csv', '/tmp/a.csv']]);
});

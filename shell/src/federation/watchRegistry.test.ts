import { createStore } from '@artha/shared';
import { sampleRegistry, sampleVersion, testConfig } from '@artha/shared/testing';
import { loadPageData } from '../document/pageData.ts';
import { forgetListeners } from '../testing/forgetListeners.ts';
import { sampleGuard } from '../testing/sampleGuard.ts';
import { answerRegistry, sampleElement, writeElement } from '../testing/writePage.ts';
import { watchRegistry } from './watchRegistry.ts';

const shell = sampleVersion({ kind: 'shell', digest: '5'.repeat(20) });
const tax = sampleVersion();
const learned = sampleVersion({ digest: '1'.repeat(20) });
const newer = sampleVersion({ digest: 'f'.repeat(20) });
const ownUrl = sampleElement(testConfig).registry.url;

/** The parts of the site's registry, by address. */
const parts = new Map<string, unknown>();
const asked: string[] = [];
const fetchPart = jest.fn((address: string, options: RequestInit) => {
  expect(options).toEqual({ cache: 'no-cache' });
  asked.push(address);
  const part = parts.get(address);
  return Promise.resolve({ status: part ? 200 : 404, json: () => Promise.resolve(part) });
});
const partOf = (version: typeof tax, registry = ownUrl) => ({ registry, shell: shell.extras.digest, version });

/** Watches for releases that are newer than its own. @returns whether there are. */
function watch() {
  const isStale = createStore(false);
  watchRegistry('tax', isStale);
  return { isStale: isStale.get };
}

let visibility: DocumentVisibilityState = 'visible';
let forget: () => void;

beforeAll(async () => {
  writeElement(JSON.stringify(sampleElement(testConfig)));
  answerRegistry(() => sampleRegistry({ tax: [tax] }));
  await loadPageData();
});

beforeEach(() => {
  Object.assign(globalThis, { fetch: fetchPart });
  globalThis.__artha = sampleGuard({ shell, tax, report: learned });
  parts.clear();
  parts.set('/registry/tax.json', partOf(tax));
  parts.set('/registry/report.json', partOf(learned, '/registries/5678.json'));
  asked.length = 0;
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  visibility = 'visible';
  forget = forgetListeners(document);
});

afterEach(() => {
  forget();
  jest.restoreAllMocks();
});

async function showTab() {
  document.dispatchEvent(new Event('visibilitychange'));
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
}

test('nothing is requested while the tab is hidden', async () => {
  const { isStale } = watch();
  visibility = 'hidden';
  await showTab();
  expect(asked).toEqual([]);
  expect(isStale()).toBe(false);
});

test('the page is not stale while its own pages and the releases that it learned are the same', async () => {
  const { isStale } = watch();
  await showTab();
  expect(asked.sort()).toEqual(['/registry/report.json', '/registry/tax.json']);
  expect(isStale()).toBe(false);
});

test.each([
  ['its pages name another registry', '/registry/tax.json', partOf(newer, '/registries/5678.json')],
  ['its remote is gone', '/registry/tax.json', undefined],
  ['a remote whose release it learned has another one', '/registry/report.json', partOf(newer)],
  ['a remote whose release it learned is gone', '/registry/report.json', undefined],
])('the page is stale once %s, and then it requests nothing more', async (_, address, part) => {
  parts.set(address, part);
  const { isStale } = watch();
  expect(isStale()).toBe(false);
  await showTab();
  expect(isStale()).toBe(true);
  await showTab();
  expect(asked).toHaveLength(2);
});

test.each([
  ['the network is gone', () => fetchPart.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
  ['the answer is no part of a registry', () => parts.set('/registry/tax.json', { error: 'bad gateway' })],
])('while %s, the page is not stale, and the next time it is requested again', async (_, arrange) => {
  arrange();
  const { isStale } = watch();
  await showTab();
  expect(isStale()).toBe(false);
  parts.set('/registry/tax.json', partOf(newer, '/registries/5678.json'));
  await showTab();
  expect(isStale()).toBe(true);
});

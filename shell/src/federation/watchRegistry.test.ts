import { createStore } from '@artha/shared';
import { sampleRegistry, sampleVersion } from '@artha/shared/testing';
import { forgetListeners } from '../testing/forgetListeners.ts';
import { watchRegistry } from './watchRegistry.ts';

const own = sampleRegistry({ tax: [sampleVersion()] });

/** Watches for releases that are newer than its own. @returns whether there are. */
function watch() {
  const isStale = createStore(false);
  watchRegistry(own, isStale);
  return { isStale: isStale.get };
}
const newer = sampleVersion({ digest: 'f'.repeat(20) });

const fetchRegistry = jest.fn();
let visibility: DocumentVisibilityState = 'visible';
let forget: () => void;

beforeEach(() => {
  fetchRegistry.mockReset();
  Object.assign(globalThis, { fetch: fetchRegistry });
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
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

const answers = (body: unknown) => fetchRegistry.mockResolvedValue({ json: () => Promise.resolve(body) });

test('nothing is requested while the tab is hidden', async () => {
  const { isStale } = watch();
  visibility = 'hidden';
  await showTab();
  expect(fetchRegistry).not.toHaveBeenCalled();
  expect(isStale()).toBe(false);
});

test('the registry is requested past the browser’s cache', async () => {
  answers(own);
  watch();
  await showTab();
  expect(fetchRegistry.mock.calls).toEqual([['/registry.json', { cache: 'no-cache' }]]);
});

test('the page is not stale while the current digests are its own, whatever else the registry lists', async () => {
  const past = sampleVersion({ digest: '0'.repeat(20) }, { traffic: 0, default: false });
  answers(sampleRegistry({ tax: [past, { ...sampleVersion({ owner: 'another team' }) }], gone: [past] }));
  const { isStale } = watch();
  await showTab();
  expect(isStale()).toBe(false);
});

test.each([
  ['a remote has a newer release', { tax: [newer] }],
  ['there is a new remote', { tax: [sampleVersion()], glossary: [sampleVersion()] }],
  ['a remote is gone', {}],
  ['a remote was rolled back to another version', { tax: [{ ...newer, deployment: { traffic: 0, default: false } }] }],
])('the page is stale once %s', async (_, microFrontends) => {
  answers(sampleRegistry(microFrontends));
  const { isStale } = watch();
  expect(isStale()).toBe(false);
  await showTab();
  expect(isStale()).toBe(true);
});

test('once stale it requests nothing more', async () => {
  answers(sampleRegistry({ tax: [newer] }));
  watch();
  await showTab();
  await showTab();
  expect(fetchRegistry).toHaveBeenCalledTimes(1);
});

test.each([
  ['the network is gone', () => fetchRegistry.mockRejectedValue(new TypeError('Failed to fetch'))],
  [
    'the answer is no JSON',
    () => fetchRegistry.mockResolvedValue({ json: () => Promise.reject(new SyntaxError('<')) }),
  ],
  ['the answer is no registry', () => answers({ error: 'bad gateway' })],
])('while %s, the page is not stale, and the next time it is requested again', async (_, arrange) => {
  arrange();
  const { isStale } = watch();
  await showTab();
  expect(isStale()).toBe(false);
  answers(sampleRegistry({ tax: [newer] }));
  await showTab();
  expect(isStale()).toBe(true);
});

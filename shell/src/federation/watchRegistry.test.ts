import { sampleRegistry, sampleVersion } from '@artha/shared/testing';
import { forgetListeners } from '../testing/forgetListeners.ts';
import { watchRegistry } from './watchRegistry.ts';

const own = sampleRegistry({ tax: [sampleVersion()] });
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

async function lookAtTab() {
  document.dispatchEvent(new Event('visibilitychange'));
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

const answers = (body: unknown) => fetchRegistry.mockResolvedValue({ json: () => Promise.resolve(body) });

test('nothing is asked before the tab is looked at again', async () => {
  const { isStale } = watchRegistry(own);
  visibility = 'hidden';
  await lookAtTab();
  expect(fetchRegistry).not.toHaveBeenCalled();
  expect(isStale()).toBe(false);
});

test('the registry is asked for past the browser’s cache', async () => {
  answers(own);
  watchRegistry(own);
  await lookAtTab();
  expect(fetchRegistry.mock.calls).toEqual([['/registry.json', { cache: 'no-cache' }]]);
});

test('the page is not stale while the digests that visitors get are its own, whatever history says', async () => {
  const past = sampleVersion({ digest: '0'.repeat(20) }, { traffic: 0, default: false });
  answers(sampleRegistry({ tax: [past, { ...sampleVersion({ owner: 'another team' }) }], gone: [past] }));
  const { isStale } = watchRegistry(own);
  await lookAtTab();
  expect(isStale()).toBe(false);
});

test.each([
  ['a remote has a newer release', { tax: [newer] }],
  ['there is a new remote', { tax: [sampleVersion()], glossary: [sampleVersion()] }],
  ['a remote is gone', {}],
  ['a remote was rolled back to another version', { tax: [{ ...newer, deployment: { traffic: 0, default: false } }] }],
])('the page is stale once %s', async (_, microFrontends) => {
  answers(sampleRegistry(microFrontends));
  const { isStale } = watchRegistry(own);
  expect(isStale()).toBe(false);
  await lookAtTab();
  expect(isStale()).toBe(true);
});

test('once stale it asks no more', async () => {
  answers(sampleRegistry({ tax: [newer] }));
  watchRegistry(own);
  await lookAtTab();
  await lookAtTab();
  expect(fetchRegistry).toHaveBeenCalledTimes(1);
});

test.each([
  ['the network is gone', () => fetchRegistry.mockRejectedValue(new TypeError('Failed to fetch'))],
  [
    'the answer is no JSON',
    () => fetchRegistry.mockResolvedValue({ json: () => Promise.reject(new SyntaxError('<')) }),
  ],
  ['the answer is no registry', () => answers({ error: 'bad gateway' })],
])('while %s, the versions at hand go on, and the next look asks again', async (_, arrange) => {
  arrange();
  const { isStale } = watchRegistry(own);
  await lookAtTab();
  expect(isStale()).toBe(false);
  answers(sampleRegistry({ tax: [newer] }));
  await lookAtTab();
  expect(isStale()).toBe(true);
});

import { sampleIntegrity, sampleRegistry, sampleVersion, testConfig } from '@artha/shared/testing';
import { startPage } from '../testing/writePage.ts';

const URL_OF_ENTRY = 'http://localhost/remotes/sample/0123456789abcdef0123/remoteEntry.js';

beforeAll(() => startPage({ registry: sampleRegistry({ sample: [sampleVersion()] }), config: testConfig }));

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
});

afterEach(() => {
  jest.useRealTimers();
});

const element = () => document.head.querySelector('script');

/** Starts loading; jsdom requests no script, so the test dispatches its events. */
async function loading(url = URL_OF_ENTRY) {
  const { loadScript } = await import('./loadScript.ts');
  const end = jest.fn<undefined, [unknown?]>();
  const done = loadScript(url, 4000).then(
    () => end(),
    (failure: unknown) => end(failure),
  );
  return { done, end, script: element() };
}

test('a script is put into the head with its digest, and is gone once it has run', async () => {
  const { done, end, script } = await loading();
  expect(script).toHaveAttribute('src', URL_OF_ENTRY);
  // jsdom knows integrity as a property only.
  expect(script?.integrity).toBe(sampleIntegrity);
  expect(script).toHaveAttribute('crossorigin', 'anonymous');
  script?.dispatchEvent(new Event('load'));
  await done;
  expect(end.mock.calls).toEqual([[]]);
  expect(element()).toBeNull();
});

test('one that does not load, or has another digest, is AR-101', async () => {
  const { done, end, script } = await loading();
  script?.dispatchEvent(new Event('error'));
  await done;
  expect(end.mock.calls).toEqual([[expect.objectContaining({ code: 'AR-101' })]]);
  expect(element()).toBeNull();
});

test('one that does not load in time is AR-102, and not earlier', async () => {
  const { done, end } = await loading();
  await jest.advanceTimersByTimeAsync(3999);
  expect(end).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await done;
  expect(end.mock.calls).toEqual([[expect.objectContaining({ code: 'AR-102' })]]);
  expect(element()).toBeNull();
});

test('no timer is left afterwards', async () => {
  const { done, script } = await loading();
  script?.dispatchEvent(new Event('load'));
  await done;
  expect(jest.getTimerCount()).toBe(0);
});

test('one that the registry does not name never gets into the document', async () => {
  const { done, end, script } = await loading('https://evil.example/remoteEntry.js');
  await done;
  expect(script).toBeNull();
  expect(end.mock.calls).toEqual([[expect.any(TypeError)]]);
});

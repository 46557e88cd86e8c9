import { sampleVersion } from '@artha/shared/testing';
import { sampleGuard } from '../testing/sampleGuard.ts';
import { isOtherRelease } from './askForRelease.ts';

const failed = sampleVersion();
const { digest } = failed.extras;
const answer = jest.fn<Promise<unknown>, [string]>();
const partOf = (release: string) => ({
  registry: '/registries/0.json',
  shell: '',
  version: sampleVersion({ digest: release }),
});

beforeEach(() => {
  globalThis.__artha = sampleGuard({ sample: failed });
  answer.mockReset();
  const fetch = (address: string) => answer(address).then((part) => ({ json: () => Promise.resolve(part) }));
  Object.assign(globalThis, { fetch });
});

afterEach(() => {
  globalThis.__artha = undefined;
});

test('a release that visitors get instead of the one that failed is another one', async () => {
  answer.mockResolvedValue(partOf('f'.repeat(20)));
  expect(await isOtherRelease('sample')).toBe(true);
  expect(answer).toHaveBeenCalledWith(`/registry/sample.json?not=${digest}`);
});

test.each<readonly [string, () => Promise<unknown>]>([
  ['they still get the same', () => Promise.resolve(partOf(digest))],
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the answer cannot be read', () => Promise.resolve('an error page')],
])('there is none if %s', async (_, part) => {
  answer.mockImplementation(part);
  expect(await isOtherRelease('sample')).toBe(false);
});

test('nothing is asked of a remote whose release this tab does not know', async () => {
  expect(await isOtherRelease('other')).toBe(false);
  expect(answer).not.toHaveBeenCalled();
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleConfig } from '@artha/core/testing/pages';
import { remoteFolder, shellFolder } from '@artha/core/testing/releaseFolders';
import { readSiteText } from '@artha/core/testing/readSiteText';
import { publishBuilt } from './publishBuilt.ts';

const parent = mkdtempSync(join(tmpdir(), 'artha-built-'));
const folder = join(parent, 'store');
const builds = [shellFolder(), remoteFolder()];
const newer = [builds[0] ?? '', remoteFolder({ version: '1.1.0' })];
afterAll(() => {
  for (const one of [parent, ...builds, ...newer]) rmSync(one, { recursive: true, force: true });
});

/** Number of the remote's releases in the store after publishing the newer one. */
async function releasesAfter(isKept: boolean, config = sampleConfig): Promise<number> {
  await publishBuilt(folder, sampleConfig, builds, false);
  const store = await publishBuilt(folder, config, newer, isKept);
  return (await store.contents.listReleases()).filter(({ name }) => name === 'tax').length;
}

test('a store is reused on request', async () => {
  expect(await releasesAfter(true)).toBe(2);
});

/** Publishes builds without a request to reuse a store; returns when the store's site was signed. */
async function signedAfter(folders: readonly string[]): Promise<string | undefined> {
  const store = await publishBuilt(folder, sampleConfig, folders, false);
  return readSiteText(store, 'metadata/timestamp.json');
}

test('a store that has the same builds, and no others, is reused for a day', async () => {
  const before = await signedAfter(builds);
  expect(before).toBeDefined();
  expect(await signedAfter(builds)).toBe(before);
  expect(await signedAfter(newer)).not.toBe(before);

  await publishBuilt(folder, sampleConfig, builds, true);
  await publishBuilt(folder, sampleConfig, builds, false);
  const store = await publishBuilt(folder, sampleConfig, builds, false);
  expect((await store.contents.listReleases()).filter(({ name }) => name === 'tax')).toHaveLength(1);

  const fresh = await signedAfter(builds);
  jest.useFakeTimers({ now: Date.now() + 25 * 60 * 60 * 1000, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] });
  expect(await signedAfter(builds)).not.toBe(fresh);
  jest.useRealTimers();
});

test.each([
  ['reuse is not requested and the builds differ', false, sampleConfig],
  ['it was composed with another configuration', true, { ...sampleConfig, product: 'Nidhi' }],
])('a new store is created if %s', async (_, isKept, config) => {
  expect(await releasesAfter(isKept, config)).toBe(1);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleConfig } from '@artha/release/testing/pages';
import { remoteFolder, shellFolder } from '@artha/release/testing/releaseFolders';
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

test.each([
  ['reuse is not requested', false, sampleConfig],
  ['it was composed with another configuration', true, { ...sampleConfig, product: 'Nidhi' }],
])('a new store is created if %s', async (_, isKept, config) => {
  expect(await releasesAfter(isKept, config)).toBe(1);
});

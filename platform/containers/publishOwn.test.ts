import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReleaseClient } from '@artha/service/ReleaseClient';
import { startReleaseService, type RunningService } from '@artha/service/startReleaseService';
import { FolderStore } from '@artha/core/folderStore';
import type { SiteChange } from '@artha/core/store';
import { localContext } from '@artha/core/testing/localContext';
import { testTeam } from '@artha/core/testing/testTeam';
import { sampleConfig } from '@artha/core/testing/pages';
import { remoteFolder, shellFolder } from '@artha/core/testing/releaseFolders';
import { publishAnyway, publishUnlessOlder } from './publishOwn.ts';

/** A store that is full after some writes, until it gets space again. */
class FullStore extends FolderStore {
  writesLeft = Infinity;

  #write<T>(write: () => Promise<T>): Promise<T> {
    this.writesLeft -= 1;
    return this.writesLeft < 0
      ? Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
      : write();
  }

  override putRelease(...parameters: Parameters<FolderStore['putRelease']>): Promise<void> {
    return this.#write(() => super.putRelease(...parameters));
  }

  override putContentAddressed(...parameters: Parameters<FolderStore['putContentAddressed']>): Promise<void> {
    return this.#write(() => super.putContentAddressed(...parameters));
  }

  override replaceSite(change: SiteChange): Promise<boolean> {
    return this.#write(() => super.replaceSite(change));
  }
}

const store = mkdtempSync(join(tmpdir(), 'artha-own-'));
const shell = shellFolder();
const [first, second] = [remoteFolder({ version: '1.0.0' }), remoteFolder({ version: '1.1.0' })];
const fullStore = new FullStore(store);
let service: RunningService;
let client: ReleaseClient;

beforeAll(async () => {
  service = await startReleaseService(localContext(fullStore, sampleConfig), { log: () => undefined });
  client = new ReleaseClient(service.url, { signer: testTeam });
  await client.publish(shell);
});

afterAll(async () => {
  await service.close();
  for (const folder of [store, shell, first, second]) rmSync(folder, { recursive: true });
});

/** Starts the container of a release. */
const start = (folder: string) => publishUnlessOlder(client, folder, {});
const liveVersion = async () => (await client.status()).find(({ name }) => name === 'tax')?.version;

test('a publish that failed on a full store succeeds once there is space, after any number of writes', async () => {
  const release = remoteFolder({ version: '0.9.0' });
  for (const writes of [0, 1, 2]) {
    fullStore.writesLeft = writes;
    await expect(start(release)).rejects.toThrow('The store has no space left.');
  }
  fullStore.writesLeft = Infinity;
  expect(await start(release)).toMatch(/^tax 0\.9\.0 \(\w+\) is live\.$/);
  rmSync(release, { recursive: true });
});

// Each test continues with the site of the one before.
test('the first container that starts publishes its release, and another start changes nothing', async () => {
  expect(await start(first)).toMatch(/^tax 1\.0\.0 \(\w+\) is live\.$/);
  expect(await start(first)).toMatch(/was already live\.$/);
});

test('a container does not replace a newer release that was published by hand', async () => {
  await client.publish(second);
  expect(await start(first)).toMatch(/^Visitors keep tax 1\.1\.0 .* was live before it\./);
  expect(await liveVersion()).toBe('1.1.0');
});

test('a container does not restore a release that was rolled back', async () => {
  await client.rollback('tax');
  expect(await start(second)).toMatch(/^Visitors keep tax 1\.0\.0 /);
  expect(await liveVersion()).toBe('1.0.0');
});

test('a request for exactly this release is granted', async () => {
  expect(await publishAnyway(client, second, {})).toMatch(/^tax 1\.1\.0 \(\w+\) is live\.$/);
  expect(await liveVersion()).toBe('1.1.0');
});

test('a container does not restore a remote that was taken off the site', async () => {
  await client.withdraw('tax');
  expect(await start(second)).toMatch(/^tax was taken off the site/);
  expect(await liveVersion()).toBeUndefined();
});

import type { LogLine } from '@artha/observability';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStore } from '@artha/core/folderStore';
import { localContext } from '@artha/core/testing/localContext';
import { testTeam } from '@artha/core/testing/testTeam';
import { sampleConfig } from '@artha/core/testing/pages';
import { remoteFolder, shellFolder } from '@artha/core/testing/releaseFolders';
import { createKey, readSigner } from '@artha/core/signer';
import { ReleaseClient } from './ReleaseClient.ts';
import { createReleaseMetrics } from './releaseMetrics.ts';
import { startReleaseService, type RunningService } from './startReleaseService.ts';

const folders: string[] = [];
const made = (one: string): string => {
  folders.push(one);
  return one;
};
const metrics = createReleaseMetrics();
const lines: LogLine[] = [];
let store: FolderStore;
let service: RunningService;

const client = (signer = testTeam) => new ReleaseClient(service.url, { signer });
/** The lines of the metrics that start with this text. */
const figures = async (start: string) =>
  (await metrics.registry.metrics())
    .split('\n')
    .filter((line) => line.startsWith(start))
    .sort();

beforeAll(async () => {
  store = new FolderStore(made(mkdtempSync(join(tmpdir(), 'artha-metrics-'))));
  service = await startReleaseService(localContext(store, sampleConfig), {
    metrics,
    log: (line) => lines.push(line),
  });
  await client().publish(made(shellFolder()));
  const tax = made(remoteFolder({ version: '1.0.0' }));
  await client().publish(tax);
  await client().publish(tax);
  await expect(client(readSigner(createKey())).publish(made(remoteFolder({ version: '1.1.0' })))).rejects.toThrow(
    'RE-21',
  );
});

afterAll(async () => {
  await service.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('the metrics of a release service', () => {
  test('count publishes and uploads by their outcome', async () => {
    expect(await figures('release_publishes_total')).toEqual([
      'release_publishes_total{result="done",code="none"} 2',
      'release_publishes_total{result="failed",code="HTTP"} 0',
      'release_publishes_total{result="failed",code="store"} 0',
      'release_publishes_total{result="unchanged",code="none"} 1',
    ]);
    expect(await figures('release_uploads_total')).toContain('release_uploads_total{result="refused",code="RE-21"} 1');
    expect(await figures('release_publish_duration_seconds_count')).toEqual([
      'release_publish_duration_seconds_count{result="done"} 2',
      'release_publish_duration_seconds_count{result="unchanged"} 1',
    ]);
  });

  test('show what visitors get, and when its signatures expire', async () => {
    const [shell, tax] = await figures('release_live_published_timestamp_seconds');
    expect(shell).toMatch(/\{name="shell",version="[\d.]+"\} \d+/);
    expect(tax).toMatch(/\{name="tax",version="1\.0\.0"\} \d+/);
    const days = async (name: string) => {
      const [line = ''] = await figures(`${name} `);
      return Math.round((Number(line.split(' ')[1]) - Date.now() / 1000) / 86_400);
    };
    expect(await days('release_site_expires_timestamp_seconds')).toBe(7);
    expect(await days('release_root_expires_timestamp_seconds')).toBeGreaterThan(300);
    expect(await figures('release_site_version')).toEqual(['release_site_version 2']);
    expect(await figures('release_store_readable')).toEqual(['release_store_readable 1']);
    expect(await figures('release_renewals_total')).toEqual([
      'release_renewals_total{result="failed"} 0',
      'release_renewals_total{result="unchanged"} 1',
    ]);
  });

  test('show that the store cannot be read', async () => {
    const own = createReleaseMetrics();
    own.watchState(() => Promise.reject(new Error('no store')));
    const text = await own.registry.metrics();
    expect(text).toContain('release_store_readable 0\n');
    expect(text).toContain('release_site_expires_timestamp_seconds 0\n');
  });

  test('count responses by route', async () => {
    await fetch(`${service.url}/v1/remotes/private`);
    expect(await figures('release_requests_total')).toContain(
      'release_requests_total{path="/v1/remotes/:name",status="200"} 5',
    );
  });
});

test('the log of a release service has the patterns of routes, but neither names nor keys of teams', () => {
  expect(lines).toContainEqual({
    method: 'POST',
    path: '/v1/remotes/:name/orders',
    status: 200,
    ms: expect.any(Number),
    requestId: expect.any(String),
  });
  expect(JSON.stringify(lines)).not.toMatch(/tax|artha-order|signatures/i);
});

import type { LogLine } from '@artha/observability';
import { openEdgeSite, siteFiles } from './testing/edgeSite.ts';
import { putSignedSite } from '@artha/core/testing/putSignedSite';
import { putSite } from '@artha/core/testing/putSite';
import { createEdgeMetrics, type EdgeMetrics } from './edgeMetrics.ts';

/** An edge with metrics and a log. */
async function openWatched() {
  const metrics = createEdgeMetrics();
  const lines: LogLine[] = [];
  const site = await openEdgeSite({ metrics, log: (line) => lines.push(line) });
  return { ...site, metrics, lines };
}

/** The value of a metric with its labels; undefined if it does not exist. */
async function figure({ registry }: EdgeMetrics, name: string): Promise<number | undefined> {
  const line = (await registry.metrics()).split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

describe('the metrics of an edge', () => {
  test('count responses by kind of request, with labels from fixed sets only', async () => {
    const edge = await openWatched();
    for (const path of ['/', '/tools?of=private', '/private', '/remotes/tax/0a1b/main.js', '/remotes/private']) {
      await (await fetch(edge.url + path)).text();
    }
    await fetch(`${edge.url}/upload`, { method: 'POST', body: 'private' });
    await fetch(`${edge.url}/auth/v1/private`);
    await fetch(`${edge.url}/vitals`);
    const text = await edge.metrics.registry.metrics();
    expect(text.match(/^edge_requests_total.*$/gm)?.sort()).toEqual([
      'edge_requests_total{kind="auth",status="404"} 1',
      'edge_requests_total{kind="file",status="200"} 1',
      'edge_requests_total{kind="file",status="404"} 1',
      'edge_requests_total{kind="page",status="200"} 2',
      'edge_requests_total{kind="page",status="404"} 1',
      'edge_requests_total{kind="upload",status="503"} 1',
      'edge_requests_total{kind="vitals",status="200"} 1',
    ]);
    expect(await figure(edge.metrics, 'edge_request_duration_seconds_count{kind="page"}')).toBe(3);
    expect(text + JSON.stringify(edge.lines)).not.toContain('private');
    await edge.close();
  });

  test('show the version of the served site, and when its signatures expire', async () => {
    const edge = await openWatched();
    const read = (name: string) => figure(edge.metrics, name);
    expect(await read('edge_site_proved')).toBe(1);
    const version = (await read('edge_site_version')) ?? 0;
    await putSignedSite(edge.store, siteFiles(2));
    expect(await read('edge_site_version')).toBe(version + 1);
    const nowSeconds = Date.now() / 1000;
    expect(await read('edge_site_taken_timestamp_seconds')).toBeGreaterThan(nowSeconds - 60);
    expect(await read('edge_site_expires_timestamp_seconds')).toBeGreaterThan(nowSeconds + 6 * 86_400);
    await edge.close();
  });

  test('count unverified sites, while the last one is served', async () => {
    const edge = await openWatched();
    const read = (name: string) => figure(edge.metrics, name);
    const version = await read('edge_site_version');
    await putSite(edge.store, siteFiles(9));
    expect(await read('edge_site_version')).toBe(version);
    // The check that the other metrics waited for.
    expect(await read('edge_sites_refused_total')).toBe(1);
    expect(edge.lines).toContainEqual({
      level: 'error',
      message: expect.stringMatching(/^Visitors keep the last valid site: /),
    });
    await edge.close();
  });

  test('count failed reads of the store', async () => {
    const edge = await openWatched();
    const read = (name: string) => figure(edge.metrics, name);
    edge.store.openSite = () => Promise.reject(new Error('no store'));
    expect((await fetch(`${edge.url}/tools`)).status).toBe(500);
    expect(await read('edge_store_failures_total')).toBeGreaterThan(0);
    expect(await read('edge_requests_total{kind="page",status="500"}')).toBe(1);
    await edge.close();
  });

  test('show that no site is served before the first publish', async () => {
    expect(await figure(createEdgeMetrics(), 'edge_site_proved')).toBe(0);
  });
});

test('the log of an edge has a line for each request, with the ids from the gateway', async () => {
  const edge = await openWatched();
  const [requestId, traceId] = ['0123456789abcdef0123456789abcdef', 'fedcba9876543210fedcba9876543210'];
  const headers = { 'x-request-id': requestId, traceparent: `00-${traceId}-0123456789abcdef-01` };
  await (await fetch(`${edge.url}/tools?of=private`, { headers })).text();
  expect(edge.lines).toEqual([{ method: 'GET', path: '/*', status: 200, ms: expect.any(Number), requestId, traceId }]);
  await edge.close();
});

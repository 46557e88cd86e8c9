import type { LogLine } from '@artha/observability';
import { openEdgeSite, siteFiles } from '../testing/edgeSite.ts';
import { putSignedSite } from '../testing/putSignedSite.ts';
import { putSite } from '../testing/putSite.ts';
import { createEdgeMetrics, type EdgeMetrics } from './edgeMetrics.ts';

/** An edge that is measured and logs. */
async function openWatched() {
  const metrics = createEdgeMetrics();
  const lines: LogLine[] = [];
  const site = await openEdgeSite({ metrics, log: (line) => lines.push(line) });
  return { ...site, metrics, lines };
}

/** The figure of a name with its labels; undefined where there is none. */
async function figure({ registry }: EdgeMetrics, name: string): Promise<number | undefined> {
  const line = (await registry.metrics()).split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

describe('the metrics of an edge', () => {
  test('count answers by what was asked for, with labels of fixed sets only', async () => {
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

  test('say which site is served, and until when its signatures hold', async () => {
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

  test('count sites that are not proved, and go on with the one that is served', async () => {
    const edge = await openWatched();
    const read = (name: string) => figure(edge.metrics, name);
    const version = await read('edge_site_version');
    await putSite(edge.store, siteFiles(9));
    expect(await read('edge_site_version')).toBe(version);
    // The look that the other figures waited for.
    expect(await read('edge_sites_refused_total')).toBe(1);
    expect(edge.lines).toContainEqual({
      level: 'error',
      message: expect.stringMatching(/^Visitors keep the site that was good last: /),
    });
    await edge.close();
  });

  test('count reads of the store that fail', async () => {
    const edge = await openWatched();
    const read = (name: string) => figure(edge.metrics, name);
    edge.store.openSite = () => Promise.reject(new Error('no store'));
    expect((await fetch(`${edge.url}/tools`)).status).toBe(500);
    expect(await read('edge_store_failures_total')).toBeGreaterThan(0);
    expect(await read('edge_requests_total{kind="page",status="500"}')).toBe(1);
    await edge.close();
  });

  test('say that nothing is served before there is a site', async () => {
    expect(await figure(createEdgeMetrics(), 'edge_site_proved')).toBe(0);
  });
});

test('the log of an edge has a line for each request, with the ids that the gateway gave', async () => {
  const edge = await openWatched();
  const [requestId, traceId] = ['0123456789abcdef0123456789abcdef', 'fedcba9876543210fedcba9876543210'];
  const headers = { 'x-request-id': requestId, traceparent: `00-${traceId}-0123456789abcdef-01` };
  await (await fetch(`${edge.url}/tools?of=private`, { headers })).text();
  expect(edge.lines).toEqual([{ method: 'GET', path: '/*', status: 200, ms: expect.any(Number), requestId, traceId }]);
  await edge.close();
});

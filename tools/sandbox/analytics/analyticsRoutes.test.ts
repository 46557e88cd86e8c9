import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { startSandbox, type Sandbox } from '../startSandbox.ts';

let sandbox: Sandbox;

beforeEach(async () => {
  sandbox = await startSandbox();
});

afterEach(() => sandbox.close());

const event = { event: '$pageview', properties: { token: 'key', $current_url: 'http://127.0.0.1:8080/tools' } };

const send = (path: string, body: string | Uint8Array<ArrayBuffer>) =>
  fetch(sandbox.url + path, { method: 'POST', headers: { 'content-type': 'text/plain' }, body });

describe('what PostHog’s client sends', () => {
  test.each([
    ['compressed', new Uint8Array(gzipSync(JSON.stringify({ api_key: 'key', batch: [event] })))],
    ['a list', JSON.stringify([event])],
    ['alone', JSON.stringify(event)],
    ['in base 64', `data=${encodeURIComponent(Buffer.from(JSON.stringify(event)).toString('base64'))}`],
  ])('is accepted: %s', async (_form, body) => {
    const response = await send('/e/?ip=0&compression=gzip-js', body);
    expect([response.status, await response.json()]).toEqual([200, { status: 1 }]);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(sandbox.analytics.events.map((one) => one.event)).toEqual([event]);
  });

  test('is shown, newest first, until it is cleared', async () => {
    await send('/e/', JSON.stringify(event));
    await send('/s/', JSON.stringify([{ event: '$snapshot', properties: { $snapshot_bytes: 12 } }]));
    const page = await (await fetch(`${sandbox.url}/analytics`)).text();
    expect(page.indexOf('$snapshot')).toBeLessThan(page.indexOf('$pageview'));
    expect(page).toContain('http://127.0.0.1:8080/tools');
    const elsewhere = { method: 'POST', headers: { origin: 'https://evil.example' } };
    expect((await fetch(`${sandbox.url}/analytics/clear`, elsewhere)).status).toBe(403);
    await fetch(`${sandbox.url}/analytics/clear`, { method: 'POST' });
    expect([sandbox.analytics.events, sandbox.analytics.requests]).toEqual([[], []]);
  });

  test('is rejected if it is not an event, but counted as a request', async () => {
    expect((await send('/e/', 'nothing')).status).toBe(400);
    expect((await send('/e/', new Uint8Array([0x1f, 0x8b, 1]))).status).toBe(400);
    expect(sandbox.analytics.requests).toHaveLength(2);
    expect(sandbox.analytics.events).toEqual([]);
  });
});

describe('requests of PostHog’s client', () => {
  test('get a configuration that turns everything on', async () => {
    const script = await (await fetch(`${sandbox.url}/array/phc_key/config.js`)).text();
    const window: Record<string, unknown> = {};
    runInNewContext(script, { window });
    expect(window).toMatchObject({
      _POSTHOG_REMOTE_CONFIG: { phc_key: { config: { token: 'phc_key', surveys: true, heatmaps: true } } },
    });
    const json: unknown = await (await fetch(`${sandbox.url}/array/phc_key/config`)).json();
    expect(json).toMatchObject({ token: 'phc_key', sessionRecording: { endpoint: '/s/' } });
    expect((await fetch(`${sandbox.url}/array/${encodeURIComponent('"];alert(1)//')}/config.js`)).status).toBe(404);
  });

  test('get its additional scripts, and no other files', async () => {
    const script = await fetch(`${sandbox.url}/static/1.434.18/surveys.js`);
    expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    for (const path of ['/static/1/..%2fpackage.js', '/static/1/nothing.js', '/static/1/package.json']) {
      expect((await fetch(sandbox.url + path)).status).toBe(404);
    }
  });

  test('get empty lists of flags and surveys', async () => {
    const flags: unknown = await (await send('/flags/?v=2', '{}')).json();
    expect(v.parse(v.looseObject({ flags: v.strictObject({}) }), flags).flags).toEqual({});
    const surveys: unknown = await (await fetch(`${sandbox.url}/api/surveys/?token=key`)).json();
    expect(surveys).toEqual({ surveys: [] });
  });

  test('get the CORS headers for other origins', async () => {
    const response = await fetch(`${sandbox.url}/flags/`, { method: 'OPTIONS' });
    expect([response.status, response.headers.get('access-control-allow-headers')]).toEqual([204, '*']);
  });
});

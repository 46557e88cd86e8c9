import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { signOverride, signOverrideRecord, type Override } from '../release/override.ts';
import { createKey, readSigner } from '@artha/core/signer';
import { siteAuthority } from '@artha/core/testing/putSignedSite';
import { override } from '../edge.ts';
import { openEdgeSite, type EdgeSite } from '@artha/edge/testing/edgeSite';

const HOUR_MS = 3_600_000;
const ORIGIN = 'http://127.0.0.1:8091';
const chromium = { 'Sec-CH-UA': '"Chromium";v="156", "Not)A;Brand";v="99"' };
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const overrideFor = (secret: string, changes: Partial<Override> = {}): Override => ({
  name: 'tax',
  origin: ORIGIN,
  challenge: sha256(secret),
  until: new Date(Date.now() + HOUR_MS).toISOString(),
  ...changes,
});
const recordFor = (secret: string, changes: Partial<Override> = {}) =>
  signOverrideRecord(overrideFor(secret, changes), siteAuthority.signer);

let own: EdgeSite;
beforeAll(async () => {
  own = await openEdgeSite({ features: [override] });
});
afterAll(() => own.close());

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends a request as it is: `fetch` sets the headers that only browsers may set itself. */
function ask(path: string, { method = 'GET', headers = {}, body = '' }: Asked = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; cookies: string[]; body: string }>(
    (resolve, reject) => {
      const sent = request(own.url + path, { agent: false, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { date: _, 'set-cookie': cookies = [], ...others } = response.headers;
          const status = response.statusCode ?? 0;
          resolve({ status, headers: others, cookies, body: Buffer.concat(chunks).toString('latin1') });
        });
      });
      sent.on('error', reject);
      sent.end(body);
    },
  );
}

/** The secret of a tab that a person opened. */
async function openTab(): Promise<string> {
  const { body } = await ask('/~override', { headers: { 'Sec-Fetch-Dest': 'document' } });
  return /data-secret="([0-9a-f]{32})"/.exec(body)?.[1] ?? '';
}

interface TurnedOn {
  readonly secret?: string;
  readonly site?: string;
  readonly by?: Readonly<Record<string, string>>;
}

function turnOn(record: string, { secret = '', site = 'same-origin', by = chromium }: TurnedOn = {}) {
  const body = JSON.stringify({ record });
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': String(body.length),
    'Sec-Fetch-Site': site,
    ...by,
    Cookie: `other=1; __Host-Http-artha-override-secret=${secret}`,
  };
  return ask('/~override', { method: 'POST', headers, body });
}
const withRecord = (record: string, more: Readonly<Record<string, string>> = {}) => ({
  headers: { Cookie: `__Host-Http-artha-override=${record}`, ...chromium, ...more },
});

test('a tab with the record of the service gets a cookie that no script reads', async () => {
  const secret = await openTab();
  const { status, cookies, headers } = await turnOn(recordFor(secret), { secret });
  expect(status).toBe(204);
  expect(cookies[0]).toMatch(
    /^__Host-Http-artha-override=[\w-]+; Max-Age=(3600|3599); Path=\/; Secure; HttpOnly; SameSite=Strict$/,
  );
  expect(cookies[1]).toMatch(/^__Host-Http-artha-override-secret=; Max-Age=0;/);
  expect(headers['cache-control']).toBe('private, no-store');
});

describe('attacks', () => {
  const stranger = readSigner(createKey());

  test.each<[name: string, record: (secret: string) => string, reason: string]>([
    ['nothing', () => '', 'did not confirm'],
    [
      'a record that the team signed itself',
      (secret) => signOverrideRecord(overrideFor(secret), stranger),
      'did not confirm',
    ],
    ['the statement of a team', (secret) => signOverride(overrideFor(secret), own.url, stranger), 'did not confirm'],
    [
      'a record that has ended',
      (secret) => recordFor(secret, { until: new Date(Date.now() - 1000).toISOString() }),
      'has ended',
    ],
    [
      'a record of another machine',
      (secret) => recordFor(secret, { origin: 'https://evil.example' }),
      'did not confirm',
    ],
    ['a record for another tab', () => recordFor('another secret'), 'is for another tab'],
  ])('%s turns nothing on', async (_, record, reason) => {
    const secret = await openTab();
    const { status, cookies, body } = await turnOn(record(secret), { secret });
    expect(status).toBe(403);
    expect(body).toContain(reason);
    expect(cookies).toEqual([]);
  });

  test('another site turns nothing on or off', async () => {
    const secret = await openTab();
    expect((await turnOn(recordFor(secret), { secret, site: 'cross-site' })).status).toBe(403);
    const off = await ask('/~override', { method: 'DELETE', headers: { 'Sec-Fetch-Site': 'cross-site' } });
    expect([off.status, off.cookies]).toEqual([403, []]);
  });

  test('a script that reads the page gets no secret, and the secret of its tab stays', async () => {
    for (const dest of ['empty', 'iframe', 'script']) {
      const { body, cookies } = await ask('/~override', { headers: { 'Sec-Fetch-Dest': dest } });
      expect(body).toContain('data-secret=""');
      expect(cookies).toEqual([]);
    }
  });

  test('a record without the secret of a tab turns nothing on, whatever it names', async () => {
    expect((await turnOn(recordFor(''))).status).toBe(403);
  });

  test('a browser whose scripts may set the cookies gets no override: they could be those of a remote', async () => {
    const secret = await openTab();
    const page = await ask('/tools');
    for (const by of [
      { 'Sec-CH-UA': '"Chromium";v="139"' },
      { 'Sec-CH-UA': '"Firefox";v="156"' },
      { 'Sec-CH-UA': '' },
    ]) {
      const { status, body, cookies } = await turnOn(recordFor(secret), { secret, by });
      expect([status, cookies]).toEqual([403, []]);
      expect(body).toContain('Overrides need Chromium 150');
      expect(await ask('/tools', withRecord(recordFor('secret'), by))).toEqual(page);
    }
  });

  test('the page can be framed by no page, and no window of the site reaches it', async () => {
    const { headers } = await ask('/~override');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    const page = await ask('/tools');
    expect(headers['cross-origin-opener-policy']).not.toBe(page.headers['cross-origin-opener-policy']);
  });

  test('a forged cookie leaves everything as visitors get it', async () => {
    const before = await ask('/tools');
    for (const record of ['x', signOverrideRecord(overrideFor('a'), stranger)])
      expect(await ask('/tools', withRecord(record))).toEqual(before);
  });
});

test('pages of a browser with an override are kept by no cache, and other files and browsers get the same as before', async () => {
  const [page, file] = [await ask('/tools'), await ask('/registry.json')];
  const record = recordFor('secret');
  const changed = await ask('/tools', withRecord(record));
  expect(changed.body).toContain('id="artha-override"');
  expect(changed.headers).toMatchObject({ 'cache-control': 'private, no-store' });
  expect(changed.headers['etag']).toBeUndefined();
  expect((await ask('/registry.json', withRecord(record))).body).toBe(file.body);
  expect(await ask('/tools')).toEqual(page);
});

test('an isolated page of another remote is byte for byte that of visitors', async () => {
  const { body } = await ask('/tools/tax');
  expect((await ask('/tools/tax', withRecord(recordFor('secret')))).body).toBe(body);
});

test('what a team meets in its own build is not counted', async () => {
  const body = '{"not": "a report"}';
  const headers = { 'Sec-Fetch-Site': 'same-origin', 'Content-Length': String(body.length) };
  expect((await ask('/vitals', { method: 'POST', headers, body })).status).toBe(400);
  const own = { ...headers, ...withRecord(recordFor('secret')).headers };
  expect((await ask('/vitals', { method: 'POST', headers: own, body })).status).toBe(204);
});

test('the page says which override a browser has, and ends it', async () => {
  const { body } = await ask('/~override', withRecord(recordFor('secret')));
  expect(body).toMatch(/tax runs from 127\.0\.0\.1:8091 in one tab of this browser until \d+ \w+ \d{4} at .*IST\./);
  const ended = await ask('/~override', { method: 'DELETE', headers: { 'Sec-Fetch-Site': 'same-origin' } });
  expect(ended.status).toBe(204);
  expect(ended.cookies[0]).toMatch(/^__Host-Http-artha-override=; Max-Age=0;/);
});

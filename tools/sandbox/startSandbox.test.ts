import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { startSandbox, type Sandbox } from './startSandbox.ts';

const tokens = v.looseObject({ access_token: v.string(), refresh_token: v.string() });

const post = (url: string, body: object) => fetch(url, { method: 'POST', body: JSON.stringify(body) });

/** Sends a request with another Host than the address. */
function statusFor(url: string, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject).end();
  });
}

describe('a sandbox that limits addresses', () => {
  let nowMs = Date.now();
  let sandbox: Sandbox;
  const ask = async (path: string, from?: string) => {
    const headers = from === undefined ? {} : { 'x-forwarded-for': from };
    return fetch(`${sandbox.authUrl}${path}`, {
      method: 'POST',
      headers,
      body: '{"email":"a@b.in","password":"wrong1"}',
    });
  };
  const made = async (path: string, from?: string) => {
    let count = 0;
    for (let sent = 0; sent < 120; sent += 1) if ((await ask(path, from)).status !== 429) count += 1;
    return count;
  };

  beforeAll(async () => {
    sandbox = await startSandbox({ limitsAddresses: true, now: () => nowMs });
  });

  afterAll(() => sandbox.close());

  test.each(['/token?grant_type=password', '/verify', '/recover', '/factors/1/challenge', '/factors/1/verify'])(
    'takes thirty of 120 requests to %s at once from one, and some each minute',
    async (path) => {
      expect(await made(path, '203.0.113.1')).toBe(30);
      const refused = await ask(path, '203.0.113.1');
      expect(await refused.json()).toMatchObject({ error_code: 'over_request_rate_limit' });
      expect(await made(path, '203.0.113.2')).toBe(30);
      nowMs += 2500;
      expect((await ask(path, '203.0.113.1')).status).not.toBe(429);
      expect(await made(path)).toBe(120);
    },
  );
});

describe('a sandbox', () => {
  let sandbox: Sandbox;

  beforeAll(async () => {
    sandbox = await startSandbox();
  });

  afterAll(() => sandbox.close());

  test('listens on the loopback interface only, and answers only to its names', async () => {
    expect([sandbox.url, sandbox.googleUrl].map((url) => new URL(url).hostname)).toEqual(['127.0.0.1', '127.0.0.1']);
    for (const url of [`${sandbox.url}/inbox.json`, `${sandbox.authUrl}/settings`, `${sandbox.googleUrl}/authorize`]) {
      expect(await statusFor(url, 'evil.example')).toBe(421);
    }
    expect(await statusFor(`${sandbox.url}/inbox.json`, 'localhost:1')).toBe(200);
  });

  test('receives text messages of a separate Supabase Auth', async () => {
    const send = (body: object) =>
      fetch(`${sandbox.url}/text-hook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await send({ user: { phone: '919800000001' }, sms: { otp: '123456' } })).status).toBe(200);
    expect((await send({ user: {}, sms: { otp: '654321', phone: '+919800000002' } })).status).toBe(200);
    expect((await send({ user: {} })).status).toBe(400);
    expect(sandbox.inbox.messages.map(({ to, code }) => [to, code])).toEqual([
      ['+919800000002', '654321'],
      ['+919800000001', '123456'],
    ]);
  });

  test.each(['/', '/inbox', '/waitlist', '/waitlist/people', '/analytics'])(
    'says on %s that it is a stand-in, and runs no scripts there',
    async (path) => {
      const response = await fetch(sandbox.url + path);
      const page = await response.text();
      expect(response.status).toBe(200);
      expect(page).toContain('<strong>Stand-in.</strong>');
      expect(page).not.toContain('<script');
      expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self';/);
    },
  );

  test('shows the link that confirms an account, which then works', async () => {
    await post(`${sandbox.authUrl}/signup`, { email: 'asha@example.com', password: 'correct horse' });
    const page = await (await fetch(`${sandbox.url}/inbox`)).text();
    expect(page).toContain('Confirm your email address');
    expect(page).toContain('asha@example.com');
    const [message] = sandbox.inbox.messages;
    expect(page).toContain(`href="${(message?.link ?? '').replaceAll('&', '&amp;')}"`);
    expect((await fetch(message?.link ?? '', { redirect: 'manual' })).status).toBe(303);
    const signIn = { email: 'asha@example.com', password: 'correct horse' };
    expect((await post(`${sandbox.authUrl}/token?grant_type=password`, signIn)).status).toBe(200);
  });

  test('escapes what people write', async () => {
    const email = `"><img/src=x>@example.com`;
    await post(`${sandbox.url}/e/`, { event: email, properties: {} });
    const page = await (await fetch(`${sandbox.url}/analytics`)).text();
    expect(page).not.toContain('<img');
    expect(page).toContain('&lt;img');
  });
});

describe('starting', () => {
  afterEach(() => {
    delete process.env['NODE_ENV'];
  });

  test('is refused in production by default', async () => {
    process.env['NODE_ENV'] = 'production';
    await expect(startSandbox()).rejects.toThrow('do not start with NODE_ENV=production');
    const sandbox = await startSandbox({ allowProduction: true });
    await sandbox.close();
  });
});

describe('a sandbox with a folder', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'artha-sandbox-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  test('keeps accounts, sessions and the waitlist over a restart', async () => {
    const first = await startSandbox({ folder, autoconfirm: true });
    const person = { email: 'asha@example.com', password: 'correct horse' };
    const session = v.parse(tokens, await (await post(`${first.authUrl}/signup`, person)).json());
    await fetch(`${first.url}/waitlist/join`, { method: 'POST', body: new URLSearchParams({ email: person.email }) });
    await first.close();
    const second = await startSandbox({ folder, autoconfirm: true });
    const user = await fetch(`${second.authUrl}/user`, {
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    expect(user.status).toBe(200);
    const refreshed = await post(`${second.authUrl}/token?grant_type=refresh_token`, session);
    expect(refreshed.status).toBe(200);
    expect(second.waitlist.entries.map(({ email }) => email)).toEqual([person.email]);
    await second.close();
  });

  test('stores no password, and only this user can read its file', async () => {
    const sandbox = await startSandbox({ folder, autoconfirm: true });
    await post(`${sandbox.authUrl}/signup`, { email: 'asha@example.com', password: 'correct horse' });
    await sandbox.close();
    const file = join(folder, 'auth.json');
    expect(readFileSync(file, 'utf8')).not.toContain('correct horse');
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  test('writes an account before it confirms it', async () => {
    const sandbox = await startSandbox({ folder, autoconfirm: true });
    await post(`${sandbox.authUrl}/signup`, { email: 'asha@example.com', password: 'correct horse' });
    expect(readFileSync(join(folder, 'auth.json'), 'utf8')).toContain('asha@example.com');
    await sandbox.close();
  });

  test('names the file that it cannot read, and the remedy', async () => {
    writeFileSync(join(folder, 'auth.json'), '{"version":2}');
    await expect(startSandbox({ folder })).rejects.toThrow(
      /auth\.json cannot be read: [\s\S]*Delete it to start with empty data/,
    );
    expect(existsSync(join(folder, 'auth.json'))).toBe(true);
  });
});

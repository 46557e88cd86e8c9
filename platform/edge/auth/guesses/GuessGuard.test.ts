import { openEdgeSite, type EdgeSite } from '../../testing/edgeSite.ts';
import { startTokenService, type TokenService } from '../session/testing/tokenService.ts';

const PASSWORD = 'POST /token?grant_type=password';
const WRONG = { code: 'invalid_credentials', message: 'Invalid login credentials' };
const wrongHeaders = { 'x-sb-error-code': 'invalid_credentials' };

let service: TokenService;
let site: EdgeSite;

beforeEach(async () => {
  service = await startTokenService();
  site = await openEdgeSite({ authUrl: service.url, sessionSecret: Buffer.alloc(32, 1), trustedProxies: 'loopback' });
});

afterEach(async () => {
  await site.close();
  await service.close();
});

const wrongFrom = () => {
  service.answer(PASSWORD, 400, WRONG, wrongHeaders);
};

interface Sent {
  readonly body?: string | object;
  readonly from?: string;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const send = (path: string, { body = {}, from = '203.0.113.1', type, headers }: Sent) =>
  fetch(`${site.url}/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': type ?? 'application/json;charset=UTF-8', 'x-forwarded-for': from, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const signIn = (sent: Sent = {}) =>
  send('/token?grant_type=password', { body: { email: 'asha@b.in', password: 'x' }, ...sent });

async function statuses(count: number, work: (index: number) => Promise<Response>): Promise<number[]> {
  const all = [];
  for (let index = 0; index < count; index += 1) all.push((await work(index)).status);
  return all;
}

const made = (all: readonly number[]) => all.filter((status) => status !== 429).length;

test('of 120 wrong passwords in a row five reach the service, and the others are told when to try again', async () => {
  wrongFrom();
  expect(made(await statuses(120, () => signIn()))).toBe(5);
  expect(service.asked).toHaveLength(5);
  const refused = await signIn();
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(25);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(await refused.json()).toEqual({
    code: 'over_request_rate_limit',
    message: expect.stringMatching(/^Too many wrong attempts\. Try again in \d+ seconds\.$/),
  });
});

test('the owner signs in from another address, and others at the first address do, too', async () => {
  wrongFrom();
  await statuses(10, () => signIn());
  service.answer(PASSWORD, 200, {});
  expect((await signIn({ from: '198.51.100.7' })).status).toBe(200);
  expect((await signIn({ body: { email: 'ravi@b.in', password: 'x' } })).status).toBe(200);
  expect((await signIn()).status).toBe(429);
});

test.each<readonly [string, (index: number) => Sent]>([
  ['the case of the address', (index) => ({ body: { email: index % 2 ? 'ASHA@b.in' : ' asha@B.in', password: 'x' } })],
  ['repeated fields', (index) => ({ body: `{"email":"${String(index)}@b.in","email":"asha@b.in","password":"x"}` })],
  ['the type of the body', (index) => ({ type: index % 2 ? 'text/plain' : 'application/json' })],
  ['a claimed address', (index) => ({ from: `198.51.100.${String(index)}, 203.0.113.1` })],
  ['the interface in a network', (index) => ({ from: `2001:db8::${String(index)}` })],
])('no one gets more guesses by %s', async (_, vary) => {
  wrongFrom();
  expect(made(await statuses(20, (index) => signIn(vary(index))))).toBe(5);
});

test.each(['/token?grant_type=password&a=b', '/token/?grant_type=password', '/%74oken?grant_type=password'])(
  'nor by another form of the address, such as %s',
  async (path) => {
    service.answer(`POST ${path}`, 400, WRONG, wrongHeaders);
    const body = { email: 'asha@b.in', password: 'x' };
    expect(made(await statuses(20, () => send(path, { body })))).toBe(5);
  },
);

test('a body in which the service could read another account does not reach it', async () => {
  const all = await statuses(3, () => signIn({ body: { email: 'a@b.in', Email: 'asha@b.in', password: 'x' } }));
  expect([all, service.asked.length]).toEqual([[400, 400, 400], 0]);
});

test('a body without end is not kept', async () => {
  const { status } = await signIn({ body: `{"email":"${'a'.repeat(100_000)}"}` });
  expect([status, service.asked.length]).toEqual([400, 0]);
});

test('the service gets what was sent', async () => {
  const body = { email: 'asha@b.in', password: 'पासवर्ड', gotrue_meta_security: { captcha_token: 'a' } };
  await signIn({ body });
  expect(JSON.parse(service.asked[0]?.body ?? '')).toEqual(body);
});

test('of 120 wrong codes of a factor five reach the service, from wherever they come', async () => {
  const path = '/factors/1/verify';
  const session = await signIn();
  const cookie = session.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const [, token = ''] = /"access_token":"([^"]+)"/.exec(await session.text()) ?? [];
  const headers = {
    cookie,
    authorization: `Bearer ${token}`,
    'x-artha-page': session.headers.get('x-artha-page') ?? '',
  };
  service.answer(
    `POST ${path}`,
    422,
    { code: 'mfa_verification_failed' },
    { 'x-sb-error-code': 'mfa_verification_failed' },
  );
  const all = await statuses(120, (index) => send(path, { headers, from: `198.51.100.${String(index)}` }));
  expect(made(all)).toBe(5);
  // Another factor of the same person still works.
  expect((await send('/factors/2/verify', { headers })).status).toBe(200);
});

test.each([
  [500, 'unexpected_failure'],
  [400, 'email_not_confirmed'],
  [429, 'over_request_rate_limit'],
])('an answer with %s %s is no wrong password', async (status, code) => {
  service.answer(PASSWORD, status, { code }, { 'x-sb-error-code': code });
  expect(await statuses(10, () => signIn())).toEqual(Array(10).fill(status));
});

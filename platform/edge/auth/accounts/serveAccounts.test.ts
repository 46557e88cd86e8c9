import { setTimeout as wait } from 'node:timers/promises';
import { openEdgeSite, type EdgeSite } from '../../testing/edgeSite.ts';
import { Browser } from '../session/testing/Browser.ts';
import { startTokenService, type TokenService } from '../session/testing/tokenService.ts';
import { KEPT_MS } from './AccountKeeper.ts';

const KEY = 'header.role.signature';
const DELETE = ['DELETE', '/user'] as const;
const USERS = 'GET /admin/users?page=1&per_page=200';

let service: TokenService;
let site: EdgeSite;
let browser: Browser;
let logged: string[];

async function open(
  serviceKey: string | undefined = KEY,
  claims: Parameters<typeof startTokenService>[0] = {},
  users: readonly object[] = [],
) {
  service = await startTokenService(claims);
  service.answer('POST /logout?scope=global', 204, {});
  service.answer(USERS, 200, { users });
  service.answer('GET /admin/users?page=2&per_page=200', 200, {
    users: [{ id: 'older', app_metadata: { artha_closed_at: '2026-01-01T00:00:00Z' } }],
  });
  service.answer('DELETE /admin/users/older', 404, {});
  logged = [];
  site = await openEdgeSite({
    authUrl: service.url,
    authServiceKey: serviceKey,
    sessionSecret: Buffer.alloc(32, 1),
    log: (line) => 'message' in line && logged.push(line.message),
  });
  browser = new Browser(site);
}

afterEach(async () => {
  await site.close();
  await service.close();
});

const asked = (start: string) => service.asked.filter(({ name }) => name.startsWith(start));

test('a person closes the account: its sessions end, and no one signs in to it', async () => {
  await open();
  await browser.signIn();
  const { accessToken } = service.given;
  expect((await browser.asAccount(...DELETE)).status).toBe(204);
  expect(browser.cookies.size).toBe(0);
  expect(asked('POST /logout?scope=global')[0]?.headers.authorization).toBe(`Bearer ${accessToken}`);
  const [change] = asked('PUT /admin/users/asha');
  expect(change?.headers.authorization).toBe(`Bearer ${KEY}`);
  expect(JSON.parse(change?.body ?? '')).toEqual({
    ban_duration: '876000h',
    app_metadata: { artha_closed_at: expect.any(String) },
  });
});

test('nothing of another person, page or time closes an account', async () => {
  await open(KEY, { age: 301 });
  expect((await browser.ask(...DELETE)).status).toBe(401);
  await browser.signIn();
  expect((await browser.asAnyPage(...DELETE)).answer).toMatchObject({ code: 'page_not_confirmed' });
  expect((await browser.asAccount(...DELETE)).answer).toMatchObject({ code: 'reauthentication_needed' });
  expect(asked('PUT')).toEqual([]);
});

test('a second factor is needed if the account has one, also if the token does not say so', async () => {
  await open();
  await browser.signIn();
  service.answer('GET /user', 200, { id: 'asha', factors: [{ status: 'verified' }] });
  expect(await browser.asAccount(...DELETE)).toMatchObject({ status: 403, answer: { code: 'insufficient_aal' } });
  service.answer('GET /user', 200, { id: 'asha', factors: [{ status: 'unverified' }] });
  expect((await browser.asAccount(...DELETE)).status).toBe(204);
});

test('a session that the service has ended closes nothing', async () => {
  await open();
  await browser.signIn();
  service.answer('GET /user', 403, { code: 'session_not_found', message: '' });
  expect(await browser.asAccount(...DELETE)).toMatchObject({ status: 401, answer: { code: 'no_authorization' } });
  expect(asked('PUT')).toEqual([]);
});

test('a service that refuses the key is said to be out of reach, and the reason is logged', async () => {
  await open();
  await browser.signIn();
  service.answer('PUT /admin/users/asha', 403, { code: 'not_admin', message: 'User not allowed' });
  expect((await browser.asAccount(...DELETE)).status).toBe(503);
  expect(browser.cookies.size).toBe(1);
  expect(logged).toContain('An account could not be deleted.');
});

test('pages learn whether people can delete their accounts', async () => {
  await open();
  expect((await browser.ask('GET', '/capabilities')).answer).toEqual({ deletion: true });
  await site.close();
  site = await openEdgeSite({ authUrl: service.url, sessionSecret: Buffer.alloc(32, 1) });
  browser = new Browser(site);
  expect((await browser.ask('GET', '/capabilities')).answer).toEqual({ deletion: false });
});

test('accounts that were closed 90 days ago are deleted, page by page, and no others', async () => {
  const closed = (id: string, ageMs: number) => ({
    id,
    app_metadata: { artha_closed_at: new Date(Date.now() - ageMs).toISOString() },
  });
  const others = Array.from({ length: 198 }, (_, index) => ({ id: `other-${String(index)}` }));
  await open(KEY, {}, [closed('old', KEPT_MS), closed('young', KEPT_MS - 60_000), ...others]);
  while (logged.length === 0) await wait(10);
  expect(asked('DELETE').map(({ name }) => name)).toEqual(['DELETE /admin/users/old', 'DELETE /admin/users/older']);
  expect(logged).toEqual(['Deleted 2 accounts that were closed 90 days ago.']);
});

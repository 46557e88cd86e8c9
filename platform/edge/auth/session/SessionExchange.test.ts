import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { openEdgeSite, type EdgeSite } from '../../testing/edgeSite.ts';
import { Browser } from './testing/Browser.ts';
import { startTokenService, type TokenService } from './testing/tokenService.ts';

const REFRESH = '/token?grant_type=refresh_token';

let service: TokenService;
let site: EdgeSite;
let browser: Browser;

async function open(claims: Parameters<typeof startTokenService>[0] = {}) {
  service = await startTokenService(claims);
  site = await openEdgeSite({ authUrl: service.url, sessionSecret: Buffer.alloc(32, 1) });
  browser = new Browser(site);
}

afterEach(async () => {
  await site.close();
  await service.close();
});

/** Returns the service's answer to a sign-in. */
async function otherSession({ url }: TokenService): Promise<object> {
  return v.parse(v.looseObject({}), await (await fetch(`${url}/verify`, { method: 'POST' })).json());
}

const last = () => service.asked.at(-1);

describe('a person who signs in', () => {
  test('gets handles, and a cookie that no script reads', async () => {
    await open();
    const { answer } = await browser.signIn();
    const text = JSON.stringify(answer);
    for (const token of [service.given.accessToken, service.given.refreshToken, 'of-google']) {
      expect(text).not.toContain(token);
      expect([...browser.cookies.values()].join('')).not.toContain(token);
    }
    expect(browser.setCookies).toHaveLength(1);
    expect(browser.setCookies[0]).toMatch(
      /^__Host-Http-artha-session=[\w-]+; Path=\/; Secure; HttpOnly; SameSite=Lax$/,
    );
    expect(answer).toMatchObject({ user: { id: 'asha' }, expires_in: 3600 });
  });

  test('is remembered only if they want it, also after a renewal', async () => {
    await open();
    await browser.signIn({ 'x-artha-remember': 'true' });
    expect(browser.setCookies[0]).toContain('Max-Age=34560000');
    await browser.renew();
    expect(browser.setCookies[0]).toContain('Max-Age=34560000');
    await browser.signIn({ 'x-artha-remember': 'false' });
    await browser.renew();
    expect(browser.setCookies[0]).not.toContain('Max-Age');
  });

  test('is known to the service by the real token, and never by a cookie', async () => {
    await open();
    await browser.signIn();
    await browser.asAccount('GET', '/user');
    expect(last()?.headers.authorization).toBe(`Bearer ${service.given.accessToken}`);
    expect(last()?.headers).not.toHaveProperty('cookie');
  });

  test('has a cookie of several parts if their tokens are long, and none of them later', async () => {
    const filler = randomBytes(2400).toString('base64');
    await open({ filler });
    await browser.signIn();
    expect(browser.setCookies.length).toBeGreaterThan(1);
    for (const line of browser.setCookies) expect(line.length).toBeLessThan(4096);
    expect((await browser.asAccount('GET', '/user')).status).toBe(200);
    await browser.asAnyPage('POST', '/logout?scope=local');
    expect(browser.cookies.size).toBe(0);
  });
});

describe('a session', () => {
  test('is renewed with the real token in place of the handle', async () => {
    await open();
    await browser.signIn();
    const [before, { refreshToken }] = [browser.refresh, { ...service.given }];
    expect((await browser.renew()).status).toBe(200);
    expect(JSON.parse(last()?.body ?? '')).toEqual({ refresh_token: refreshToken });
    expect(browser.refresh).not.toBe(before);
    // A tab that slept has an older handle of the session.
    expect((await browser.renew(before)).status).toBe(200);
  });

  test.each([400, 403])('ends if the service answers %d to a renewal', async (status) => {
    await open();
    await browser.signIn();
    service.answer(`POST ${REFRESH}`, status, { code: 'refresh_token_not_found' });
    expect((await browser.renew()).status).toBe(status);
    expect(browser.cookies.size).toBe(0);
  });

  test('stays if the service is down', async () => {
    await open();
    await browser.signIn();
    service.answer(`POST ${REFRESH}`, 500, {});
    await browser.renew();
    expect(browser.cookies.size).toBe(1);
  });

  test('ends with signing out, also if the service does not answer', async () => {
    await open();
    await browser.signIn();
    await browser.asAnyPage('POST', '/logout?scope=local');
    expect([last()?.name, browser.cookies.size]).toEqual(['POST /logout?scope=local', 0]);
    await browser.signIn();
    await service.close();
    expect((await browser.asAnyPage('POST', '/logout?scope=local')).status).toBe(503);
    expect(browser.cookies.size).toBe(0);
  });
});

describe('a handle', () => {
  test('counts only with its cookie, and the cookie only with a handle', async () => {
    await open();
    await browser.signIn();
    const thief = new Browser(site);
    Object.assign(thief, { access: browser.access, refresh: browser.refresh, ticket: browser.ticket });
    const before = service.asked.length;
    expect((await thief.asAccount('GET', '/user')).status).toBe(401);
    expect((await thief.renew()).status).toBe(401);
    expect((await browser.renew('')).status).toBe(401);
    expect((await browser.ask('GET', '/user', { authorization: 'Bearer x.y.z' })).status).toBe(401);
    expect(service.asked.length).toBe(before);
    // Without a handle, the service gets no token either.
    await browser.ask('GET', '/user');
    expect(last()?.headers).not.toHaveProperty('authorization');
  });

  test('of another session, or of another edge, counts nothing', async () => {
    await open();
    await browser.signIn();
    const other = await startTokenService({ session_id: 'session-2' });
    const otherSite = await openEdgeSite({ authUrl: other.url, sessionSecret: Buffer.alloc(32, 1) });
    const foreign = new Browser(otherSite);
    await foreign.signIn();
    const attempts = [
      { access: foreign.access, refresh: foreign.refresh },
      { access: service.given.accessToken, refresh: service.given.refreshToken },
    ];
    for (const { access, refresh } of attempts) {
      const headers = { authorization: `Bearer ${access}`, 'x-artha-page': browser.ticket };
      expect((await browser.ask('GET', '/user', headers)).status).toBe(401);
      expect((await browser.renew(refresh)).status).toBe(401);
    }
    await otherSite.close();
    await other.close();
  });

  test('is signed with the key that pages find at the edge', async () => {
    await open();
    const { answer, headers } = await browser.ask('GET', '/.well-known/jwks.json');
    expect(headers.get('cache-control')).toBe('public, max-age=600');
    await browser.signIn();
    const [header = '', payload = '', signature = ''] = browser.access.split('.');
    const keySchema = v.object({ kid: v.string(), kty: v.string(), crv: v.string(), x: v.string(), y: v.string() });
    const { keys } = v.parse(v.object({ keys: v.tuple([keySchema]) }), answer);
    const [{ kid, ...jwk }] = keys;
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toMatchObject({ alg: 'ES256', kid });
    const how = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
    const key = await crypto.subtle.importKey('jwk', jwk, how, false, ['verify']);
    const content = Buffer.from(`${header}.${payload}`);
    expect(await crypto.subtle.verify(how, key, Buffer.from(signature, 'base64url'), content)).toBe(true);
  });
});

describe('a page that is not one of the account', () => {
  const forbidden = [
    ['PUT', '/user', { password: 'mine' }],
    ['POST', '/factors', { factor_type: 'totp' }],
    ['GET', '/user', undefined],
    ['GET', '/user/identities/authorize?provider=google', undefined],
    ['POST', '/logout?scope=global', undefined],
    ['DELETE', '/factors/1', undefined],
  ] as const;

  test.each(forbidden)('cannot %s %s', async (method, path, body) => {
    await open();
    await browser.signIn();
    const before = service.asked.length;
    const { status, answer } = await browser.asAnyPage(method, path, body);
    expect([status, answer]).toEqual([403, expect.objectContaining({ code: 'page_not_confirmed' })]);
    expect(service.asked.length).toBe(before);
  });

  test('gets no ticket by renewing, and that of another session counts nothing', async () => {
    await open();
    await browser.signIn();
    const { headers } = await browser.renew();
    expect(headers.get('x-artha-page')).toBeNull();
    const renewed = await browser.renew(browser.refresh, { 'x-artha-page': browser.ticket });
    expect(renewed.headers.get('x-artha-page')).not.toBeNull();
    browser.ticket = browser.ticket.replace(/^\d+/, (end) => String(Number(end) + 1));
    expect((await browser.asAccount('GET', '/user')).status).toBe(403);
  });
});

describe('a person who signed in more than five minutes ago', () => {
  test.each([
    ['PUT', '/user', { password: 'mine' }],
    ['POST', '/factors', { factor_type: 'totp' }],
    ['DELETE', '/factors/1', undefined],
    ['POST', '/factors/recovery-codes', undefined],
    ['DELETE', '/user/identities/1', undefined],
  ] as const)('must prove who they are before %s %s', async (method, path, body) => {
    await open({ age: 400 });
    await browser.signIn();
    const before = service.asked.length;
    const { status, answer } = await browser.asAccount(method, path, body);
    expect([status, answer]).toEqual([403, expect.objectContaining({ code: 'reauthentication_needed' })]);
    expect(service.asked.length).toBe(before);
  });

  test('proves it with the password, which begins no other session', async () => {
    await open({ age: 400 });
    await browser.signIn();
    const handles = [browser.access, browser.refresh];
    const real = { ...service.given };
    const credentials = { email: 'a@b.in', password: 'x' };
    const prove = (ticket: string) =>
      browser.ask(
        'POST',
        '/token?grant_type=password',
        { 'x-artha-proof': 'true', 'x-artha-page': ticket },
        credentials,
      );
    expect((await prove('')).status).toBe(403);
    service.answer('POST /token?grant_type=password', 400, { code: 'invalid_credentials' });
    await prove(browser.ticket);
    expect((await browser.asAccount('PUT', '/user', {})).status).toBe(403);
    service.answer('POST /token?grant_type=password', 200, await otherSession(service));
    expect(await prove(browser.ticket)).toMatchObject({ status: 200, answer: {} });
    expect([browser.access, browser.refresh]).toEqual(handles);
    expect((await browser.asAccount('PUT', '/user', {})).status).toBe(200);
    expect(last()?.headers.authorization).toBe(`Bearer ${real.accessToken}`);
    // The session of the proof is ended.
    expect(service.asked.map(({ name }) => name)).toContain('POST /logout?scope=local');
  });

  test('may look at the account, and enter a second factor', async () => {
    await open({ age: 400 });
    await browser.signIn();
    for (const path of ['/factors/1/challenge', '/factors/1/verify', '/factors/recovery-codes/verify']) {
      expect((await browser.asAccount('POST', path)).status).toBe(200);
    }
    expect((await browser.asAccount('GET', '/user')).status).toBe(200);
  });
});

test('the way back from an e-mail leads on without tokens', async () => {
  await open();
  service.answer(
    'GET /verify?token=a&type=recovery',
    303,
    {},
    {
      Location: 'https://artha.example/tools#access_token=a&refresh_token=b&type=recovery',
    },
  );
  const { status, headers } = await browser.ask('GET', '/verify?token=a&type=recovery');
  expect([status, headers.get('location')]).toEqual([303, 'https://artha.example/tools#type=recovery']);
  expect(headers.getSetCookie()).toEqual([]);
});

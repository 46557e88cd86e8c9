import { createRemoteJWKSet, jwtVerify } from 'jose';
import * as v from 'valibot';
import { people } from './people.ts';
import { startGoogle, type Google } from './startGoogle.ts';

let google: Google;

beforeAll(async () => {
  google = await startGoogle();
});

afterAll(() => google.close());

const redirectUri = 'http://127.0.0.1:8080/auth/v1/callback';
const query = (more: Readonly<Record<string, string>> = {}) =>
  new URLSearchParams({
    client_id: 'site',
    redirect_uri: redirectUri,
    response_type: 'code',
    state: 'abc',
    access_type: 'offline',
    prompt: 'consent',
    ...more,
  }).toString();

const choose = async (more: Readonly<Record<string, string>>) => {
  const response = await fetch(`${google.url}/choose?${query(more)}`, { redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '');
};

const exchange = (code: string) =>
  fetch(`${google.url}/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'authorization_code', code, client_id: 'site', redirect_uri: redirectUri }),
  });

describe('the stand-in for Google', () => {
  test('says that it is a stand-in, and shows its people and the site’s request', async () => {
    const page = await (await fetch(`${google.url}/authorize?${query()}`)).text();
    expect(page).toContain('This is not Google');
    for (const { name, email } of people) {
      expect(page).toContain(name);
      expect(page).toContain(email);
    }
    expect(page).toMatch(/<dt>access_type<\/dt>\s*<dd>offline<\/dd>/);
    expect(page).toMatch(/<dt>prompt<\/dt>\s*<dd>consent<\/dd>/);
  });

  test('issues a code for a person, which is exchanged once for the identity', async () => {
    const address = await choose({ email: 'Asha.Rao@example.com' });
    expect([address.origin + address.pathname, address.searchParams.get('state')]).toEqual([redirectUri, 'abc']);
    const code = address.searchParams.get('code') ?? '';
    const answer = v.parse(
      v.looseObject({ id_token: v.string(), access_token: v.string(), refresh_token: v.string() }),
      await (await exchange(code)).json(),
    );
    const keys = createRemoteJWKSet(new URL(`${google.url}/jwks`));
    const { payload } = await jwtVerify(answer.id_token, keys, { issuer: google.url, audience: 'site' });
    expect(payload).toMatchObject({
      sub: people[0]?.subject,
      name: 'Asha Rao',
      email: 'asha.rao@example.com',
      email_verified: true,
    });
    const again = await exchange(code);
    expect([again.status, await again.json()]).toEqual([400, { error: 'invalid_grant' }]);
  });

  test('accepts any typed address, which is the same person each time', async () => {
    const subjects: unknown[] = [];
    for (let time = 0; time < 2; time += 1) {
      const code = (await choose({ email: 'new.person@example.com' })).searchParams.get('code') ?? '';
      const { id_token: token } = v.parse(v.looseObject({ id_token: v.string() }), await (await exchange(code)).json());
      const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
      subjects.push(v.parse(v.looseObject({ sub: v.string() }), claims).sub);
    }
    expect(new Set(subjects).size).toBe(1);
  });

  test.each(['access_denied', 'server_error'])('redirects with %s if that is chosen', async (choice) => {
    const { searchParams } = await choose({ choice });
    expect(Object.fromEntries(searchParams)).toEqual({ error: choice, state: 'abc' });
  });

  test('redirects only within this machine', async () => {
    const search = query({ redirect_uri: 'https://evil.example/callback' });
    for (const path of ['/authorize', '/choose']) {
      const response = await fetch(`${google.url}${path}?${search}`, { redirect: 'manual' });
      expect([response.status, response.headers.get('location')]).toEqual([400, null]);
    }
  });
});

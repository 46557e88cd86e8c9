/** @jest-environment node */
import { AuthClient } from '@supabase/supabase-js';
import { createFakeAuthService, refusal, type FakeAuthService } from '../../testing/fakeAuthService.ts';
import { checkToken } from './checkToken.ts';

const ISSUER = 'https://artha.example/auth/v1';
const nothingStored = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
let service: FakeAuthService;
let storages = 0;

beforeEach(async () => {
  service = await createFakeAuthService();
  Object.assign(globalThis, { fetch: service.respond });
});

const client = () =>
  // The library caches keys by the name of the storage.
  new AuthClient({
    url: ISSUER,
    storage: nothingStored,
    storageKey: `test-${(storages += 1)}`,
    autoRefreshToken: false,
  });

const check = (token: string, readIssuer: () => Promise<string | undefined> = () => Promise.resolve(ISSUER)) =>
  checkToken(token, client(), readIssuer);

const inBase64Url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The token with other claims under the same signature. */
function tamper(token: string, claims: object): string {
  const [header, payload = '', signature] = token.split('.');
  const before: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return [header, inBase64Url(Object.assign({}, before, claims)), signature].join('.');
}

test('a token that the service signed is valid; its keys are asked for, the person is not', async () => {
  expect(await check(await service.issueToken())).toBe('valid');
  expect(service.asked('GET /.well-known/jwks.json')).toHaveLength(1);
  expect(service.asked('GET /user')).toHaveLength(0);
});

test('the keys are asked for once for several tokens', async () => {
  const one = client();
  for (const aal of ['aal1', 'aal2']) {
    expect(await checkToken(await service.issueToken({ aal }), one, () => Promise.resolve(ISSUER))).toBe('valid');
  }
  expect(service.asked('GET /.well-known/jwks.json')).toHaveLength(1);
});

test.each([
  ['another person', { sub: 'mallory' }],
  ['a higher assurance', { aal: 'aal2' }],
  ['a later end', { exp: 4_000_000_000 }],
])('a token that was changed is invalid: %s', async (_, claims) => {
  expect(await check(tamper(await service.issueToken(), claims))).toBe('invalid');
});

test.each(['', 'a.b.c', 'no token', `${inBase64Url({})}.${inBase64Url({})}.AA`])('“%s” is invalid', async (token) => {
  expect(await check(token)).toBe('invalid');
  expect(service.requests).toEqual([]);
});

test.each([[{ aud: 'elsewhere' }], [{ aud: [] }], [{ aud: undefined }]])(
  'a token for another audience is invalid: %j',
  async (claims) => {
    expect(await check(await service.issueToken(claims))).toBe('invalid');
  },
);

test('a token for several audiences is valid where this site is one of them', async () => {
  expect(await check(await service.issueToken({ aud: ['elsewhere', 'authenticated'] }))).toBe('valid');
});

describe('a token whose signature is right', () => {
  test.each([
    ['the issuer of the service', ISSUER, 'valid'],
    ['no issuer', undefined, 'valid'],
    ['another issuer', 'https://alien.example', 'invalid'],
    ['an empty issuer', '', 'invalid'],
    ['no text as its issuer', 1, 'invalid'],
    ['null as its issuer', null, 'invalid'],
    ['a list with the issuer of the service', [ISSUER], 'invalid'],
  ])('and that names %s (%j) is %s', async (_, iss, verdict) => {
    expect(await check(await service.issueToken({ iss }))).toBe(verdict);
  });

  test.each([
    ['no issuer', undefined, 'valid'],
    ['one', ISSUER, 'invalid'],
    ['an empty one', '', 'invalid'],
  ])('and that names %s (%j) is %s if the service names none', async (_, iss, verdict) => {
    expect(await check(await service.issueToken({ iss }), () => Promise.resolve(''))).toBe(verdict);
  });
});

test('no issuer is asked for if the token names none', async () => {
  const readIssuer = jest.fn(() => Promise.reject(new Error('down')));
  expect(await check(await service.issueToken({ iss: undefined }), readIssuer)).toBe('valid');
  expect(readIssuer).not.toHaveBeenCalled();
});

describe('a token without an issuer', () => {
  const withoutIssuer = { iss: undefined };

  test('without a signature is invalid', async () => {
    expect(await check(await service.issueToken(withoutIssuer, { alg: 'none' }))).toBe('invalid');
  });

  test('that another key signed is invalid', async () => {
    const other = await createFakeAuthService();
    expect(await check(await other.issueToken(withoutIssuer))).toBe('invalid');
  });

  test.each([
    [{ aud: 'elsewhere' }, 'invalid'],
    [{ exp: 1 }, 'expired'],
    [{ sub: undefined }, 'invalid'],
  ])('is checked for everything else: %j', async (claims, verdict) => {
    expect(await check(await service.issueToken({ ...withoutIssuer, ...claims }))).toBe(verdict);
  });
});

test('a service without discovery names no issuer to compare', async () => {
  expect(await check(await service.issueToken({ iss: 'any' }), () => Promise.resolve(undefined))).toBe('valid');
});

test('a token that is over has expired, whatever else it says', async () => {
  expect(await check(await service.issueToken({ exp: 1 }))).toBe('expired');
});

test.each([
  { alg: 'none', kid: 'key-1' },
  { alg: 'RS256', kid: 'key-1' },
])('a header that does not fit the key is invalid: %j', async (header) => {
  expect(await check(await service.issueToken({}, header))).toBe('invalid');
});

describe('a token whose key the service does not publish is shown to the service', () => {
  const ownKey = { alg: 'HS256', kid: undefined };

  test('which knows it', async () => {
    expect(await check(await service.issueToken({}, ownKey))).toBe('valid');
    expect(service.asked('GET /user')).toHaveLength(1);
  });

  test.each([
    [403, 'bad_jwt', 'invalid'],
    [401, 'no_authorization', 'invalid'],
    [403, 'session_not_found', 'ended'],
    [403, 'user_not_found', 'ended'],
    [429, 'over_request_rate_limit', 'unchecked'],
    [503, 'unexpected_failure', 'unchecked'],
  ])('whose answer %s %s makes it %s', async (status, code, verdict) => {
    service.answer('GET /user', () => refusal(status, code));
    expect(await check(await service.issueToken({}, { kid: 'alien' }))).toBe(verdict);
  });
});

test('nothing is known while the keys or the issuer cannot be read', async () => {
  const token = await service.issueToken();
  expect(await check(token, () => Promise.reject(new Error('down')))).toBe('unchecked');
  service.goDown();
  expect(await check(token)).toBe('unchecked');
});

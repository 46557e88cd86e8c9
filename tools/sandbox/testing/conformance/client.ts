import assert from 'node:assert/strict';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { generateSync } from 'otplib';
import * as v from 'valibot';
import type { Target } from './target.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Undefined if the body is not JSON. */
  readonly json: unknown;
}

interface RequestOptions {
  /** An object is sent as JSON, a text unchanged. */
  readonly body?: object | string;
  /** The access token. */
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends a request like the client library; does not follow redirects. */
export async function ask(target: Target, route: string, options: RequestOptions = {}): Promise<Answer> {
  const [method = 'GET', path = '/'] = route.split(' ');
  const { body, token, headers } = options;
  const response = await fetch(target.url + path, {
    method,
    redirect: 'manual',
    headers: {
      'x-supabase-api-version': '2024-01-01',
      ...(body === undefined ? {} : { 'content-type': 'application/json;charset=UTF-8' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, json: parseJson(await response.text()) };
}

/**
 * Sends a request and expects an error.
 * @param expected status, code and message: `404 mfa_factor_not_found: Factor not found`.
 */
export async function expectError(
  target: Target,
  route: string,
  options: RequestOptions,
  expected: string | RegExp,
): Promise<void> {
  const { status, headers, json } = await ask(target, route, options);
  const { code, message } = v.parse(v.looseObject({ code: v.string(), message: v.string() }), json);
  const error = `${status} ${code}: ${message}`;
  if (typeof expected === 'string') assert.equal(error, expected);
  else assert.match(error, expected);
  // Only omitted for weak passwords.
  if (code !== 'weak_password') assert.equal(headers.get('x-sb-error-code'), code);
  assert.equal(headers.get('x-supabase-api-version'), '2024-01-01');
}

/** Names of an object's fields, in order, with spaces between them. */
export const keysOf = (value: unknown): string =>
  Object.keys(v.parse(v.looseObject({}), value))
    .toSorted()
    .join(' ');

const factorSchema = v.looseObject({
  id: v.string(),
  status: v.string(),
  factor_type: v.string(),
  friendly_name: v.optional(v.string()),
  phone: v.string(),
});
export const userSchema = v.looseObject({
  id: v.string(),
  email: v.string(),
  user_metadata: v.record(v.string(), v.unknown()),
  app_metadata: v.record(v.string(), v.unknown()),
  identities: v.array(v.looseObject({ provider: v.string() })),
  factors: v.optional(v.array(factorSchema), []),
});
const sessionSchema = v.looseObject({
  access_token: v.string(),
  token_type: v.literal('bearer'),
  expires_in: v.number(),
  expires_at: v.number(),
  refresh_token: v.string(),
  user: userSchema,
});
const claimsSchema = v.looseObject({
  iss: v.exactOptional(v.string()),
  sub: v.string(),
  iat: v.number(),
  exp: v.number(),
  aal: v.string(),
  amr: v.array(v.object({ method: v.string(), timestamp: v.number() })),
  session_id: v.string(),
});

export type Tokens = v.InferOutput<typeof sessionSchema>;

/** The claims of an access token, not verified. */
export const claimsOf = (token: string) =>
  v.parse(claimsSchema, JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));

/** The response of a successful sign-in. */
export function expectTokens(answer: Answer): Tokens {
  assert.equal(answer.status, 200, JSON.stringify(answer.json));
  return v.parse(sessionSchema, answer.json);
}

export const newEmail = (): string => `person-${randomUUID()}@example.com`;
export const newPhone = (): string => `+9198${String(randomBytes(4).readUInt32BE()).padStart(10, '0').slice(0, 8)}`;
export const PASSWORD = 'correct horse 1';

/** A PKCE verifier and its challenge. */
export function newChallenge() {
  const verifier = randomBytes(48).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return { verifier, parameters: { code_challenge: challenge, code_challenge_method: 's256' } };
}

export async function signIn(target: Target, email: string, password = PASSWORD): Promise<Tokens> {
  return expectTokens(await ask(target, 'POST /token?grant_type=password', { body: { email, password } }));
}

export const refresh = (target: Target, refreshToken: string): Promise<Answer> =>
  ask(target, 'POST /token?grant_type=refresh_token', { body: { refresh_token: refreshToken } });

export async function getUser(target: Target, token: string) {
  const answer = await ask(target, 'GET /user', { token });
  assert.equal(answer.status, 200, JSON.stringify(answer.json));
  return v.parse(userSchema, answer.json);
}

/** Follows the link of an e-mail at the service itself, whatever the site's address is. */
export async function followLink(target: Target, link: string): Promise<URL> {
  const answer = await ask(target, `GET /verify${new URL(link).search}`);
  assert.equal(answer.status, 303);
  return new URL(answer.headers.get('location') ?? '');
}

/** The parameters in the fragment of an address. */
export const hashOf = (address: URL) => Object.fromEntries(new URLSearchParams(address.hash.slice(1)));

/** A signed-in person with a confirmed account. */
export async function newPerson(target: Target, data: object = {}): Promise<Tokens & { readonly email: string }> {
  const email = newEmail();
  const answer = await ask(target, 'POST /signup', { body: { email, password: PASSWORD, data } });
  if (target.offers.has('autoconfirm')) return { ...expectTokens(answer), email };
  assert.equal(answer.status, 200, JSON.stringify(answer.json));
  await followLink(target, await target.nextLink(email));
  return { ...(await signIn(target, email)), email };
}

const enrolmentSchema = v.looseObject({
  id: v.string(),
  totp: v.object({ qr_code: v.string(), secret: v.string(), uri: v.string() }),
});

export async function enrolTotp(target: Target, token: string, name: string) {
  const answer = await ask(target, 'POST /factors', { token, body: { factor_type: 'totp', friendly_name: name } });
  assert.equal(answer.status, 200, JSON.stringify(answer.json));
  return v.parse(enrolmentSchema, answer.json);
}

const idSchema = v.looseObject({ id: v.string() });

/** Starts a challenge with all parameters of the client library. */
export async function challengeFactor(target: Target, token: string, factorId: string): Promise<string> {
  const answer = await ask(target, `POST /factors/${factorId}/challenge`, { token, body: { factorId } });
  assert.equal(answer.status, 200, JSON.stringify(answer.json));
  return v.parse(idSchema, answer.json).id;
}

/** @param offsetSeconds error of the app's clock. */
export const codeOf = (secret: string, nowSeconds: number, offsetSeconds = 0): string =>
  generateSync({ secret, epoch: nowSeconds + offsetSeconds });

/** The service's own time in seconds: that of the token that it issued last. */
export const timeOf = (tokens: Tokens): number => claimsOf(tokens.access_token).iat;

export async function verifyTotp(target: Target, tokens: Tokens, factor: { id: string; totp: { secret: string } }) {
  const challengeId = await challengeFactor(target, tokens.access_token, factor.id);
  const code = codeOf(factor.totp.secret, timeOf(tokens));
  const body = { challenge_id: challengeId, code };
  return expectTokens(await ask(target, `POST /factors/${factor.id}/verify`, { token: tokens.access_token, body }));
}

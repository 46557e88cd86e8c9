import { generateKeyPair, SignJWT } from 'jose';
import assert from 'node:assert/strict';
import { ask, claimsOf, expectError, getUser, keysOf, newPerson, PASSWORD, signIn, userSchema } from '../client.ts';
import * as v from 'valibot';
import { casesOf, type ConformanceCase, type Target } from '../target.ts';

const prefix = 'invalid JWT: unable to parse or verify signature, ';

const put = (target: Target, token: string, body: object) => ask(target, 'PUT /user', { token, body });

/** A token with a changed payload. */
function tamper(token: string): string {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = Buffer.from(payload, 'base64url').toString().replace('"aal1"', '"aal2"');
  return [header, Buffer.from(claims).toString('base64url'), signature].join('.');
}

/** A token without a signature. */
function unsigned(token: string): string {
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  return [header, token.split('.')[1] ?? '', ''].join('.');
}

export const userCases: readonly ConformanceCase[] = [
  ...casesOf(['autoconfirm'], {
    'shows the signed-in person': async (target) => {
      const person = await newPerson(target, { name: 'Asha' });
      const { json } = await ask(target, 'GET /user', { token: person.access_token });
      assert.equal(
        keysOf(json),
        'app_metadata aud confirmed_at created_at email email_confirmed_at id identities is_anonymous last_sign_in_at phone role updated_at user_metadata',
      );
      const user = v.parse(userSchema, json);
      assert.equal(
        keysOf(user.identities[0]),
        'created_at email id identity_data identity_id last_sign_in_at provider updated_at user_id',
      );
      assert.equal(user.user_metadata['name'], 'Asha');
    },
  }),
  ...casesOf([], {
    'rejects a request without a token': async (target) => {
      const expected = '401 no_authorization: This endpoint requires a valid Bearer token';
      for (const route of ['GET /user', 'PUT /user', 'POST /logout', 'POST /factors']) {
        await expectError(target, route, {}, expected);
      }
    },
    'rejects an invalid token': (target) =>
      expectError(
        target,
        'GET /user',
        { token: 'abc' },
        `403 bad_jwt: ${prefix}token is malformed: token contains an invalid number of segments`,
      ),
  }),
  ...casesOf(['autoconfirm'], {
    'rejects a token that was changed, or that has no signature': async (target) => {
      const { access_token: token } = await newPerson(target);
      await expectError(
        target,
        'GET /user',
        { token: tamper(token) },
        `403 bad_jwt: ${prefix}token signature is invalid: crypto/ecdsa: verification error`,
      );
      await expectError(
        target,
        'GET /user',
        { token: unsigned(token) },
        `403 bad_jwt: ${prefix}token signature is invalid: signing method none is invalid`,
      );
    },
    'rejects a token of another issuer': async (target) => {
      const person = await newPerson(target);
      const { privateKey } = await generateKeyPair('ES256');
      const alien = await new SignJWT(claimsOf(person.access_token))
        .setProtectedHeader({ alg: 'ES256', kid: 'alien', typ: 'JWT' })
        .sign(privateKey);
      await expectError(
        target,
        'GET /user',
        { token: alien },
        `403 bad_jwt: ${prefix}token is unverifiable: error while executing keyfunc: unrecognized JWT kid alien for algorithm ES256`,
      );
    },
    'adds to a person’s metadata, and removes what is null': async (target) => {
      const { access_token: token } = await newPerson(target, { name: 'Asha', city: 'Pune' });
      const answer = await put(target, token, { data: { city: null, theme: 'dark' } });
      assert.equal(answer.status, 200);
      const { user_metadata: known } = await getUser(target, token);
      assert.deepEqual([known['name'], known['theme'], 'city' in known], ['Asha', 'dark', false]);
    },
    'changes a password, and signs out everywhere else': async (target) => {
      const person = await newPerson(target);
      const other = await signIn(target, person.email);
      const answer = await put(target, person.access_token, { password: 'another horse 2' });
      assert.equal(answer.status, 200);
      await getUser(target, person.access_token);
      await expectError(
        target,
        'GET /user',
        { token: other.access_token },
        '403 session_not_found: Session from session_id claim in JWT does not exist',
      );
      await signIn(target, person.email, 'another horse 2');
    },
    'rejects a password that is the old one, or too weak': async (target) => {
      const { access_token: token } = await newPerson(target);
      await expectError(
        target,
        'PUT /user',
        { token, body: { password: PASSWORD } },
        '422 same_password: New password should be different from the old password.',
      );
      await expectError(
        target,
        'PUT /user',
        { token, body: { password: 'abc' } },
        '422 weak_password: Password should be at least 6 characters.',
      );
    },
    'does not let a person change the metadata of applications': async (target) => {
      const { access_token: token } = await newPerson(target);
      await expectError(
        target,
        'PUT /user',
        { token, body: { app_metadata: { role: 'admin' } } },
        '403 not_admin: Updating app_metadata requires admin privileges',
      );
    },
  }),
];

import assert from 'node:assert/strict';
import { createLocalJWKSet, jwtVerify } from 'jose';
import * as v from 'valibot';
import { ask, claimsOf, expectError, expectTokens, keysOf, newEmail, PASSWORD, signIn } from '../client.ts';
import { casesOf, type ConformanceCase } from '../target.ts';

const refusals: readonly (readonly [what: string, body: object | string, error: string | RegExp])[] = [
  ['a body that is not JSON', 'xx', /^400 bad_json: Could not parse request body as JSON: /],
  ['an empty body', '', '400 bad_json: Could not parse request body as JSON: unexpected end of JSON input'],
  ['an address that is a number', { email: 1 }, /^400 bad_json: Could not parse request body as JSON: /],
  ['nobody', {}, '422 anonymous_provider_disabled: Anonymous sign-ins are disabled'],
  ['no password', { email: 'a@example.com' }, '400 validation_failed: Signup requires a valid password'],
  [
    'a password that is too short',
    { email: 'a@example.com', password: '12345' },
    '422 weak_password: Password should be at least 6 characters.',
  ],
  [
    'a password that is too long',
    { email: 'a@example.com', password: 'a'.repeat(73) },
    '400 validation_failed: Password cannot be longer than 72 characters',
  ],
  [
    'an invalid address',
    { email: 'a', password: PASSWORD },
    '400 validation_failed: Unable to validate email address: invalid format',
  ],
  [
    'an address that is too long',
    { email: `${'a'.repeat(250)}@example.com`, password: PASSWORD },
    '400 validation_failed: An email address is too long',
  ],
  [
    'an address and a phone',
    { email: 'a@example.com', phone: '+919876543210', password: PASSWORD },
    '400 validation_failed: Only an email address or phone number should be provided on signup.',
  ],
  [
    'a challenge without a method',
    { email: 'a@example.com', password: PASSWORD, code_challenge: 'a'.repeat(43) },
    '400 validation_failed: PKCE flow requires code_challenge_method and code_challenge',
  ],
  [
    'a challenge that is too short',
    { email: 'a@example.com', password: PASSWORD, code_challenge: 'a', code_challenge_method: 's256' },
    '400 validation_failed: code challenge has to be between 43 and 128 characters',
  ],
  [
    'a challenge with other characters',
    { email: 'a@example.com', password: PASSWORD, code_challenge: '+'.repeat(43), code_challenge_method: 's256' },
    '400 validation_failed: code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
  ],
];

export const signUpCases: readonly ConformanceCase[] = [
  ...refusals.map(([what, body, error]): ConformanceCase => ({
    name: `rejects a sign-up with ${what}`,
    needs: [],
    run: (target) => expectError(target, 'POST /signup', { body }, error),
  })),
  ...casesOf(['autoconfirm'], {
    'signs a new person in at once if no confirmation is required': async (target) => {
      const email = newEmail();
      const body = { email: email.toUpperCase(), password: PASSWORD, data: { name: 'Asha' } };
      const answer = await ask(target, 'POST /signup', { body });
      const tokens = expectTokens(answer);
      assert.equal(keysOf(answer.json), 'access_token expires_at expires_in refresh_token token_type user');
      assert.match(tokens.refresh_token, /^[a-z0-9]{12}$/);
      assert.equal(tokens.user.email, email);
      assert.equal(tokens.user.user_metadata['name'], 'Asha');
      assert.deepEqual(tokens.user.app_metadata, { provider: 'email', providers: ['email'] });
    },
    'rejects a second account with an address if no confirmation is required': async (target) => {
      const body = { email: newEmail(), password: PASSWORD };
      expectTokens(await ask(target, 'POST /signup', { body }));
      await expectError(target, 'POST /signup', { body }, '422 user_already_exists: User already registered');
    },
    'signs its tokens with its published key, and puts the identity into them': async (target) => {
      const email = newEmail();
      const tokens = expectTokens(await ask(target, 'POST /signup', { body: { email, password: PASSWORD } }));
      const { json } = await ask(target, 'GET /.well-known/jwks.json');
      const keys = v.parse(v.object({ keys: v.array(v.looseObject({ kty: v.string() })) }), json);
      const { protectedHeader } = await jwtVerify(tokens.access_token, createLocalJWKSet(keys), {
        currentDate: new Date(claimsOf(tokens.access_token).iat * 1000),
      });
      assert.deepEqual([protectedHeader.alg, protectedHeader.typ], ['ES256', 'JWT']);
      const claims = claimsOf(tokens.access_token);
      // The issuer depends on the settings.
      const { iss: _issuer, ...others } = claims;
      assert.equal(
        keysOf(others),
        'aal amr app_metadata aud email exp iat is_anonymous phone role session_id sub user_metadata',
      );
      assert.deepEqual(
        [claims['aud'], claims['role'], claims['phone'], claims['is_anonymous'], claims.aal, claims.sub],
        ['authenticated', 'authenticated', '', false, 'aal1', tokens.user.id],
      );
      assert.deepEqual(claims.amr, [{ method: 'password', timestamp: claims.amr[0]?.timestamp }]);
      assert.equal(claims.exp - claims.iat, tokens.expires_in);
      assert.equal(claims.exp, tokens.expires_at);
      assert.equal(keysOf(claims['user_metadata']), 'email email_verified phone_verified sub');
    },
    'signs in by e-mail and password, in any letter case of the address': async (target) => {
      const email = newEmail();
      const first = expectTokens(await ask(target, 'POST /signup', { body: { email, password: PASSWORD } }));
      const second = await signIn(target, email.toUpperCase());
      assert.equal(second.user.id, first.user.id);
      assert.notEqual(claimsOf(second.access_token).session_id, claimsOf(first.access_token).session_id);
    },
  }),
];

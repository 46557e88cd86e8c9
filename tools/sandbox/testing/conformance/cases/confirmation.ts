import assert from 'node:assert/strict';
import * as v from 'valibot';
import {
  ask,
  claimsOf,
  expectError,
  expectTokens,
  followLink,
  getUser,
  hashOf,
  keysOf,
  newChallenge,
  newEmail,
  PASSWORD,
  signIn,
  userSchema,
} from '../client.ts';
import { casesOf, type ConformanceCase, type Target } from '../target.ts';

const expired = {
  error: 'access_denied',
  error_code: 'otp_expired',
  error_description: 'Email link is invalid or has expired',
};

const redirect = (target: Target, path: string) => `?redirect_to=${encodeURIComponent(target.siteUrl + path)}`;

async function signUp(target: Target, email: string, more: object = {}, query = '') {
  const answer = await ask(target, `POST /signup${query}`, { body: { email, password: PASSWORD, ...more } });
  assert.equal(answer.status, 200, JSON.stringify(answer.json));
  return answer.json;
}

const queryOf = (address: URL) => Object.fromEntries(address.searchParams);

export const confirmationCases: readonly ConformanceCase[] = [
  ...casesOf(['confirmation', 'mail'], {
    'answers a sign-up with the person, and requires a confirmation of the address': async (target) => {
      const email = newEmail();
      const json = await signUp(target, email);
      assert.equal(
        keysOf(json),
        'app_metadata aud confirmation_sent_at created_at email id identities is_anonymous phone role updated_at user_metadata',
      );
      assert.equal(v.parse(userSchema, json).identities.length, 1);
      const body = { email, password: PASSWORD };
      const unconfirmed = '400 email_not_confirmed: Email not confirmed';
      await expectError(target, 'POST /token?grant_type=password', { body }, unconfirmed);
      await target.nextLink(email);
    },
    'redirects from the e-mail to the site with a code, which its requester exchanges once': async (target) => {
      const email = newEmail();
      const { verifier, parameters } = newChallenge();
      await signUp(target, email, parameters, redirect(target, '/auth/callback/email?from=mail'));
      const link = await target.nextLink(email);
      assert.ok(new URL(link).searchParams.get('token')?.startsWith('pkce_'));
      const address = await followLink(target, link);
      assert.equal(address.origin + address.pathname, `${target.siteUrl}/auth/callback/email`);
      assert.equal(keysOf(queryOf(address)), 'code from');
      assert.equal(address.hash, '');
      const route = 'POST /token?grant_type=pkce';
      const code = address.searchParams.get('code') ?? '';
      const wrong = { auth_code: code, code_verifier: newChallenge().verifier };
      await expectError(
        target,
        route,
        { body: wrong },
        '400 bad_code_verifier: code challenge does not match previously saved code verifier',
      );
      const body = { auth_code: code, code_verifier: verifier };
      const tokens = expectTokens(await ask(target, route, { body }));
      assert.deepEqual(
        claimsOf(tokens.access_token).amr.map(({ method }) => method),
        ['email/signup'],
      );
      const unknown = 'invalid flow state, no valid flow state found';
      await expectError(target, route, { body }, `404 flow_state_not_found: ${unknown}`);
      await signIn(target, email);
    },
    'redirects with tokens in the fragment if there was no code challenge': async (target) => {
      const email = newEmail();
      await signUp(target, email, {}, redirect(target, '/auth/callback/email'));
      const address = await followLink(target, await target.nextLink(email));
      const hash = hashOf(address);
      assert.equal(keysOf(hash), 'access_token expires_at expires_in refresh_token sb token_type type');
      assert.equal(hash['type'], 'signup');
      assert.equal((await getUser(target, hash['access_token'] ?? '')).email, email);
    },
    'accepts the link of an e-mail once': async (target) => {
      const email = newEmail();
      await signUp(target, email, newChallenge().parameters, redirect(target, '/auth/callback/email'));
      const link = await target.nextLink(email);
      await followLink(target, link);
      const again = await followLink(target, link);
      assert.deepEqual(queryOf(again), expired);
      assert.deepEqual(hashOf(again), { ...expired, sb: '' });
    },
    'accepts the token of a link from a page as well': async (target) => {
      const email = newEmail();
      await signUp(target, email);
      const token = new URL(await target.nextLink(email)).searchParams.get('token') ?? '';
      const body = { type: 'signup', token_hash: token };
      assert.equal(expectTokens(await ask(target, 'POST /verify', { body })).user.email, email);
      const used = '403 otp_expired: Email link is invalid or has expired';
      await expectError(target, 'POST /verify', { body }, used);
    },
    'redirects only to the site and to this machine': async (target) => {
      const email = newEmail();
      await signUp(target, email, newChallenge().parameters, '?redirect_to=https%3A%2F%2Fevil.example%2Fsteal');
      const address = await followLink(target, await target.nextLink(email));
      assert.equal(address.origin, new URL(target.siteUrl).origin);
    },
    'does not reveal who has an account': async (target) => {
      const email = newEmail();
      await signUp(target, email);
      await followLink(target, await target.nextLink(email));
      const again = v.parse(userSchema, await signUp(target, email, { data: { name: 'Eve' } }));
      assert.deepEqual([again.email, again.identities, again['role']], [email, [], '']);
      assert.deepEqual(again.user_metadata, { name: 'Eve' });
    },
    'resends a pending confirmation, at most once a minute': async (target) => {
      const email = newEmail();
      await signUp(target, email);
      const link = await target.nextLink(email);
      const body = { type: 'signup', email };
      await expectError(
        target,
        'POST /resend',
        { body },
        /^429 over_email_send_rate_limit: For security purposes, you can only request this after \d+ seconds\.$/,
      );
      await followLink(target, link);
      for (const someone of [email, newEmail()]) {
        const answer = await ask(target, 'POST /resend', { body: { type: 'signup', email: someone } });
        assert.deepEqual([answer.status, answer.json], [200, {}]);
      }
    },
  }),
  ...casesOf([], {
    'rejects resending what it never sends': async (target) => {
      const refusals: readonly (readonly [object, string])[] = [
        [{ email: 'a@example.com' }, 'Missing one of these types: signup, email_change, sms, phone_change'],
        [{ type: 'signup' }, 'Type provided requires an email address'],
        [{ type: 'sms' }, 'Type provided requires a phone number'],
        [{ type: 'email_change' }, 'Missing email address or phone number'],
      ];
      for (const [body, message] of refusals) {
        await expectError(target, 'POST /resend', { body }, `400 validation_failed: ${message}`);
      }
    },
    'rejects links that it did not send, and redirects with the reason': async (target) => {
      const to = encodeURIComponent(`${target.siteUrl}/auth/callback/email?x=1`);
      const implicit = await followLink(target, `${target.url}/verify?token=abc&type=signup&redirect_to=${to}`);
      assert.deepEqual(queryOf(implicit), { x: '1' });
      assert.deepEqual(hashOf(implicit), { ...expired, sb: '' });
      const pkce = await followLink(target, `${target.url}/verify?token=pkce_abc&type=recovery&redirect_to=${to}`);
      assert.deepEqual(queryOf(pkce), { ...expired, x: '1' });
      assert.deepEqual(hashOf(pkce), { ...expired, sb: '' });
    },
    'rejects incomplete verifications': async (target) => {
      const refusals: readonly (readonly [string, object | undefined, string])[] = [
        ['GET /verify', undefined, 'Verify requires a verification type'],
        ['GET /verify?type=signup', undefined, 'Verify requires a token or a token hash'],
        ['POST /verify', {}, 'Verify requires a verification type'],
        ['POST /verify', { type: 'signup' }, 'Verify requires either a token or a token hash'],
        [
          'POST /verify',
          { type: 'signup', token: '123456' },
          'Only an email address or phone number should be provided on verify',
        ],
        [
          'POST /verify',
          { type: 'signup', token_hash: 'abc', email: 'a@example.com' },
          'Only the token_hash and type should be provided',
        ],
      ];
      for (const [route, body, message] of refusals) {
        await expectError(target, route, body ? { body } : {}, `400 validation_failed: ${message}`);
      }
      const body = { type: 'signup', token: '123456', email: newEmail() };
      const invalid = '403 otp_expired: Token has expired or is invalid';
      await expectError(target, 'POST /verify', { body }, invalid);
    },
  }),
];

import assert from 'node:assert/strict';
import {
  ask,
  claimsOf,
  expectError,
  expectTokens,
  followLink,
  newChallenge,
  newEmail,
  newPerson,
  signIn,
} from '../client.ts';
import { casesOf, type ConformanceCase, type Target } from '../target.ts';

const NEW_PASSWORD = 'another horse 2';

async function recover(target: Target, email: string, parameters: object): Promise<void> {
  const to = encodeURIComponent(`${target.siteUrl}/auth/new-password`);
  const answer = await ask(target, `POST /recover?redirect_to=${to}`, { body: { email, ...parameters } });
  assert.deepEqual([answer.status, answer.json], [200, {}]);
}

export const recoveryCases: readonly ConformanceCase[] = [
  ...casesOf([], {
    'gives the same response for an address without an account': (target) => recover(target, newEmail(), {}),
    'rejects a recovery without an address, or with half a challenge': async (target) => {
      const needed = 'Password recovery requires an email';
      await expectError(target, 'POST /recover', { body: {} }, `400 validation_failed: ${needed}`);
      await expectError(
        target,
        'POST /recover',
        { body: { email: newEmail(), code_challenge_method: 's256' } },
        '400 validation_failed: PKCE flow requires code_challenge_method and code_challenge',
      );
    },
  }),
  ...casesOf(['mail'], {
    'leads from the e-mail to a session that may set a new password': async (target) => {
      const person = await newPerson(target);
      const { verifier, parameters } = newChallenge();
      await recover(target, person.email, parameters);
      const link = await target.nextLink(person.email);
      const address = await followLink(target, link);
      assert.equal(address.origin + address.pathname, `${target.siteUrl}/auth/new-password`);
      const body = { auth_code: address.searchParams.get('code'), code_verifier: verifier };
      const { access_token: token } = expectTokens(await ask(target, 'POST /token?grant_type=pkce', { body }));
      assert.deepEqual(
        claimsOf(token).amr.map(({ method }) => method),
        ['recovery'],
      );
      const answer = await ask(target, 'PUT /user', { token, body: { password: NEW_PASSWORD } });
      assert.equal(answer.status, 200);
      await expectError(
        target,
        'GET /user',
        { token: person.access_token },
        '403 session_not_found: Session from session_id claim in JWT does not exist',
      );
      await signIn(target, person.email, NEW_PASSWORD);
      const again = await followLink(target, link);
      assert.equal(again.searchParams.get('error_code'), 'otp_expired');
    },
    'sends one e-mail for a new password a minute': async (target) => {
      const { email } = await newPerson(target);
      await recover(target, email, {});
      await expectError(
        target,
        'POST /recover',
        { body: { email } },
        /^429 over_email_send_rate_limit: For security purposes, you can only request this after \d+ seconds\.$/,
      );
    },
  }),
];

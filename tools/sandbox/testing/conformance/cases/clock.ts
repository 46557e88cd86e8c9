import assert from 'node:assert/strict';
import {
  ask,
  challengeFactor,
  codeOf,
  enrolTotp,
  expectError,
  expectTokens,
  followLink,
  getUser,
  newChallenge,
  newEmail,
  newPerson,
  PASSWORD,
  refresh,
  timeOf,
} from '../client.ts';
import { casesOf, type ConformanceCase } from '../target.ts';

export const clockCases: readonly ConformanceCase[] = [
  ...casesOf(['autoconfirm', 'clock'], {
    'accepts an access token for an hour, and a refresh token after it': async (target) => {
      const person = await newPerson(target);
      await target.passSeconds(3590);
      await getUser(target, person.access_token);
      await target.passSeconds(20);
      await expectError(
        target,
        'GET /user',
        { token: person.access_token },
        '403 bad_jwt: invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired',
      );
      await getUser(target, expectTokens(await refresh(target, person.refresh_token)).access_token);
    },
  }),
  ...casesOf(['confirmation', 'mail', 'clock'], {
    'accepts a code of a sign-in for five minutes': async (target) => {
      const email = newEmail();
      const { verifier, parameters } = newChallenge();
      await ask(target, 'POST /signup', { body: { email, password: PASSWORD, ...parameters } });
      const address = await followLink(target, await target.nextLink(email));
      await target.passSeconds(301);
      const body = { auth_code: address.searchParams.get('code'), code_verifier: verifier };
      await expectError(
        target,
        'POST /token?grant_type=pkce',
        { body },
        '422 flow_state_expired: invalid flow state, flow state has expired',
      );
    },
    'accepts the link of an e-mail for a day': async (target) => {
      const email = newEmail();
      await ask(target, 'POST /signup', { body: { email, password: PASSWORD } });
      const link = await target.nextLink(email);
      await target.passSeconds(86_401);
      const address = await followLink(target, link);
      assert.equal(new URLSearchParams(address.hash.slice(1)).get('error_code'), 'otp_expired');
    },
    'sends another e-mail after a minute, and only accepts the link of the last one': async (target) => {
      const email = newEmail();
      await ask(target, 'POST /signup', { body: { email, password: PASSWORD } });
      const first = await target.nextLink(email);
      await target.passSeconds(61);
      const answer = await ask(target, 'POST /resend', { body: { type: 'signup', email } });
      assert.deepEqual([answer.status, answer.json], [200, {}]);
      const second = await target.nextLink(email);
      const refused = await followLink(target, first);
      assert.equal(new URLSearchParams(refused.hash.slice(1)).get('error_code'), 'otp_expired');
      const taken = await followLink(target, second);
      assert.equal(new URLSearchParams(taken.hash.slice(1)).get('type'), 'signup');
    },
  }),
  ...casesOf(['autoconfirm', 'clock'], {
    'accepts the response to a challenge for five minutes': async (target) => {
      const person = await newPerson(target);
      const factor = await enrolTotp(target, person.access_token, 'App');
      const challengeId = await challengeFactor(target, person.access_token, factor.id);
      await target.passSeconds(301);
      const code = codeOf(factor.totp.secret, timeOf(person) + 301);
      const body = { challenge_id: challengeId, code };
      await expectError(
        target,
        `POST /factors/${factor.id}/verify`,
        { token: person.access_token, body },
        `422 mfa_challenge_expired: MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`,
      );
    },
    'deletes a factor that is not verified within five minutes': async (target) => {
      const { access_token: token } = await newPerson(target);
      await enrolTotp(target, token, 'App');
      await target.passSeconds(301);
      await enrolTotp(target, token, 'App');
      assert.equal((await getUser(target, token)).factors.length, 1);
    },
  }),
];

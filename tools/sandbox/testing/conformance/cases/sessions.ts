import assert from 'node:assert/strict';
import {
  ask,
  claimsOf,
  expectError,
  expectTokens,
  getUser,
  newPerson,
  refresh,
  signIn,
  type Tokens,
} from '../client.ts';
import { casesOf, type ConformanceCase, type Target } from '../target.ts';

const notFound = '403 session_not_found: Session from session_id claim in JWT does not exist';
const alreadyUsed = '400 refresh_token_already_used: Invalid Refresh Token: Already Used';

const expectSignedOut = (target: Target, { access_token: token }: Tokens) =>
  expectError(target, 'GET /user', { token }, notFound);

async function logOut(target: Target, { access_token: token }: Tokens, scope: string): Promise<void> {
  const answer = await ask(target, `POST /logout${scope}`, { token });
  assert.deepEqual([answer.status, answer.json], [204, undefined]);
}

/** Three sessions of one person. */
async function threeSessions(target: Target) {
  const first = await newPerson(target);
  return [first, await signIn(target, first.email), await signIn(target, first.email)] as const;
}

export const sessionCases: readonly ConformanceCase[] = [
  ...casesOf(['autoconfirm'], {
    'exchanges a refresh token for a new one, and keeps the session': async (target) => {
      const person = await newPerson(target);
      const next = expectTokens(await refresh(target, person.refresh_token));
      assert.notEqual(next.refresh_token, person.refresh_token);
      const [before, after] = [claimsOf(person.access_token), claimsOf(next.access_token)];
      assert.equal(after.session_id, before.session_id);
      assert.deepEqual(after.amr, before.amr);
      assert.equal((await getUser(target, next.access_token)).id, person.user.id);
    },
    'returns the same new refresh token to a client that lost it': async (target) => {
      const person = await newPerson(target);
      const next = expectTokens(await refresh(target, person.refresh_token));
      await target.passReuseInterval();
      const again = expectTokens(await refresh(target, person.refresh_token));
      assert.equal(again.refresh_token, next.refresh_token);
    },
  }),
  ...casesOf(['reuse', 'mail'], {
    'accepts an older refresh token shortly after its use, as from a second tab': async (target) => {
      const person = await newPerson(target);
      const second = expectTokens(await refresh(target, person.refresh_token));
      const third = expectTokens(await refresh(target, second.refresh_token));
      const again = expectTokens(await refresh(target, person.refresh_token));
      assert.notEqual(again.refresh_token, third.refresh_token);
    },
  }),
  ...casesOf(['no-reuse', 'mail'], {
    'revokes all refresh tokens of a session at once if an old one is used again': async (target) => {
      const person = await newPerson(target);
      const second = expectTokens(await refresh(target, person.refresh_token));
      const third = expectTokens(await refresh(target, second.refresh_token));
      const route = 'POST /token?grant_type=refresh_token';
      for (const token of [person.refresh_token, third.refresh_token]) {
        await expectError(target, route, { body: { refresh_token: token } }, alreadyUsed);
      }
      // The session itself lasts until its access token expires.
      await getUser(target, third.access_token);
    },
  }),
  ...casesOf(['autoconfirm'], {
    'revokes all refresh tokens of a session if an old one is used again later': async (target) => {
      const person = await newPerson(target);
      const second = expectTokens(await refresh(target, person.refresh_token));
      const third = expectTokens(await refresh(target, second.refresh_token));
      await target.passReuseInterval();
      const route = 'POST /token?grant_type=refresh_token';
      await expectError(target, route, { body: { refresh_token: person.refresh_token } }, alreadyUsed);
      await target.passReuseInterval();
      await expectError(target, route, { body: { refresh_token: third.refresh_token } }, alreadyUsed);
    },
    'signs out everywhere by default': async (target) => {
      for (const scope of ['', '?scope=global']) {
        const sessions = await threeSessions(target);
        await logOut(target, sessions[0], scope);
        for (const session of sessions) await expectSignedOut(target, session);
      }
    },
    'signs out of one session alone': async (target) => {
      const [first, second] = await threeSessions(target);
      await logOut(target, first, '?scope=local');
      await expectSignedOut(target, first);
      await getUser(target, second.access_token);
    },
    'signs out of all other sessions': async (target) => {
      const [first, second, third] = await threeSessions(target);
      await logOut(target, first, '?scope=others');
      await getUser(target, first.access_token);
      await expectSignedOut(target, second);
      await expectSignedOut(target, third);
    },
    'rejects other scopes of signing out': async (target) => {
      const { access_token: token } = await newPerson(target);
      const message = 'Unsupported logout scope "some"';
      await expectError(target, 'POST /logout?scope=some', { token }, `400 validation_failed: ${message}`);
    },
    'rejects the refresh token of an ended session': async (target) => {
      const person = await newPerson(target);
      await logOut(target, person, '');
      const body = { refresh_token: person.refresh_token };
      await expectError(
        target,
        'POST /token?grant_type=refresh_token',
        { body },
        '400 refresh_token_not_found: Invalid Refresh Token: Refresh Token Not Found',
      );
    },
  }),
];

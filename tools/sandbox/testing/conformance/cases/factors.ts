import assert from 'node:assert/strict';
import {
  ask,
  challengeFactor,
  claimsOf,
  codeOf,
  enrolTotp,
  expectError,
  expectTokens,
  getUser,
  keysOf,
  newPerson,
  PASSWORD,
  refresh,
  signIn,
  timeOf,
  verifyTotp,
} from '../client.ts';
import { casesOf, type ConformanceCase, type Target } from '../target.ts';

const wrongCode = '422 mfa_verification_failed: Invalid TOTP code entered';
const usedChallenge = '422 mfa_ip_address_mismatch: Challenge and verify IP addresses mismatch.';
const unknownId = '0b8ff1a0-6f0f-4b8e-9a94-8f7a2d1f1d11';

/** A person with a second factor, at `aal2`. */
async function personWithTotp(target: Target) {
  const person = await newPerson(target);
  const factor = await enrolTotp(target, person.access_token, 'App');
  const raised = await verifyTotp(target, person, factor);
  return { person, factor, raised };
}

const methodsOf = (token: string) => claimsOf(token).amr.map(({ method }) => method);

export const factorCases: readonly ConformanceCase[] = casesOf(['autoconfirm'], {
  'adds an authenticator app, with a picture and a secret of 160 bits': async (target) => {
    const { access_token: token, email } = await newPerson(target);
    const factor = await enrolTotp(target, token, 'App');
    assert.equal(keysOf(factor), 'friendly_name id totp type');
    assert.deepEqual([factor['type'], factor['friendly_name']], ['totp', 'App']);
    assert.match(factor.totp.secret, /^[A-Z2-7]{32}$/);
    assert.match(factor.totp.qr_code, /<svg[\s\S]*<\/svg>\s*$/);
    const uri = new URL(factor.totp.uri);
    assert.equal(`${uri.protocol}//${uri.host}`, 'otpauth://totp');
    assert.ok(decodeURIComponent(uri.pathname).endsWith(`:${email}`));
    assert.equal(uri.searchParams.get('secret'), factor.totp.secret);
    assert.equal(uri.searchParams.get('issuer'), new URL(target.siteUrl).host);
    const [listed] = (await getUser(target, token)).factors;
    assert.equal(keysOf(listed), 'created_at factor_type friendly_name id last_challenged_at phone status updated_at');
    assert.deepEqual([listed?.id, listed?.status, listed?.factor_type], [factor.id, 'unverified', 'totp']);
  },
  'raises a session with the right code': async (target) => {
    const { person, raised } = await personWithTotp(target);
    const [before, after] = [claimsOf(person.access_token), claimsOf(raised.access_token)];
    assert.deepEqual([before.aal, after.aal, after.session_id], ['aal1', 'aal2', before.session_id]);
    assert.deepEqual(methodsOf(raised.access_token).toSorted(), ['password', 'totp']);
    assert.equal((await getUser(target, raised.access_token)).factors[0]?.status, 'verified');
    const refreshed = expectTokens(await refresh(target, raised.refresh_token));
    assert.equal(claimsOf(refreshed.access_token).aal, 'aal2');
  },
  'accepts codes of half a minute before and after, and no others': async (target) => {
    const person = await newPerson(target);
    const factor = await enrolTotp(target, person.access_token, 'App');
    let tokens = person;
    for (const [offset, isTaken] of [
      [-90, false],
      [90, false],
      [-30, true],
      [30, true],
    ] as const) {
      const token = tokens.access_token;
      const challengeId = await challengeFactor(target, token, factor.id);
      const code = codeOf(factor.totp.secret, timeOf(expectTokens(await signInAgain(target, tokens))), offset);
      const route = `POST /factors/${factor.id}/verify`;
      const body = { challenge_id: challengeId, code };
      if (!isTaken) {
        await expectError(target, route, { token, body }, wrongCode);
      } else {
        tokens = { ...tokens, ...expectTokens(await ask(target, route, { token, body })) };
      }
    }
  },
  'rejects wrong and malformed codes': async (target) => {
    const { access_token: token } = await newPerson(target);
    const factor = await enrolTotp(target, token, 'App');
    const challengeId = await challengeFactor(target, token, factor.id);
    const route = `POST /factors/${factor.id}/verify`;
    for (const code of ['12345', 'abcdef', '1234567']) {
      await expectError(target, route, { token, body: { challenge_id: challengeId, code } }, wrongCode);
    }
    await expectError(
      target,
      route,
      { token, body: { challenge_id: challengeId, code: '' } },
      '400 validation_failed: Code needs to be non-empty',
    );
    await expectError(
      target,
      route,
      { token, body: { challenge_id: unknownId, code: '123456' } },
      '422 mfa_factor_not_found: MFA factor with the provided challenge ID not found',
    );
    await expectError(
      target,
      route,
      { token, body: { challenge_id: 'x', code: '123456' } },
      /^400 bad_json: Could not parse request body as JSON: /,
    );
  },
  'accepts a response to a challenge once': async (target) => {
    const person = await newPerson(target);
    const factor = await enrolTotp(target, person.access_token, 'App');
    const challengeId = await challengeFactor(target, person.access_token, factor.id);
    const body = { challenge_id: challengeId, code: codeOf(factor.totp.secret, timeOf(person)) };
    const route = `POST /factors/${factor.id}/verify`;
    const raised = expectTokens(await ask(target, route, { token: person.access_token, body }));
    await expectError(target, route, { token: raised.access_token, body }, usedChallenge);
  },
  'accepts a response only from the address that requested the challenge': async (target) => {
    const { access_token: token, ...person } = await newPerson(target);
    const factor = await enrolTotp(target, token, 'App');
    const challengeId = await challengeFactor(target, token, factor.id);
    const code = codeOf(factor.totp.secret, timeOf({ ...person, access_token: token }));
    const headers = { 'x-forwarded-for': '192.0.2.7' };
    const body = { challenge_id: challengeId, code };
    await expectError(target, `POST /factors/${factor.id}/verify`, { token, body, headers }, usedChallenge);
  },
  'ends sessions without the second factor as soon as it is verified': async (target) => {
    const person = await newPerson(target);
    const other = await signIn(target, person.email);
    const factor = await enrolTotp(target, person.access_token, 'App');
    await verifyTotp(target, person, factor);
    await expectError(
      target,
      'GET /user',
      { token: other.access_token },
      '403 session_not_found: Session from session_id claim in JWT does not exist',
    );
  },
  'deletes unverified apps as soon as one is verified': async (target) => {
    const person = await newPerson(target);
    await enrolTotp(target, person.access_token, 'First');
    const factor = await enrolTotp(target, person.access_token, 'Second');
    const raised = await verifyTotp(target, person, factor);
    const names = (await getUser(target, raised.access_token)).factors.map((one) => one.friendly_name);
    assert.deepEqual(names, ['Second']);
  },
  'signs in at the first level again, and allows no important changes there': async (target) => {
    const { person, factor } = await personWithTotp(target);
    const { access_token: token } = await signIn(target, person.email);
    assert.equal(claimsOf(token).aal, 'aal1');
    await expectError(
      target,
      'POST /factors',
      { token, body: { factor_type: 'totp', friendly_name: 'Two' } },
      '403 insufficient_aal: AAL2 required to enroll a new factor',
    );
    await expectError(
      target,
      `DELETE /factors/${factor.id}`,
      { token },
      '422 insufficient_aal: AAL2 required to unenroll verified factor',
    );
    await expectError(
      target,
      'PUT /user',
      { token, body: { password: 'another horse 2' } },
      '401 insufficient_aal: AAL2 session is required to update email or password when MFA is enabled.',
    );
  },
  'adds a second app at the second level': async (target) => {
    const { raised } = await personWithTotp(target);
    const second = await enrolTotp(target, raised.access_token, 'Two');
    const again = await verifyTotp(target, raised, second);
    assert.equal((await getUser(target, again.access_token)).factors.length, 2);
  },
  'removes a second factor, and lowers the sessions that it raised': async (target) => {
    const { factor, raised } = await personWithTotp(target);
    const answer = await ask(target, `DELETE /factors/${factor.id}`, { token: raised.access_token });
    assert.deepEqual([answer.status, answer.json], [200, { id: factor.id }]);
    const lowered = expectTokens(await refresh(target, raised.refresh_token));
    assert.equal(claimsOf(lowered.access_token).aal, 'aal1');
    assert.deepEqual(methodsOf(lowered.access_token), ['password']);
    assert.deepEqual((await getUser(target, lowered.access_token)).factors, []);
  },
  'removes an unverified factor at the first level, too': async (target) => {
    const { access_token: token } = await newPerson(target);
    const { id } = await enrolTotp(target, token, 'App');
    assert.deepEqual((await ask(target, `DELETE /factors/${id}`, { token })).json, { id });
  },
  'rejects two factors of one name, and more than ten': async (target) => {
    const { access_token: token } = await newPerson(target);
    for (let count = 1; count <= 10; count += 1) await enrolTotp(target, token, `App ${String(count)}`);
    const body = { factor_type: 'totp', friendly_name: 'App 1' };
    await expectError(
      target,
      'POST /factors',
      { token, body },
      '422 mfa_factor_name_conflict: A factor with the friendly name "App 1" for this user already exists',
    );
    await expectError(
      target,
      'POST /factors',
      { token, body: { ...body, friendly_name: 'App 11' } },
      '422 too_many_enrolled_mfa_factors: Maximum number of verified factors reached, unenroll to continue',
    );
  },
  'rejects factors of other kinds, and of other people': async (target) => {
    const { access_token: token } = await newPerson(target);
    const kinds = '400 validation_failed: factor_type needs to be totp, phone, or webauthn';
    await expectError(target, 'POST /factors', { token, body: { factor_type: 'card' } }, kinds);
    await expectError(
      target,
      'POST /factors',
      { token, body: { factor_type: 'webauthn' } },
      '422 mfa_webauthn_enroll_not_enabled: MFA enroll is disabled for WebAuthn',
    );
    const { access_token: stranger } = await newPerson(target);
    const factor = await enrolTotp(target, stranger, 'App');
    const unknown = '404 mfa_factor_not_found: Factor not found';
    for (const id of [factor.id, unknownId]) {
      await expectError(target, `POST /factors/${id}/challenge`, { token, body: {} }, unknown);
      await expectError(target, `DELETE /factors/${id}`, { token }, unknown);
    }
    const malformed = '404 validation_failed: factor_id must be an UUID';
    await expectError(target, 'POST /factors/x/challenge', { token, body: {} }, malformed);
  },
  'exchanges the previous refresh token for that of the raised session': async (target) => {
    const { person, raised } = await personWithTotp(target);
    const again = expectTokens(await refresh(target, person.refresh_token));
    assert.equal(again.refresh_token, raised.refresh_token);
  },
});

/** A sign-in whose token contains the service's current time. */
const signInAgain = (target: Target, { user }: { user: { email: string } }) =>
  ask(target, 'POST /token?grant_type=password', { body: { email: user.email, password: PASSWORD } });

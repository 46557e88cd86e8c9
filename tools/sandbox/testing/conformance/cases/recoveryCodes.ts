import assert from 'node:assert/strict';
import * as v from 'valibot';
import {
  ask,
  claimsOf,
  enrolTotp,
  expectError,
  expectTokens,
  getUser,
  keysOf,
  newPerson,
  signIn,
  verifyTotp,
} from '../client.ts';
import { casesOf, type ConformanceCase, type Target } from '../target.ts';

const PATH = '/factors/recovery-codes';
const generatedSchema = v.looseObject({ id: v.string(), total: v.number(), codes: v.array(v.string()) });

async function generate(target: Target, token: string, route = `POST ${PATH}`) {
  const answer = await ask(target, route, { token });
  assert.equal(answer.status, 200, JSON.stringify(answer.json));
  assert.equal(keysOf(answer.json), 'codes friendly_name id total type');
  return v.parse(generatedSchema, answer.json);
}

/** A person with a second factor and recovery codes, at `aal2`. */
async function personWithCodes(target: Target) {
  const person = await newPerson(target);
  const factor = await enrolTotp(target, person.access_token, 'App');
  const { access_token: token } = await verifyTotp(target, person, factor);
  return { email: person.email, token, factorId: factor.id, ...(await generate(target, token)) };
}

const remainingOf = async (target: Target, token: string): Promise<number> =>
  v.parse(v.looseObject({ remaining: v.number() }), (await ask(target, `GET ${PATH}`, { token })).json).remaining;

export const recoveryCodeCases: readonly ConformanceCase[] = casesOf(['autoconfirm', 'recovery-codes'], {
  'creates recovery codes after another second factor was entered, and lists them as a factor': async (target) => {
    const { access_token: token } = await newPerson(target);
    await expectError(target, `GET ${PATH}`, { token }, /^404 mfa_factor_not_found: /);
    await expectError(target, `POST ${PATH}`, { token }, /^403 insufficient_aal: AAL2 required/);
    const person = await personWithCodes(target);
    assert.equal(person.codes.length, person.total);
    for (const code of person.codes) assert.match(code, /^[a-z0-9]{16}$/);
    const { factors } = await getUser(target, person.token);
    assert.ok(factors.some(({ id, factor_type }) => id === person.id && factor_type === 'recovery_code'));
    await expectError(target, `POST ${PATH}`, { token: person.token }, /^422 mfa_verified_factor_exists: /);
  },
  'accepts a recovery code once, with or without spaces, instead of a second factor': async (target) => {
    const { email, codes, total } = await personWithCodes(target);
    const route = `POST ${PATH}/verify`;
    const { access_token: token } = await signIn(target, email);
    const code = (codes[0] ?? '').toUpperCase().replaceAll(/(.{4})(?=.)/g, '$1-');
    const raised = expectTokens(await ask(target, route, { token, body: { code } }));
    assert.equal(claimsOf(raised.access_token).aal, 'aal2');
    assert.ok(claimsOf(raised.access_token).amr.some(({ method }) => method === 'mfa/recovery_code'));
    assert.equal(await remainingOf(target, raised.access_token), total - 1);
    const again = await signIn(target, email);
    const used = { token: again.access_token, body: { code } };
    await expectError(target, route, used, /^422 mfa_verification_failed: /);
  },
  'replaces and deletes recovery codes only after a second factor': async (target) => {
    const { email, token, codes } = await personWithCodes(target);
    const weak = await signIn(target, email);
    const regenerate = `POST ${PATH}/regenerate`;
    await expectError(target, regenerate, { token: weak.access_token }, /^403 insufficient_aal: AAL2 required/);
    const next = await generate(target, token, regenerate);
    assert.ok(!next.codes.includes(codes[0] ?? ''));
    const old = { token: weak.access_token, body: { code: codes[0] } };
    await expectError(target, `POST ${PATH}/verify`, old, /^422 mfa_verification_failed: /);
    const removed = await ask(target, `DELETE ${PATH}`, { token });
    assert.deepEqual([removed.status, keysOf(removed.json)], [200, 'id']);
    await expectError(target, `GET ${PATH}`, { token }, /^404 mfa_factor_not_found: /);
  },
  'keeps the last other factor beside recovery codes, also of who came by one and gives them up': async (target) => {
    const { email, token, factorId, codes } = await personWithCodes(target);
    const remove = `DELETE /factors/${factorId}`;
    await expectError(target, remove, { token }, /^422 mfa_recovery_codes_sole_factor: /);
    const { access_token: weak } = await signIn(target, email);
    const verified = await ask(target, `POST ${PATH}/verify`, { token: weak, body: { code: codes[0] } });
    const { access_token: raised } = expectTokens(verified);
    assert.equal((await ask(target, `DELETE ${PATH}`, { token: raised })).status, 200);
    await expectError(target, remove, { token: raised }, /^422 insufficient_aal: AAL2 required/);
  },
});

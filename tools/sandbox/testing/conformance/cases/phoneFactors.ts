import assert from 'node:assert/strict';
import * as v from 'valibot';
import { ask, challengeFactor, claimsOf, expectError, expectTokens, getUser, newPerson, newPhone } from '../client.ts';
import { casesOf, type ConformanceCase, type Target } from '../target.ts';

const enrolmentSchema = v.strictObject({
  id: v.string(),
  type: v.literal('phone'),
  friendly_name: v.string(),
  phone: v.string(),
});

async function enrolPhone(target: Target, token: string, name: string, phone: string) {
  const body = { factor_type: 'phone', friendly_name: name, phone };
  const answer = await ask(target, 'POST /factors', { token, body });
  assert.equal(answer.status, 200, JSON.stringify(answer.json));
  return v.parse(enrolmentSchema, answer.json);
}

export const phoneFactorCases: readonly ConformanceCase[] = [
  ...casesOf(['autoconfirm'], {
    'rejects a phone without a number, or with an invalid one': async (target) => {
      const { access_token: token } = await newPerson(target);
      await expectError(
        target,
        'POST /factors',
        { token, body: { factor_type: 'phone', friendly_name: 'Phone' } },
        '400 validation_failed: Phone number required to enroll Phone factor',
      );
      const body = { factor_type: 'phone', friendly_name: 'Phone', phone: '+91 12 ab' };
      await expectError(
        target,
        'POST /factors',
        { token, body },
        '400 validation_failed: Invalid phone number format (E.164 required)',
      );
    },
    'keeps the last of two unverified phones with one number': async (target) => {
      const { access_token: token } = await newPerson(target);
      const phone = newPhone();
      await enrolPhone(target, token, 'First', phone);
      const second = await enrolPhone(target, token, 'Second', phone);
      assert.equal(second.phone, phone);
      const { factors } = await getUser(target, token);
      assert.deepEqual(
        factors.map((one) => [one.friendly_name, one.phone]),
        [['Second', phone.slice(1)]],
      );
    },
  }),
  ...casesOf(['autoconfirm', 'sms'], {
    'sends a code to a phone, and raises the session with it': async (target) => {
      const { access_token: token } = await newPerson(target);
      const phone = newPhone();
      const { id } = await enrolPhone(target, token, 'Phone', phone);
      const challengeId = await challengeFactor(target, token, id);
      const code = await target.nextCode(phone);
      assert.match(code, /^\d{6}$/);
      const route = `POST /factors/${id}/verify`;
      const wrong = code === '000000' ? '000001' : '000000';
      await expectError(
        target,
        route,
        { token, body: { challenge_id: challengeId, code: wrong } },
        '422 mfa_verification_failed: Invalid MFA Phone code entered',
      );
      const raised = expectTokens(await ask(target, route, { token, body: { challenge_id: challengeId, code } }));
      const { aal, amr } = claimsOf(raised.access_token);
      assert.deepEqual([aal, amr.some(({ method }) => method === 'mfa/phone')], ['aal2', true]);
      const body = { factor_type: 'phone', friendly_name: 'Again', phone };
      await expectError(
        target,
        'POST /factors',
        { token: raised.access_token, body },
        '422 mfa_verified_factor_exists: A verified phone factor already exists, unenroll the existing factor to continue',
      );
    },
    'sends one code a minute': async (target) => {
      const { access_token: token } = await newPerson(target);
      const { id } = await enrolPhone(target, token, 'Phone', newPhone());
      await challengeFactor(target, token, id);
      await expectError(
        target,
        `POST /factors/${id}/challenge`,
        { token, body: {} },
        /^429 over_sms_send_rate_limit: For security purposes, you can only request this after \d+ seconds\.$/,
      );
    },
  }),
];

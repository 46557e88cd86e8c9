import { randomUUID, timingSafeEqual } from 'node:crypto';
import { verifySync } from 'otplib';
import { methodOfFactor } from './accessTokens.ts';
import { badRequest, unprocessable } from './apiError.ts';
import type { AuthContext } from './authContext.ts';
import type { Challenge, Factor, AccountSession, User } from './authData.ts';
import { authRules } from './authRules.ts';
import { checkFrequency, newCode } from './emailLinks.ts';
import { endSessions, raiseSession, type SessionAnswer } from './sessions.ts';

/** Starts a challenge; sends the code to a phone (GoTrue: `ChallengeFactor`). */
export function challengeFactor({ data, delivery, now }: AuthContext, factor: Factor, ipAddress: string) {
  const nowMs = now();
  let code = '';
  if (factor.type === 'phone') {
    checkFrequency(factor.lastChallengedAtMs, nowMs, 'over_sms_send_rate_limit');
    code = newCode();
    delivery.text({ to: `+${factor.phone}`, text: `Your code is ${code}`, code });
  }
  const challenge: Challenge = {
    id: randomUUID(),
    factorId: factor.id,
    ipAddress,
    code,
    createdAtMs: nowMs,
    isVerified: false,
  };
  data.challenges.push(challenge);
  factor.lastChallengedAtMs = nowMs;
  factor.updatedAtMs = nowMs;
  return { id: challenge.id, type: factor.type, expires_at: Math.floor((nowMs + authRules.challengeMs) / 1000) };
}

function findChallenge({ data, now }: AuthContext, factor: Factor, id: string, ipAddress: string): Challenge {
  const challenge = data.challenges.find((one) => one.id === id && one.factorId === factor.id);
  if (!challenge) {
    throw unprocessable('mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  }
  // GoTrue has one message for both.
  if (challenge.isVerified || challenge.ipAddress !== ipAddress) {
    throw unprocessable('mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
  }
  if (now() > challenge.createdAtMs + authRules.challengeMs) {
    data.challenges = data.challenges.filter((one) => one !== challenge);
    const message = `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`;
    throw unprocessable('mfa_challenge_expired', message);
  }
  return challenge;
}

function isTotp(secret: string, code: string, nowMs: number): boolean {
  // The library throws if the code is not six digits.
  if (!/^\d{6}$/.test(code)) return false;
  return verifySync({ secret, token: code, epoch: Math.floor(nowMs / 1000), epochTolerance: 30 }).valid;
}

function isSentCode(expected: string, code: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(code)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Verifies the response to a challenge: raises the session, and ends those with a lower level (GoTrue: `VerifyFactor`).
 */
export async function verifyFactor(
  context: AuthContext,
  user: User,
  session: AccountSession,
  factor: Factor,
  request: { readonly challengeId: string; readonly code: string; readonly ipAddress: string },
): Promise<SessionAnswer> {
  const { data, now } = context;
  if (request.code === '') throw badRequest('validation_failed', 'Code needs to be non-empty');
  const challenge = findChallenge(context, factor, request.challengeId, request.ipAddress);
  if (factor.type === 'totp' && !isTotp(factor.secret, request.code, now())) {
    throw unprocessable('mfa_verification_failed', 'Invalid TOTP code entered');
  }
  if (factor.type === 'phone' && !isSentCode(challenge.code, request.code)) {
    throw unprocessable('mfa_verification_failed', 'Invalid MFA Phone code entered');
  }
  challenge.isVerified = true;
  factor.isVerified = true;
  factor.updatedAtMs = now();
  const hasUnverified = (one: Factor) => one.userId === user.id && one.type === factor.type && !one.isVerified;
  data.factors = data.factors.filter((one) => !hasUnverified(one));
  const answer = await raiseSession(context, user, session, factor.id, methodOfFactor(factor.type));
  endSessions(data, ({ userId, level }) => userId === user.id && level === 'aal1');
  return answer;
}

import { randomUUID } from 'node:crypto';
import { generateSecret, generateURI } from 'otplib';
import { renderSVG } from 'uqr';
import type * as v from 'valibot';
import { methodOfFactor } from './accessTokens.ts';
import { readPhone } from './addresses.ts';
import { badRequest, forbidden, unprocessable } from './apiError.ts';
import type { AuthContext } from './authContext.ts';
import type { AuthData, Factor, AccountSession, User } from './authData.ts';
import { authRules } from './authRules.ts';
import type { requestBodies } from './requestBody.ts';

type Enrolment = v.InferOutput<typeof requestBodies.enrolment>;

/** Deletes all factors that were not verified in time. */
function removeExpired({ data, now }: AuthContext): void {
  const challenged = new Set(data.challenges.map(({ factorId }) => factorId));
  const oldestMs = now() - authRules.unverifiedFactorMs;
  data.factors = data.factors.filter(
    ({ id, isVerified, createdAtMs }) => isVerified || challenged.has(id) || createdAtMs >= oldestMs,
  );
}

/** @throws ApiError if a person may not have another factor of this name. */
function checkEnrolment(context: AuthContext, user: User, session: AccountSession, name: string): void {
  removeExpired(context);
  const factors = context.data.factors.filter(({ userId }) => userId === user.id);
  if (factors.some((factor) => factor.name === name)) {
    const message = `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`;
    throw unprocessable('mfa_factor_name_conflict', message);
  }
  if (factors.length >= authRules.maxFactors) {
    const message = 'Maximum number of verified factors reached, unenroll to continue';
    throw unprocessable('too_many_enrolled_mfa_factors', message);
  }
  if (factors.some(({ isVerified }) => isVerified) && session.level !== 'aal2') {
    throw forbidden('insufficient_aal', 'AAL2 required to enroll a new factor');
  }
}

function addFactor({ data, now }: AuthContext, user: User, rest: Pick<Factor, 'type' | 'name' | 'secret' | 'phone'>) {
  const nowMs = now();
  const factor: Factor = {
    id: randomUUID(),
    userId: user.id,
    ...rest,
    isVerified: false,
    lastChallengedAtMs: null,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
  };
  data.factors.push(factor);
  return factor;
}

function enrolTotp(context: AuthContext, user: User, session: AccountSession, request: Enrolment) {
  checkEnrolment(context, user, session, request.friendly_name);
  const issuer = request.issuer || new URL(context.siteUrl).host;
  const secret = generateSecret();
  const factor = addFactor(context, user, { type: 'totp', name: request.friendly_name, secret, phone: '' });
  const uri = generateURI({ issuer, label: user.email, secret });
  return {
    id: factor.id,
    type: factor.type,
    friendly_name: factor.name,
    totp: { qr_code: renderSVG(uri), secret, uri },
  };
}

function enrolPhone(context: AuthContext, user: User, session: AccountSession, request: Enrolment) {
  const { data } = context;
  if (request.phone === '') throw badRequest('validation_failed', 'Phone number required to enroll Phone factor');
  const phone = readPhone(request.phone);
  const isSame = (factor: Factor) => factor.userId === user.id && factor.type === 'phone' && factor.phone === phone;
  if (data.factors.some((factor) => isSame(factor) && factor.isVerified)) {
    const message = 'A verified phone factor already exists, unenroll the existing factor to continue';
    throw unprocessable('mfa_verified_factor_exists', message);
  }
  data.factors = data.factors.filter((factor) => !isSame(factor));
  checkEnrolment(context, user, session, request.friendly_name);
  const factor = addFactor(context, user, { type: 'phone', name: request.friendly_name, secret: '', phone });
  return { id: factor.id, type: factor.type, friendly_name: factor.name, phone: request.phone };
}

/** Adds a second factor, which is active once a code was entered (GoTrue: `EnrollFactor`). */
export function enrolFactor(context: AuthContext, user: User, session: AccountSession, request: Enrolment) {
  switch (request.factor_type) {
    case 'totp':
      return enrolTotp(context, user, session, request);
    case 'phone':
      return enrolPhone(context, user, session, request);
    case 'webauthn':
      throw unprocessable('mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn');
    default:
      throw badRequest('validation_failed', 'factor_type needs to be totp, phone, or webauthn');
  }
}

/** Whether recovery codes would be the only second factor of a person without this one. */
function isLastBesideCodes({ factors }: AuthData, factor: Factor): boolean {
  const rest = factors.filter(
    ({ id, userId, isVerified }) => isVerified && userId === factor.userId && id !== factor.id,
  );
  return rest.length > 0 && rest.every(({ type }) => type === 'recovery_code');
}

/** Removes a second factor other than recovery codes (GoTrue: `UnenrollFactor`). */
export function unenrolFactor(context: AuthContext, session: AccountSession, factor: Factor): { id: string } {
  if (factor.type === 'recovery_code') {
    const message = 'Recovery codes cannot be unenrolled with this endpoint, use DELETE /factors/recovery-codes';
    throw unprocessable('validation_failed', message);
  }
  if (session.level === 'aal2' && factor.isVerified && isLastBesideCodes(context.data, factor)) {
    const message =
      'Recovery codes cannot be the only verified factor. Please enroll another factor before unenrolling this one or delete your recovery codes.';
    throw unprocessable('mfa_recovery_codes_sole_factor', message);
  }
  return removeFactor(context, session, factor);
}

/** Removes a second factor; sessions that it raised return to `aal1`. */
export function removeFactor({ data }: AuthContext, session: AccountSession, factor: Factor): { id: string } {
  if (factor.isVerified && session.level !== 'aal2') {
    throw unprocessable('insufficient_aal', 'AAL2 required to unenroll verified factor');
  }
  data.factors = data.factors.filter((one) => one !== factor);
  for (const one of data.sessions.filter(({ factorId }) => factorId === factor.id)) {
    one.level = 'aal1';
    one.factorId = null;
    one.methods = one.methods.filter(({ method }) => method !== methodOfFactor(factor.type));
  }
  return { id: factor.id };
}

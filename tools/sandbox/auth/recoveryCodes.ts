import { createHash, randomInt, randomUUID } from 'node:crypto';
import { methodOfFactor } from './accessTokens.ts';
import { forbidden, notFound, unprocessable } from './apiError.ts';
import type { AuthContext } from './authContext.ts';
import type { AuthData, Factor, AccountSession, User } from './authData.ts';
import { authRules } from './authRules.ts';
import { removeFactor } from './factors.ts';
import { endSessions, raiseSession, type SessionAnswer } from './sessions.ts';

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

const newCode = (): string =>
  Array.from({ length: authRules.recoveryCodeLength }, () => alphabet[randomInt(alphabet.length)]).join('');

const isSet = ({ type }: Factor): boolean => type === 'recovery_code';

function findSet({ factors }: AuthData, user: User): Factor | undefined {
  return factors.find((factor) => factor.userId === user.id && isSet(factor));
}

/** @throws ApiError if the person has none. */
function requireSet(data: AuthData, user: User): Factor {
  const set = findSet(data, user);
  if (!set) throw notFound('mfa_factor_not_found', 'The user has not enrolled recovery codes');
  return set;
}

function requireSecondFactor(session: AccountSession, doing: string): void {
  if (session.level !== 'aal2') throw forbidden('insufficient_aal', `AAL2 required to ${doing} recovery codes`);
}

/**
 * Creates new codes in a set.
 * @returns the codes, which cannot be read again.
 */
function fillSet(set: Factor, nowMs: number) {
  const codes = Array.from({ length: authRules.recoveryCodes }, newCode);
  set.codes = codes.map(hashOf);
  set.updatedAtMs = nowMs;
  return { id: set.id, type: set.type, friendly_name: set.name, total: codes.length, codes };
}

/** The number of unused recovery codes (GoTrue: `RecoveryCodesStatus`). */
export function describeRecoveryCodes({ data }: AuthContext, user: User) {
  const { id, type, codes = [] } = requireSet(data, user);
  return { id, type, total: authRules.recoveryCodes, remaining: codes.length };
}

/** Creates the first recovery codes; they require another factor (GoTrue: `RecoveryCodesGenerate`). */
export function generateRecoveryCodes({ data, now }: AuthContext, user: User, session: AccountSession, name: string) {
  requireSecondFactor(session, 'generate');
  if (findSet(data, user)) {
    const message = 'Recovery codes are already enrolled for this user, use regenerate to rotate them';
    throw unprocessable('mfa_verified_factor_exists', message);
  }
  const nowMs = now();
  const set: Factor = {
    id: randomUUID(),
    userId: user.id,
    type: 'recovery_code',
    isVerified: true,
    name: name || 'Recovery codes',
    secret: '',
    phone: '',
    lastChallengedAtMs: null,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
  };
  data.factors.push(set);
  return fillSet(set, nowMs);
}

/** Replaces all recovery codes (GoTrue: `RecoveryCodesRegenerate`). */
export function regenerateRecoveryCodes({ data, now }: AuthContext, user: User, session: AccountSession) {
  requireSecondFactor(session, 'regenerate');
  return fillSet(requireSet(data, user), now());
}

/** Accepts a recovery code instead of a second factor, once (GoTrue: `RecoveryCodesVerify`). */
export async function verifyRecoveryCode(
  context: AuthContext,
  user: User,
  session: AccountSession,
  text: string,
): Promise<SessionAnswer> {
  const set = findSet(context.data, user);
  const hash = hashOf(text.replaceAll(/[\s-]/g, '').toLowerCase());
  if (!set?.codes?.includes(hash)) throw unprocessable('mfa_verification_failed', 'Invalid recovery code entered');
  set.codes = set.codes.filter((code) => code !== hash);
  const answer = await raiseSession(context, user, session, set.id, methodOfFactor(set.type));
  endSessions(context.data, ({ userId, level }) => userId === user.id && level === 'aal1');
  return answer;
}

/** Deletes the recovery codes (GoTrue: `RecoveryCodesDelete`). */
export function removeRecoveryCodes(context: AuthContext, user: User, session: AccountSession): { id: string } {
  requireSecondFactor(session, 'delete');
  return removeFactor(context, session, requireSet(context.data, user));
}

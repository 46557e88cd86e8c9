import { randomInt, randomUUID } from 'node:crypto';
import { ApiError, badRequest } from './apiError.ts';
import type { AuthContext } from './authContext.ts';
import type { AuthData, RefreshToken, AccountSession, User } from './authData.ts';
import { authRules } from './authRules.ts';
import { userAnswer } from './userAnswer.ts';

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
const TOKEN_LENGTH = 12;

const newToken = (): string =>
  Array.from({ length: TOKEN_LENGTH }, () => alphabet[randomInt(alphabet.length)]).join('');

/** The sessions that a logout ends: all, this one, or all but this one. */
export type LogoutScope = 'global' | 'local' | 'others';

/** Records a sign-in method; the same method is recorded once, with the time of its last use. */
function addMethod(session: AccountSession, method: string, atMs: number): void {
  session.methods = [...session.methods.filter((one) => one.method !== method), { method, atMs }];
}

function addRefreshToken(data: AuthData, session: AccountSession, parent: string, nowMs: number): RefreshToken {
  const token = { token: newToken(), parent, sessionId: session.id, isRevoked: false, updatedAtMs: nowMs };
  data.refreshTokens.push(token);
  return token;
}

/** Replaces a refresh token by a new one. */
function rotate(data: AuthData, session: AccountSession, token: RefreshToken, nowMs: number): RefreshToken {
  token.isRevoked = true;
  token.updatedAtMs = nowMs;
  return addRefreshToken(data, session, token.token, nowMs);
}

const tokensOf = (data: AuthData, session: AccountSession) =>
  data.refreshTokens.filter(({ sessionId }) => sessionId === session.id);

async function sessionAnswer(context: AuthContext, user: User, session: AccountSession, refreshToken: string) {
  const { token, expiresAt } = await context.tokens.sign(user, session, context.now());
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: authRules.accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: userAnswer(context.data, user),
  };
}

/** Whether a person cannot sign in for now (GoTrue: `IsBanned`). */
export const isBanned = ({ bannedUntilMs }: User, nowMs: number): boolean =>
  bannedUntilMs !== null && nowMs < bannedUntilMs;

const banned = (method: string): ApiError =>
  new ApiError(method === 'password' ? 400 : 403, 'user_banned', 'User is banned');

/** The response with the tokens of a session. */
export type SessionAnswer = Awaited<ReturnType<typeof sessionAnswer>>;

/**
 * Creates a session.
 * @param method as in the claim `amr`: `password`, `oauth`, `otp`, …
 */
export async function startSession(context: AuthContext, user: User, method: string): Promise<SessionAnswer> {
  const nowMs = context.now();
  if (isBanned(user, nowMs)) throw banned(method);
  const session: AccountSession = {
    id: randomUUID(),
    userId: user.id,
    level: 'aal1',
    factorId: null,
    methods: [],
    createdAtMs: nowMs,
  };
  addMethod(session, method, nowMs);
  context.data.sessions.push(session);
  user.lastSignInAtMs = nowMs;
  user.updatedAtMs = nowMs;
  return sessionAnswer(context, user, session, addRefreshToken(context.data, session, '', nowMs).token);
}

/** Raises a session to `aal2` and replaces its refresh token. */
export async function raiseSession(
  context: AuthContext,
  user: User,
  session: AccountSession,
  factorId: string,
  method: string,
): Promise<SessionAnswer> {
  const nowMs = context.now();
  addMethod(session, method, nowMs);
  session.level = 'aal2';
  session.factorId = factorId;
  const current = tokensOf(context.data, session).find(({ isRevoked }) => !isRevoked);
  const token = current
    ? rotate(context.data, session, current, nowMs)
    : addRefreshToken(context.data, session, '', nowMs);
  return sessionAnswer(context, user, session, token.token);
}

const alreadyUsed = () => badRequest('refresh_token_already_used', 'Invalid Refresh Token: Already Used');

/** The token that a client gets for a used one; undefined if a new one may be created. */
function findReplacement(context: AuthContext, session: AccountSession, token: RefreshToken): string | undefined {
  const { data, refreshReuseMs } = context;
  const nowMs = context.now();
  if (!token.isRevoked) return undefined;
  const active = tokensOf(data, session).findLast(({ isRevoked }) => !isRevoked);
  // The client did not receive the last response, or could not store it.
  if (active?.parent === token.token) return active.token;
  if (nowMs < token.updatedAtMs + refreshReuseMs) return undefined;
  // Someone else has the token: the session is revoked.
  for (const one of tokensOf(data, session).filter(({ isRevoked }) => !isRevoked)) {
    one.isRevoked = true;
    one.updatedAtMs = nowMs;
  }
  throw alreadyUsed();
}

/** Exchanges a refresh token for new tokens (GoTrue: `RefreshTokenGrant`). */
export async function refreshSession(context: AuthContext, text: string): Promise<SessionAnswer> {
  const { data } = context;
  const nowMs = context.now();
  if (!/^[a-z0-9]{12}$/.test(text)) throw badRequest('validation_failed', 'Refresh token is not valid');
  const token = data.refreshTokens.find((one) => one.token === text);
  const session = data.sessions.find(({ id }) => id === token?.sessionId);
  const user = data.users.find(({ id }) => id === session?.userId);
  if (!token || !session || !user) {
    throw badRequest('refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  }
  if (isBanned(user, nowMs)) throw badRequest('user_banned', 'Invalid Refresh Token: User Banned');
  const replacement = findReplacement(context, session, token) ?? rotate(data, session, token, nowMs).token;
  return sessionAnswer(context, user, session, replacement);
}

/** Ends sessions of a person, with their refresh tokens. */
export function endSessions(data: AuthData, isEnded: (session: AccountSession) => boolean): void {
  const ended = new Set(data.sessions.filter(isEnded).map(({ id }) => id));
  data.sessions = data.sessions.filter(({ id }) => !ended.has(id));
  data.refreshTokens = data.refreshTokens.filter(({ sessionId }) => !ended.has(sessionId));
}

/** Signs out of this session, of all others, or everywhere. */
export function logOut(data: AuthData, session: AccountSession, scope: LogoutScope): void {
  endSessions(data, ({ id, userId }) => {
    if (userId !== session.userId) return false;
    return scope === 'global' || (scope === 'local') === (id === session.id);
  });
}

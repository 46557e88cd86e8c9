import { timingSafeEqual } from 'node:crypto';
import type * as v from 'valibot';
import { readEmail } from './addresses.ts';
import { ApiError, badRequest, forbidden } from './apiError.ts';
import type { AuthContext } from './authContext.ts';
import type { User } from './authData.ts';
import { authRules } from './authRules.ts';
import { clearLinks, hashCode } from './emailLinks.ts';
import { issueAuthCode } from './flows.ts';
import type { requestBodies } from './requestBody.ts';
import { errorOfStatus, withQuery, withSession } from './redirects.ts';
import { startSession, type SessionAnswer } from './sessions.ts';
import { confirmUser } from './signUp.ts';

type LinkKind = 'signup' | 'recovery';

const methods: Readonly<Record<LinkKind, string>> = { signup: 'email/signup', recovery: 'recovery' };

function kindOf(type: string): LinkKind {
  if (type === 'signup' || type === 'recovery') return type;
  throw badRequest('validation_failed', 'Invalid email verification type');
}

const linkOf = (user: User, kind: LinkKind) =>
  kind === 'signup'
    ? { token: user.confirmationToken, sentAtMs: user.confirmationSentAtMs }
    : { token: user.recoveryToken, sentAtMs: user.recoverySentAtMs };

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * The person to whom a token was sent.
 * @throws ApiError if it is unknown, used or expired.
 */
function findByToken({ data, now }: AuthContext, kind: LinkKind, tokens: readonly string[], message: string): User {
  const user = data.users.find((one) => tokens.some((token) => isSame(linkOf(one, kind).token, token)));
  const sentAtMs = user ? linkOf(user, kind).sentAtMs : null;
  if (!user || sentAtMs === null || now() > sentAtMs + authRules.emailLinkMs) throw forbidden('otp_expired', message);
  return user;
}

function consume({ now }: AuthContext, user: User): void {
  clearLinks(user);
  if (user.emailConfirmedAtMs === null) confirmUser(user, now());
}

/**
 * Handles the link of an e-mail: leads to the site with a code, with tokens in the implicit flow, or with an error
 * (GoTrue: `verifyGet`).
 */
export async function followLink(
  context: AuthContext,
  { token, type, redirectTo }: { readonly token: string; readonly type: string; readonly redirectTo: string },
): Promise<string> {
  if (type === '') throw badRequest('validation_failed', 'Verify requires a verification type');
  if (token === '') throw badRequest('validation_failed', 'Verify requires a token or a token hash');
  const isPkce = token.startsWith('pkce_');
  try {
    const kind = kindOf(type);
    const user = findByToken(context, kind, [token], 'Email link is invalid or has expired');
    if (isPkce) {
      // Checked before the link is used up, because without its flow it cannot complete.
      const code = issueAuthCode(context, user, methods[kind]);
      consume(context, user);
      return withQuery(redirectTo, { code });
    }
    consume(context, user);
    return withSession(redirectTo, await startSession(context, user, 'otp'), { type });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const entries = {
      error: errorOfStatus(error.status),
      error_code: error.code,
      error_description: error.message,
    };
    return withQuery(redirectTo, isPkce ? entries : {}, { ...entries, sb: '' });
  }
}

/** Signs in with an e-mail's code, or the token of its link (GoTrue: `verifyPost`). */
export async function verifyCode(
  context: AuthContext,
  request: v.InferOutput<typeof requestBodies.verify>,
): Promise<SessionAnswer> {
  if (request.type === '') throw badRequest('validation_failed', 'Verify requires a verification type');
  if ((request.token === '') === (request.token_hash === '')) {
    throw badRequest('validation_failed', 'Verify requires either a token or a token hash');
  }
  let user: User;
  if (request.token_hash !== '') {
    if (request.email !== '' || request.phone !== '' || request.redirect_to !== '') {
      throw badRequest('validation_failed', 'Only the token_hash and type should be provided');
    }
    const kind = kindOf(request.type);
    user = findByToken(context, kind, [request.token_hash], 'Email link is invalid or has expired');
  } else {
    if (request.email === '') {
      throw badRequest('validation_failed', 'Only an email address or phone number should be provided on verify');
    }
    const hash = hashCode(readEmail(request.email), request.token);
    user = findByToken(context, kindOf(request.type), [hash, `pkce_${hash}`], 'Token has expired or is invalid');
  }
  consume(context, user);
  return startSession(context, user, 'otp');
}

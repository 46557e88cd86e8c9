import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import * as v from 'valibot';
import { chooseRedirect } from './addresses.ts';
import { answerError, ApiError, badRequest, forbidden, notFound } from './apiError.ts';
import type { AuthContext } from './authContext.ts';
import type { Factor, Session, User } from './authData.ts';
import { authRules } from './authRules.ts';
import { challengeFactor, verifyFactor } from './factorChallenges.ts';
import { enrolFactor, unenrolFactor } from './factors.ts';
import { exchangeCode } from './flows.ts';
import { endProviderSignIn, startProviderSignIn } from './googleSignIn.ts';
import { signInWithPassword } from './passwordSignIn.ts';
import {
  describeRecoveryCodes,
  generateRecoveryCodes,
  regenerateRecoveryCodes,
  removeRecoveryCodes,
  verifyRecoveryCode,
} from './recoveryCodes.ts';
import { readBody, requestBodies } from './requestBody.ts';
import { recover, resend } from './sendAgain.ts';
import { describeIssuer, describeSettings, health } from './serviceDescription.ts';
import { logOut, refreshSession, type LogoutScope } from './sessions.ts';
import { signUp } from './signUp.ts';
import { updateUser } from './userUpdate.ts';
import { userAnswer } from './userAnswer.ts';
import { followLink, verifyCode } from './verifyLink.ts';

const querySchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((entries) =>
    Object.fromEntries(
      Object.entries(entries).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
  ),
);
const factorPath = v.object({ factorId: v.string() });

const queryOf = (request: FastifyRequest): Record<string, string> => v.parse(querySchema, request.query);

/** The first address of `X-Forwarded-For`, or the connection's (GoTrue: `GetIPAddress`). */
function ipAddressOf(request: FastifyRequest): string {
  const named = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  return named.map((address) => address.trim()).find((address) => isIP(address) !== 0) ?? request.ip;
}

/** Where the link of a requested e-mail leads. */
const redirectOf = ({ siteUrl }: AuthContext, request: FastifyRequest): string =>
  chooseRedirect(siteUrl, [queryOf(request)['redirect_to'], request.headers.referer]);

function send(reply: FastifyReply, error: ApiError, request: FastifyRequest): FastifyReply {
  const { status, headers, body } = answerError(error, [request.headers['x-supabase-api-version'] ?? []].flat()[0]);
  return reply.code(status).headers(headers).send(body);
}

async function authenticate({ data, tokens, now }: AuthContext, request: FastifyRequest) {
  const [, token] = /^[Bb]earer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
  if (!token) throw new ApiError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const { userId, sessionId } = await tokens.verify(token, now());
  const user = data.users.find(({ id }) => id === userId);
  if (!user) throw forbidden('user_not_found', 'User from sub claim in JWT does not exist');
  const session = data.sessions.find(({ id }) => id === sessionId);
  if (!session) {
    throw forbidden('session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  return { user, session };
}

function findFactor({ data }: AuthContext, user: User, request: FastifyRequest): Factor {
  const { factorId } = v.parse(factorPath, request.params);
  if (!v.is(v.pipe(v.string(), v.uuid()), factorId)) {
    throw notFound('validation_failed', 'factor_id must be an UUID');
  }
  const factor = data.factors.find(({ id, userId }) => id === factorId && userId === user.id);
  if (!factor) throw notFound('mfa_factor_not_found', 'Factor not found');
  return factor;
}

const scopes: Readonly<Record<string, LogoutScope>> = { global: 'global', local: 'local', others: 'others' };

function readScope(text: string): LogoutScope {
  const scope = scopes[text || 'global'];
  if (!scope) throw badRequest('validation_failed', `Unsupported logout scope ${JSON.stringify(text)}`);
  return scope;
}

type SignedIn = (
  handle: (one: { user: User; session: Session; request: FastifyRequest; reply: FastifyReply }) => unknown,
) => (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

function recoveryRoutes(app: FastifyInstance, context: AuthContext, signedIn: SignedIn): void {
  const path = '/factors/recovery-codes';
  app.get(
    path,
    signedIn(({ user }) => describeRecoveryCodes(context, user)),
  );
  app.post(
    path,
    signedIn(({ user, session, request }) => {
      const isEmpty = !Buffer.isBuffer(request.body) || request.body.length === 0;
      const name = isEmpty ? '' : readBody(requestBodies.recoveryCodes, request.body).friendly_name;
      return generateRecoveryCodes(context, user, session, name);
    }),
  );
  app.delete(
    path,
    signedIn(({ user, session }) => removeRecoveryCodes(context, user, session)),
  );
  app.post(
    `${path}/regenerate`,
    signedIn(({ user, session }) => regenerateRecoveryCodes(context, user, session)),
  );
  app.post(
    `${path}/verify`,
    signedIn(({ user, session, request }) =>
      verifyRecoveryCode(context, user, session, readBody(requestBodies.recoveryCode, request.body).code),
    ),
  );
}

/** The addresses of GoTrue that its client library calls, without a prefix. */
export function authRoutes(app: FastifyInstance, context: AuthContext): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: authRules.bodyBytes }, (_request, body, done) => {
    done(null, body);
  });
  app.setErrorHandler(async (error, request, reply) => {
    if (error instanceof ApiError) return send(reply, error, request);
    const status = v.is(v.object({ statusCode: v.literal(413) }), error) ? 413 : 500;
    const tooLarge = `Request body too large (max ${String(authRules.bodyBytes)} bytes)`;
    return status === 413
      ? send(reply, new ApiError(413, 'request_entity_too_large', tooLarge), request)
      : send(reply, new ApiError(500, 'unexpected_failure', String(error)), request);
  });
  app.setNotFoundHandler(async (_request, reply) => reply.code(404).type('text/plain').send('404 page not found\n'));

  /** A route that requires a session. */
  const signedIn: SignedIn = (handle) => async (request, reply) =>
    handle({ ...(await authenticate(context, request)), request, reply });

  app.get('/health', () => health);
  app.get('/settings', () => describeSettings(context.autoconfirm));
  app.get('/.well-known/jwks.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=600').send({ keys: [context.tokens.publicKey] }),
  );
  app.get('/.well-known/openid-configuration', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=600').send(describeIssuer(context.tokens.issuer)),
  );

  app.post('/signup', async (request) =>
    signUp(context, readBody(requestBodies.signUp, request.body), redirectOf(context, request)),
  );
  app.post('/token', async (request) => {
    switch (queryOf(request)['grant_type']) {
      case 'password':
        return signInWithPassword(context, readBody(requestBodies.password, request.body));
      case 'refresh_token':
        return refreshSession(context, readBody(requestBodies.refresh, request.body).refresh_token);
      case 'pkce': {
        const { auth_code: code, code_verifier: verifier } = readBody(requestBodies.pkce, request.body);
        return exchangeCode(context, code, verifier);
      }
      default:
        throw badRequest('invalid_credentials', 'unsupported_grant_type');
    }
  });
  app.post('/recover', (request) => {
    recover(context, readBody(requestBodies.recover, request.body), redirectOf(context, request));
    return {};
  });
  app.post('/resend', (request) => {
    resend(context, readBody(requestBodies.resend, request.body), redirectOf(context, request));
    return {};
  });
  app.get('/verify', async (request, reply) => {
    const { token = '', type = '' } = queryOf(request);
    const address = await followLink(context, { token, type, redirectTo: redirectOf(context, request) });
    return reply.redirect(address, 303);
  });
  app.post('/verify', async (request) => verifyCode(context, readBody(requestBodies.verify, request.body)));
  app.get('/authorize', async (request, reply) =>
    reply.redirect(startProviderSignIn(context, queryOf(request), request.headers.referer), 302),
  );
  app.get('/callback', async (request, reply) => {
    const { status, address } = await endProviderSignIn(context, queryOf(request));
    return reply.redirect(address, status);
  });

  app.get(
    '/user',
    signedIn(({ user }) => userAnswer(context.data, user)),
  );
  app.put(
    '/user',
    signedIn(({ user, session, request }) =>
      updateUser(context, user, session, readBody(requestBodies.userUpdate, request.body)),
    ),
  );
  app.post(
    '/logout',
    signedIn(({ session, request, reply }) => {
      logOut(context.data, session, readScope(queryOf(request)['scope'] ?? ''));
      return reply.code(204).send();
    }),
  );
  app.post(
    '/factors',
    signedIn(({ user, session, request }) =>
      enrolFactor(context, user, session, readBody(requestBodies.enrolment, request.body)),
    ),
  );
  recoveryRoutes(app, context, signedIn);
  app.post(
    '/factors/:factorId/challenge',
    signedIn(({ user, request }) => {
      const factor = findFactor(context, user, request);
      // The channel to a phone does not matter, as with GoTrue's hook.
      if (factor.type === 'phone') readBody(requestBodies.challenge, request.body);
      return challengeFactor(context, factor, ipAddressOf(request));
    }),
  );
  app.post(
    '/factors/:factorId/verify',
    signedIn(({ user, session, request }) => {
      const factor = findFactor(context, user, request);
      const { challenge_id: challengeId, code } = readBody(requestBodies.factorCode, request.body);
      return verifyFactor(context, user, session, factor, {
        challengeId,
        code,
        ipAddress: ipAddressOf(request),
      });
    }),
  );
  app.delete(
    '/factors/:factorId',
    signedIn(({ user, session, request }) => unenrolFactor(context, session, findFactor(context, user, request))),
  );
}

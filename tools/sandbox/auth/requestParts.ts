import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import * as v from 'valibot';
import { chooseRedirect } from './addresses.ts';
import { ApiError, forbidden } from './apiError.ts';
import type { AuthContext } from './authContext.ts';
import type { AccountSession, User } from './authData.ts';
import { isBanned } from './sessions.ts';

const querySchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((entries) =>
    Object.fromEntries(
      Object.entries(entries).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
  ),
);
/** The parameters of a request that occur once. */
export const queryOf = (request: FastifyRequest): Record<string, string> => v.parse(querySchema, request.query);

/** The first address of `X-Forwarded-For`, or the connection's (GoTrue: `GetIPAddress`). */
export function ipAddressOf(request: FastifyRequest): string {
  const named = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  return named.map((address) => address.trim()).find((address) => isIP(address) !== 0) ?? request.ip;
}

/** The target of the link in a requested e-mail. */
export const redirectOf = ({ siteUrl }: AuthContext, request: FastifyRequest): string =>
  chooseRedirect(siteUrl, [queryOf(request)['redirect_to'], request.headers.referer]);

function tokenOf(request: FastifyRequest): string {
  const [, token] = /^[Bb]earer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
  if (!token) throw new ApiError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  return token;
}

/** @throws ApiError without the key of the service. */
export async function requireAdmin({ tokens, now }: AuthContext, request: FastifyRequest): Promise<void> {
  await tokens.verifyServiceKey(tokenOf(request), now());
}

/** @throws ApiError without a valid token of an open session. */
async function authenticate({ data, tokens, now }: AuthContext, request: FastifyRequest) {
  const token = tokenOf(request);
  const { userId, sessionId } = await tokens.verify(token, now());
  const user = data.users.find(({ id }) => id === userId);
  if (!user) throw forbidden('user_not_found', 'User from sub claim in JWT does not exist');
  const session = data.sessions.find(({ id }) => id === sessionId);
  if (!session) {
    throw forbidden('session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  if (isBanned(user, now())) throw forbidden('user_banned', 'User is banned');
  return { user, session };
}

/** A request with a session. */
interface SignedInRequest {
  readonly user: User;
  readonly session: AccountSession;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Makes a function that adds a route which requires a session.
 * @example own('GET /user', ({ user }) => user)
 */
export const ownRoutes =
  (app: FastifyInstance, context: AuthContext) =>
  (route: `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`, handle: (one: SignedInRequest) => unknown): void => {
    const [method = '', url = ''] = route.split(' ');
    app.route({
      method,
      url,
      handler: async (request, reply) => handle({ ...(await authenticate(context, request)), request, reply }),
    });
  };

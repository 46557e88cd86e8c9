import proxy from '@fastify/http-proxy';
import type { Log } from '@artha/observability';
import type { FastifyInstance } from 'fastify';
import { AccountKeeper } from './auth/accounts/AccountKeeper.ts';
import { serveAccounts } from './auth/accounts/serveAccounts.ts';
import { GuessGuard } from './auth/guesses/GuessGuard.ts';
import { refusals } from './auth/session/refusals.ts';
import { SessionExchange } from './auth/session/SessionExchange.ts';
import type { SessionKeys } from './auth/session/sessionKeys.ts';
import { endToEndHeaders } from './endToEndHeaders.ts';
import { authMethods } from './findRequestFault.ts';
import { withoutTokens } from './auth/session/withoutTokens.ts';

/** How requests are passed to the authentication service. */
export interface AuthProxyOptions {
  /** Address of the authentication service itself, with `/token` and so on below it. */
  readonly upstream: string;
  /** Milliseconds until it must start its response, and between two parts of it. */
  readonly timeoutMs: number;
  /** Of the sessions that the edge holds. */
  readonly keys: SessionKeys;
  /** The key with which the site closes and deletes accounts; without it, no one can delete theirs. */
  readonly serviceKey?: string | undefined;
  readonly log: Log;
}

/** The client of Supabase Auth retries after 503. */
const { body: unreachable } = refusals.unreachable;
/** For pages, which verify handles by it. */
const keyHeaders = { 'Cache-Control': 'public, max-age=600' };
const unreachableHeaders = { 'Retry-After': '5', 'Cache-Control': 'no-store', Connection: 'close' };

/**
 * Passes requests below `/auth/v1` to the authentication service, so that the site has one origin. Its tokens stay here:
 * pages get handles.
 */
export async function proxyAuth(app: FastifyInstance, options: AuthProxyOptions): Promise<void> {
  const { upstream, timeoutMs, keys, serviceKey, log } = options;
  const { origin, pathname } = new URL(upstream);
  const exchange = new SessionExchange(keys, (token, { apikey }) =>
    fetch(`${upstream.replace(/\/$/, '')}/logout?scope=local`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...(typeof apikey === 'string' && { apikey }) },
      signal: AbortSignal.timeout(timeoutMs),
    }),
  );
  const guesses = new GuessGuard();
  app.addHook('preHandler', (request, reply) => exchange.admit(request, reply, request.url.slice(app.prefix.length)));
  app.addHook('preHandler', (request, reply) => {
    const [path = ''] = request.url.slice(app.prefix.length).split('?', 1);
    return guesses.admit(request, reply, path, exchange.sessionOf(request)?.claims.sub);
  });
  app.get('/.well-known/jwks.json', (_request, reply) => reply.headers(keyHeaders).send({ keys: [keys.publicKey] }));
  const keeper = serviceKey === undefined ? undefined : new AccountKeeper({ upstream, serviceKey, timeoutMs });
  serveAccounts(app, { exchange, keeper, log });
  await app.register(proxy, {
    upstream: origin,
    rewritePrefix: pathname.replace(/\/$/, ''),
    httpMethods: authMethods,
    proxyPayloads: true,
    undici: { headersTimeout: timeoutMs, bodyTimeout: timeoutMs },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => {
        // The edge has already answered the expectation (RFC 9110, section 10.1.1).
        const { expect, ...others } = endToEndHeaders(headers);
        // GoTrue takes the first address for the sender's, so an address that the sender claims must not get there.
        return { ...exchange.headersFor(request, others), 'x-forwarded-for': request.ip };
      },
      // Tokens and accounts must not be cached; cache headers of the service take precedence.
      rewriteHeaders: (headers) => {
        const { 'set-cookie': _, 'content-length': __, location, ...others } = endToEndHeaders(headers);
        return {
          'cache-control': 'no-store',
          ...others,
          ...(location !== undefined && { location: withoutTokens(location) }),
        };
      },
      onResponse: (request, reply, answer) => {
        guesses.end(request, reply);
        exchange.send(request, reply, answer).catch(() => {
          void reply.code(503).headers(unreachableHeaders).send(unreachable);
        });
      },
      onError: (reply) => {
        exchange.endIfSigningOut(reply.request, reply);
        void reply.code(503).headers(unreachableHeaders).send(unreachable);
      },
    },
  });
}

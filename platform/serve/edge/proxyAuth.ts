import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { endToEndHeaders } from './endToEndHeaders.ts';
import { authMethods } from './findRequestFault.ts';

/** How requests are passed to the authentication service. */
export interface AuthProxyOptions {
  /** Address of the authentication service itself, with `/token` and so on below it. */
  readonly upstream: string;
  /** Milliseconds until it must start its response, and between two parts of it. */
  readonly timeoutMs: number;
}

/** The format of Supabase Auth, whose client retries after 503. */
const unreachable = {
  code: 'unexpected_failure',
  message: 'The authentication service cannot be reached. Please try again.',
};
const unreachableHeaders = { 'Retry-After': '5', 'Cache-Control': 'no-store', Connection: 'close' };

/** Passes requests below `/auth/v1` to the authentication service, so that the site has one origin. */
export async function proxyAuth(app: FastifyInstance, { upstream, timeoutMs }: AuthProxyOptions): Promise<void> {
  const { origin, pathname } = new URL(upstream);
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
        return { ...others, 'x-forwarded-for': request.ip };
      },
      // Tokens and accounts must not be cached; cache headers of the service take precedence.
      rewriteHeaders: (headers) => ({ 'cache-control': 'no-store', ...endToEndHeaders(headers) }),
      onError: (reply) => {
        void reply.code(503).headers(unreachableHeaders).send(unreachable);
      },
    },
  });
}

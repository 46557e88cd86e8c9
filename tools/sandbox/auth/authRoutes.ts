import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { accountRoutes } from './accountRoutes.ts';
import { adminRoutes } from './adminRoutes.ts';
import { createAddressLimits } from './addressLimits.ts';
import { answerError, ApiError } from './apiError.ts';
import type { AuthContext } from './authContext.ts';
import { authRules } from './authRules.ts';
import { factorRoutes } from './factorRoutes.ts';
import { describeIssuer, describeSettings, health } from './serviceDescription.ts';
import { signInRoutes } from './signInRoutes.ts';

function send(reply: FastifyReply, error: ApiError, request: FastifyRequest): FastifyReply {
  const { status, headers, body } = answerError(error, [request.headers['x-supabase-api-version'] ?? []].flat()[0]);
  return reply.code(status).headers(headers).send(body);
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

  const checkAddress = createAddressLimits(context.now);
  app.addHook('onRequest', (request, _reply, done) => {
    const [path = ''] = request.url.slice(app.prefix.length).split('?', 1);
    if (context.limitsAddresses) checkAddress(request, path);
    done();
  });
  app.get('/health', () => health);
  app.get('/settings', () => describeSettings(context.autoconfirm));
  app.get('/.well-known/jwks.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=600').send({ keys: [context.tokens.publicKey] }),
  );
  app.get('/.well-known/openid-configuration', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=600').send(describeIssuer(context.tokens.issuer)),
  );
  signInRoutes(app, context);
  accountRoutes(app, context);
  factorRoutes(app, context);
  adminRoutes(app, context);
}

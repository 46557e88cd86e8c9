import type { FastifyInstance } from 'fastify';
import { badRequest } from './apiError.ts';
import type { AuthContext } from './authContext.ts';
import { exchangeCode } from './flows.ts';
import { endProviderSignIn, startProviderSignIn } from './googleSignIn.ts';
import { signInWithPassword } from './passwordSignIn.ts';
import { readBody, requestBodies } from './requestBody.ts';
import { queryOf, redirectOf } from './requestParts.ts';
import { recover, resend } from './sendAgain.ts';
import { refreshSession } from './sessions.ts';
import { signUp } from './signUp.ts';
import { followLink, verifyCode } from './verifyLink.ts';

/** The addresses that lead to a session: sign-up, tokens, the links in e-mails, and a provider. */
export function signInRoutes(app: FastifyInstance, context: AuthContext): void {
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
}

import type { FastifyInstance } from 'fastify';
import { badRequest } from './apiError.ts';
import type { AuthContext } from './authContext.ts';
import { readBody, requestBodies } from './requestBody.ts';
import { queryOf, ownRoutes } from './requestParts.ts';
import { logOut, type LogoutScope } from './sessions.ts';
import { userAnswer } from './userAnswer.ts';
import { updateUser } from './userUpdate.ts';

const scopes: Readonly<Record<string, LogoutScope>> = { global: 'global', local: 'local', others: 'others' };

function readScope(text: string): LogoutScope {
  const scope = scopes[text || 'global'];
  if (!scope) throw badRequest('validation_failed', `Unsupported logout scope ${JSON.stringify(text)}`);
  return scope;
}

/** The addresses of a person's own account. */
export function accountRoutes(app: FastifyInstance, context: AuthContext): void {
  const own = ownRoutes(app, context);
  own('GET /user', ({ user }) => userAnswer(context.data, user));
  own('PUT /user', ({ user, session, request }) =>
    updateUser(context, user, session, readBody(requestBodies.userUpdate, request.body)),
  );
  own('POST /logout', ({ session, request, reply }) => {
    logOut(context.data, session, readScope(queryOf(request)['scope'] ?? ''));
    return reply.code(204).send();
  });
}

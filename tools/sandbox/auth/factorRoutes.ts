import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { notFound } from './apiError.ts';
import type { AuthContext } from './authContext.ts';
import type { Factor, User } from './authData.ts';
import { challengeFactor, verifyFactor } from './factorChallenges.ts';
import { enrolFactor, unenrolFactor } from './factors.ts';
import {
  describeRecoveryCodes,
  generateRecoveryCodes,
  regenerateRecoveryCodes,
  removeRecoveryCodes,
  verifyRecoveryCode,
} from './recoveryCodes.ts';
import { readBody, requestBodies } from './requestBody.ts';
import { ipAddressOf, ownRoutes } from './requestParts.ts';

const factorPath = v.object({ factorId: v.string() });

function findFactor({ data }: AuthContext, user: User, request: FastifyRequest): Factor {
  const { factorId } = v.parse(factorPath, request.params);
  if (!v.is(v.pipe(v.string(), v.uuid()), factorId)) {
    throw notFound('validation_failed', 'factor_id must be an UUID');
  }
  const factor = data.factors.find(({ id, userId }) => id === factorId && userId === user.id);
  if (!factor) throw notFound('mfa_factor_not_found', 'Factor not found');
  return factor;
}

/** The addresses of recovery codes. */
function recoveryRoutes(app: FastifyInstance, context: AuthContext): void {
  const own = ownRoutes(app, context);
  own('GET /factors/recovery-codes', ({ user }) => describeRecoveryCodes(context, user));
  own('POST /factors/recovery-codes', ({ user, session, request }) => {
    const isEmpty = !Buffer.isBuffer(request.body) || request.body.length === 0;
    const name = isEmpty ? '' : readBody(requestBodies.recoveryCodes, request.body).friendly_name;
    return generateRecoveryCodes(context, user, session, name);
  });
  own('DELETE /factors/recovery-codes', ({ user, session }) => removeRecoveryCodes(context, user, session));
  own('POST /factors/recovery-codes/regenerate', ({ user, session }) =>
    regenerateRecoveryCodes(context, user, session),
  );
  own('POST /factors/recovery-codes/verify', ({ user, session, request }) =>
    verifyRecoveryCode(context, user, session, readBody(requestBodies.recoveryCode, request.body).code),
  );
}

/** The addresses of second factors. */
export function factorRoutes(app: FastifyInstance, context: AuthContext): void {
  const own = ownRoutes(app, context);
  recoveryRoutes(app, context);
  own('POST /factors', ({ user, session, request }) =>
    enrolFactor(context, user, session, readBody(requestBodies.enrolment, request.body)),
  );
  own('POST /factors/:factorId/challenge', ({ user, request }) => {
    const factor = findFactor(context, user, request);
    // The channel to a phone does not matter, as with GoTrue's hook.
    if (factor.type === 'phone') readBody(requestBodies.challenge, request.body);
    return challengeFactor(context, factor, ipAddressOf(request));
  });
  own('POST /factors/:factorId/verify', ({ user, session, request }) => {
    const factor = findFactor(context, user, request);
    const { challenge_id: challengeId, code } = readBody(requestBodies.factorCode, request.body);
    return verifyFactor(context, user, session, factor, {
      challengeId,
      code,
      ipAddress: ipAddressOf(request),
    });
  });
  own('DELETE /factors/:factorId', ({ user, session, request }) =>
    unenrolFactor(context, session, findFactor(context, user, request)),
  );
}

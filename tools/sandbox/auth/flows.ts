import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { badRequest, notFound, unprocessable } from './apiError.ts';
import type { AuthContext } from './authContext.ts';
import type { Flow, User } from './authData.ts';
import { authRules } from './authRules.ts';
import { startSession, type SessionAnswer } from './sessions.ts';

/** The PKCE challenge (RFC 7636) of a request; both fields are empty in the implicit flow. */
export interface CodeChallenge {
  readonly code_challenge: string;
  readonly code_challenge_method: string;
}

/** @throws ApiError if a challenge is incomplete or malformed. */
export function checkChallenge({ code_challenge: challenge, code_challenge_method: method }: CodeChallenge): void {
  if ((challenge === '') !== (method === '')) {
    throw badRequest('validation_failed', 'PKCE flow requires code_challenge_method and code_challenge');
  }
  if (challenge === '') return;
  if (challenge.length < 43 || challenge.length > 128) {
    throw badRequest('validation_failed', 'code challenge has to be between 43 and 128 characters');
  }
  if (!/^[\w.~-]+$/.test(challenge)) {
    throw badRequest(
      'validation_failed',
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    );
  }
}

/** Starts a sign-in that ends with a code in an address. */
export function startFlow(
  { data, now }: AuthContext,
  { code_challenge: challenge, code_challenge_method: method }: CodeChallenge,
  rest: Pick<Flow, 'method' | 'userId'> & { readonly redirectTo?: string },
): Flow {
  if (challenge !== '' && !['s256', 'plain'].includes(method.toLowerCase())) {
    throw badRequest('validation_failed', 'Invalid code_challenge_method');
  }
  const flow: Flow = {
    id: randomUUID(),
    userId: rest.userId,
    method: rest.method,
    authCode: challenge === '' ? null : randomUUID(),
    codeChallenge: challenge,
    codeChallengeMethod: method.toLowerCase(),
    redirectTo: rest.redirectTo ?? '',
    providerToken: '',
    providerRefreshToken: '',
    createdAtMs: now(),
  };
  data.flows.push(flow);
  return flow;
}

/** Whether a flow is too old to be exchanged. */
export const isExpired = (flow: Flow, nowMs: number): boolean => nowMs > flow.createdAtMs + authRules.flowMs;

function fits(flow: Flow, verifier: string): boolean {
  const computed =
    flow.codeChallengeMethod === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url');
  const [expected, actual] = [Buffer.from(flow.codeChallenge), Buffer.from(computed)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** The code of a person's last flow of this kind, for the link of an e-mail. */
export function issueAuthCode({ data }: AuthContext, user: User, method: string): string {
  const flow = data.flows.findLast((one) => one.userId === user.id && one.method === method);
  if (!flow?.authCode) {
    throw badRequest(
      'flow_state_not_found',
      'No associated flow state found. 422: No valid flow state found for user.',
    );
  }
  return flow.authCode;
}

/** Exchanges a code for tokens, once (GoTrue: `PKCE`). */
export async function exchangeCode(context: AuthContext, code: string, verifier: string): Promise<SessionAnswer> {
  const { data } = context;
  if (code === '' || verifier === '') {
    throw badRequest('validation_failed', 'invalid request: both auth code and code verifier should be non-empty');
  }
  const flow = data.flows.find(({ authCode }) => authCode === code);
  const user = data.users.find(({ id }) => id === flow?.userId);
  if (!flow || !user) {
    throw notFound('flow_state_not_found', 'invalid flow state, no valid flow state found');
  }
  if (isExpired(flow, context.now())) {
    throw unprocessable('flow_state_expired', 'invalid flow state, flow state has expired');
  }
  if (!fits(flow, verifier)) {
    throw badRequest('bad_code_verifier', 'code challenge does not match previously saved code verifier');
  }
  data.flows = data.flows.filter((one) => one !== flow);
  const answer = await startSession(context, user, flow.method);
  return {
    ...answer,
    ...(flow.providerToken ? { provider_token: flow.providerToken } : {}),
    ...(flow.providerRefreshToken ? { provider_refresh_token: flow.providerRefreshToken } : {}),
  };
}

import type * as v from 'valibot';
import { readEmail } from './addresses.ts';
import { badRequest } from './apiError.ts';
import type { AuthContext } from './authContext.ts';
import { sendLink } from './emailLinks.ts';
import { checkChallenge, startFlow } from './flows.ts';
import type { requestBodies } from './requestBody.ts';

/** Sends the link for a new password to a person with an account (GoTrue: `Recover`). */
export function recover(
  context: AuthContext,
  request: v.InferOutput<typeof requestBodies.recover>,
  redirectTo: string,
): void {
  if (request.email === '') throw badRequest('validation_failed', 'Password recovery requires an email');
  const email = readEmail(request.email);
  checkChallenge(request);
  const user = context.data.users.find((one) => one.email === email);
  if (!user) return;
  if (request.code_challenge) startFlow(context, request, { method: 'recovery', userId: user.id });
  sendLink(context, user, 'recovery', request, redirectTo);
}

const types = ['signup', 'email_change', 'sms', 'phone_change'];

/** Resends the link that confirms an address (GoTrue: `Resend`). */
export function resend(
  context: AuthContext,
  request: v.InferOutput<typeof requestBodies.resend>,
  redirectTo: string,
): void {
  if (!types.includes(request.type)) {
    throw badRequest('validation_failed', `Missing one of these types: ${types.join(', ')}`);
  }
  checkChallenge(request);
  if (request.type === 'signup' && request.email === '') {
    throw badRequest('validation_failed', 'Type provided requires an email address');
  }
  if (request.type === 'sms' && request.phone === '') {
    throw badRequest('validation_failed', 'Type provided requires a phone number');
  }
  if (request.email !== '' && request.phone !== '') {
    throw badRequest('validation_failed', 'Only an email address or phone number should be provided.');
  }
  if (request.phone !== '') throw badRequest('phone_provider_disabled', 'Phone logins are disabled');
  if (request.email === '') throw badRequest('validation_failed', 'Missing email address or phone number');
  const email = readEmail(request.email);
  const user = context.data.users.find((one) => one.email === email);
  // Addresses cannot be changed here, so nothing is ever pending for the other types.
  if (!user || request.type !== 'signup' || user.emailConfirmedAtMs !== null) return;
  if (request.code_challenge) startFlow(context, request, { method: 'email/signup', userId: user.id });
  sendLink(context, user, 'signup', request, redirectTo);
}

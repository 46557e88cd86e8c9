import type * as v from 'valibot';
import { badRequest, unprocessable } from './apiError.ts';
import type { AuthContext } from './authContext.ts';
import { isPassword } from './passwords.ts';
import type { requestBodies } from './requestBody.ts';
import { startSession, type SessionAnswer } from './sessions.ts';

/** Signs in by e-mail and password (GoTrue: `ResourceOwnerPasswordGrant`). */
export async function signInWithPassword(
  context: AuthContext,
  { email, phone, password }: v.InferOutput<typeof requestBodies.password>,
): Promise<SessionAnswer> {
  if (email !== '' && phone !== '') {
    throw badRequest('validation_failed', 'Only an email address or phone number should be provided on login.');
  }
  if (phone !== '') throw unprocessable('phone_provider_disabled', 'Phone logins are disabled');
  if (email === '') throw badRequest('validation_failed', 'missing email or phone');
  const user = context.data.users.find((one) => one.email === email.toLowerCase());
  if (!user || !(await isPassword(password, user.passwordHash))) {
    throw badRequest('invalid_credentials', 'Invalid login credentials');
  }
  if (user.emailConfirmedAtMs === null) throw badRequest('email_not_confirmed', 'Email not confirmed');
  return startSession(context, user, 'password');
}

import type * as v from 'valibot';
import { readEmail } from './addresses.ts';
import { ApiError, forbidden, unprocessable } from './apiError.ts';
import type { AuthContext } from './authContext.ts';
import type { AccountSession, User } from './authData.ts';
import { clearLinks } from './emailLinks.ts';
import { mergeMetadata } from './mergeMetadata.ts';
import { checkPasswordStrength, hashPassword, isPassword } from './passwords.ts';
import type { requestBodies } from './requestBody.ts';
import { logOut } from './sessions.ts';
import { userAnswer } from './userAnswer.ts';

/** Changes a person's password and metadata (GoTrue: `UserUpdate`), but not the address. */
export async function updateUser(
  context: AuthContext,
  user: User,
  session: AccountSession,
  request: v.InferOutput<typeof requestBodies.userUpdate>,
): Promise<Record<string, unknown>> {
  const { data, now } = context;
  const { password } = request;
  const email = request.email === '' ? user.email : readEmail(request.email);
  if (typeof password === 'string') checkPasswordStrength(password);
  if (request.app_metadata) {
    throw forbidden('not_admin', 'Updating app_metadata requires admin privileges');
  }
  const hasFactor = data.factors.some((factor) => factor.userId === user.id && factor.isVerified);
  if (hasFactor && session.level !== 'aal2' && (password || email !== user.email)) {
    const message = 'AAL2 session is required to update email or password when MFA is enabled.';
    throw new ApiError(401, 'insufficient_aal', message);
  }
  if (email !== user.email || request.phone !== '') {
    throw unprocessable('validation_failed', 'This stand-in does not change addresses and phone numbers.');
  }
  if (typeof password === 'string') {
    if (await isPassword(password, user.passwordHash)) {
      throw unprocessable('same_password', 'New password should be different from the old password.');
    }
    user.passwordHash = await hashPassword(password);
    clearLinks(user);
    user.confirmationSentAtMs = null;
    user.recoverySentAtMs = null;
    logOut(data, session, 'others');
  }
  if (request.data) user.userMetadata = mergeMetadata(user.userMetadata, request.data);
  user.updatedAtMs = now();
  return userAnswer(data, user);
}

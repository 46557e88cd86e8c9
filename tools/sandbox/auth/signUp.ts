import { randomUUID } from 'node:crypto';
import type * as v from 'valibot';
import { readEmail } from './addresses.ts';
import { badRequest, unprocessable } from './apiError.ts';
import type { AuthContext } from './authContext.ts';
import type { AuthData, Identity, User } from './authData.ts';
import { clearLinks, sendLink } from './emailLinks.ts';
import { checkChallenge, startFlow } from './flows.ts';
import { checkPasswordStrength, hashPassword } from './passwords.ts';
import type { requestBodies } from './requestBody.ts';
import { startSession } from './sessions.ts';
import { unknownUserAnswer, userAnswer } from './userAnswer.ts';

type Metadata = User['userMetadata'];

/** A new person whose address is not confirmed yet. */
export function createUser(data: AuthData, provider: string, email: string, metadata: Metadata, nowMs: number): User {
  const user: User = {
    id: randomUUID(),
    email,
    passwordHash: null,
    emailConfirmedAtMs: null,
    bannedUntilMs: null,
    confirmationToken: '',
    confirmationSentAtMs: null,
    recoveryToken: '',
    recoverySentAtMs: null,
    lastSignInAtMs: null,
    appMetadata: { provider, providers: [provider] },
    userMetadata: metadata,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
  };
  data.users.push(user);
  return user;
}

/** Records a person's identity at a provider. */
export function addIdentity(
  data: AuthData,
  user: User,
  provider: string,
  providerId: string,
  identityData: Metadata,
  nowMs: number,
): Identity {
  const identity: Identity = {
    id: randomUUID(),
    userId: user.id,
    provider,
    providerId,
    data: identityData,
    lastSignInAtMs: nowMs,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
  };
  data.identities.push(identity);
  return identity;
}

/** Marks the address as confirmed. */
export function confirmUser(user: User, nowMs: number): void {
  clearLinks(user);
  user.emailConfirmedAtMs = nowMs;
  user.userMetadata = { ...user.userMetadata, email_verified: true };
  user.updatedAtMs = nowMs;
}

type SignUpRequest = v.InferOutput<typeof requestBodies.signUp>;

/** Creates an account, and either signs in or sends the e-mail that confirms the address (GoTrue: `Signup`). */
export async function signUp(context: AuthContext, request: SignUpRequest, redirectTo: string) {
  const { data, now } = context;
  if (request.email === '' && request.phone === '') {
    throw unprocessable('anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  if (request.password === '') throw badRequest('validation_failed', 'Signup requires a valid password');
  checkPasswordStrength(request.password);
  if (request.email !== '' && request.phone !== '') {
    throw badRequest('validation_failed', 'Only an email address or phone number should be provided on signup.');
  }
  checkChallenge(request);
  if (request.phone !== '') throw badRequest('phone_provider_disabled', 'Phone signups are disabled');
  const email = readEmail(request.email);
  const known = data.users.find((user) => user.email === email);
  if (known && known.emailConfirmedAtMs !== null) {
    if (context.autoconfirm) throw unprocessable('user_already_exists', 'User already registered');
    return unknownUserAnswer(randomUUID(), email, request.data ?? {}, now());
  }
  const user = known ?? (await createPasswordUser(context, email, request.password, request.data ?? {}));
  if (context.autoconfirm) {
    confirmUser(user, now());
    return startSession(context, user, 'password');
  }
  if (request.code_challenge) startFlow(context, request, { method: 'email/signup', userId: user.id });
  sendLink(context, user, 'signup', request, redirectTo);
  return userAnswer(data, user);
}

async function createPasswordUser({ data, now }: AuthContext, email: string, password: string, own: Metadata) {
  const passwordHash = await hashPassword(password);
  const user = createUser(data, 'email', email, {}, now());
  user.passwordHash = passwordHash;
  const identityData = { ...own, sub: user.id, email, email_verified: false, phone_verified: false };
  user.userMetadata = { ...identityData };
  addIdentity(data, user, 'email', user.id, identityData, now());
  return user;
}

import type { AuthData, Factor, Identity, User } from './authData.ts';

const at = (ms: number): string => new Date(ms).toISOString();

/** A field of a response that is omitted if the time is not set. */
function moments(entries: Readonly<Record<string, number | null>>): Record<string, string> {
  return Object.fromEntries(Object.entries(entries).flatMap(([name, ms]) => (ms === null ? [] : [[name, at(ms)]])));
}

function identityAnswer(identity: Identity) {
  const { email } = identity.data;
  return {
    identity_id: identity.id,
    id: identity.providerId,
    user_id: identity.userId,
    identity_data: identity.data,
    provider: identity.provider,
    last_sign_in_at: at(identity.lastSignInAtMs),
    created_at: at(identity.createdAtMs),
    updated_at: at(identity.updatedAtMs),
    ...(typeof email === 'string' ? { email } : {}),
  };
}

function factorAnswer(factor: Factor) {
  return {
    id: factor.id,
    created_at: at(factor.createdAtMs),
    updated_at: at(factor.updatedAtMs),
    status: factor.isVerified ? 'verified' : 'unverified',
    ...(factor.name ? { friendly_name: factor.name } : {}),
    factor_type: factor.type,
    phone: factor.phone,
    last_challenged_at: factor.lastChallengedAtMs === null ? null : at(factor.lastChallengedAtMs),
  };
}

/** A person in responses, with identities and factors. */
export function userAnswer(data: AuthData, user: User): Record<string, unknown> {
  const factors = data.factors.filter(({ userId }) => userId === user.id);
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    ...moments({ email_confirmed_at: user.emailConfirmedAtMs }),
    phone: '',
    ...moments({
      confirmation_sent_at: user.confirmationSentAtMs,
      confirmed_at: user.emailConfirmedAtMs,
      recovery_sent_at: user.recoverySentAtMs,
      last_sign_in_at: user.lastSignInAtMs,
      banned_until: user.bannedUntilMs,
    }),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    ...(factors.length > 0 ? { factors: factors.map(factorAnswer) } : {}),
    identities: data.identities.filter(({ userId }) => userId === user.id).map(identityAnswer),
    created_at: at(user.createdAtMs),
    updated_at: at(user.updatedAtMs),
    is_anonymous: false,
  };
}

/**
 * The response to a sign-up with an address that already has an account: it looks like a new person, so that it does
 * not reveal who has an account.
 */
export function unknownUserAnswer(
  id: string,
  email: string,
  userMetadata: Readonly<Record<string, unknown>>,
  nowMs: number,
): Record<string, unknown> {
  return {
    id,
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: at(nowMs),
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: userMetadata,
    identities: [],
    created_at: at(nowMs),
    updated_at: at(nowMs),
    is_anonymous: false,
  };
}

import * as v from 'valibot';

const moment = v.nullable(v.number());
const metadata = v.record(v.string(), v.unknown());

const userSchema = v.object({
  id: v.string(),
  email: v.string(),
  /** Null if the person has none, as with Google alone. */
  passwordHash: v.nullable(v.string()),
  emailConfirmedAtMs: moment,
  /** Hashes of the tokens in e-mail links; empty if none is pending. */
  confirmationToken: v.string(),
  confirmationSentAtMs: moment,
  recoveryToken: v.string(),
  recoverySentAtMs: moment,
  lastSignInAtMs: moment,
  /** Until then the person cannot sign in; null if the person can. */
  bannedUntilMs: v.optional(moment, null),
  appMetadata: metadata,
  userMetadata: metadata,
  createdAtMs: v.number(),
  updatedAtMs: v.number(),
});

const identitySchema = v.object({
  id: v.string(),
  userId: v.string(),
  provider: v.string(),
  /** The person's id at the provider. */
  providerId: v.string(),
  data: metadata,
  lastSignInAtMs: v.number(),
  createdAtMs: v.number(),
  updatedAtMs: v.number(),
});

const factorSchema = v.object({
  id: v.string(),
  userId: v.string(),
  type: v.picklist(['totp', 'phone', 'recovery_code']),
  isVerified: v.boolean(),
  name: v.string(),
  /** In base 32; empty with phones. */
  secret: v.string(),
  /** E.164 without its plus; empty with apps. */
  phone: v.string(),
  /** Hashes of the unused recovery codes. */
  codes: v.optional(v.array(v.string())),
  lastChallengedAtMs: moment,
  createdAtMs: v.number(),
  updatedAtMs: v.number(),
});

const challengeSchema = v.object({
  id: v.string(),
  factorId: v.string(),
  ipAddress: v.string(),
  /** The code that was sent to a phone; empty with apps. */
  code: v.string(),
  createdAtMs: v.number(),
  isVerified: v.boolean(),
});

const sessionSchema = v.object({
  id: v.string(),
  userId: v.string(),
  level: v.picklist(['aal1', 'aal2']),
  /** The factor that raised the session to `aal2`. */
  factorId: v.nullable(v.string()),
  /** The person's sign-in methods, with the time of the last use. */
  methods: v.array(v.object({ method: v.string(), atMs: v.number() })),
  createdAtMs: v.number(),
});

const refreshTokenSchema = v.object({
  token: v.string(),
  /** The token that this one replaced; empty for the first of a session. */
  parent: v.string(),
  sessionId: v.string(),
  isRevoked: v.boolean(),
  updatedAtMs: v.number(),
});

const flowSchema = v.object({
  id: v.string(),
  userId: v.nullable(v.string()),
  /** `oauth`, `email/signup` or `recovery`. */
  method: v.string(),
  /** Null without a code challenge: the implicit flow. */
  authCode: v.nullable(v.string()),
  codeChallenge: v.string(),
  codeChallengeMethod: v.string(),
  /** The address to which the person is redirected. */
  redirectTo: v.string(),
  providerToken: v.string(),
  providerRefreshToken: v.string(),
  createdAtMs: v.number(),
});

/** All data of the authentication stand-in. */
export const authDataSchema = v.object({
  version: v.literal(1),
  /** The private key that signs access tokens, as a JWK. */
  signingKey: v.record(v.string(), v.unknown()),
  users: v.array(userSchema),
  identities: v.array(identitySchema),
  factors: v.array(factorSchema),
  challenges: v.array(challengeSchema),
  sessions: v.array(sessionSchema),
  refreshTokens: v.array(refreshTokenSchema),
  flows: v.array(flowSchema),
});

/** Everything that the service keeps. */
export type AuthData = v.InferOutput<typeof authDataSchema>;
/** An account. */
export type User = AuthData['users'][number];
/** A way to sign in to an account: by e-mail or by Google. */
export type Identity = AuthData['identities'][number];
/** A second factor of an account. */
export type Factor = AuthData['factors'][number];
/** A challenge of a second factor that waits for its code. */
export type Challenge = AuthData['challenges'][number];
/** A session of an account. */
export type AccountSession = AuthData['sessions'][number];
/** A refresh token of a session. */
export type RefreshToken = AuthData['refreshTokens'][number];
/** A PKCE flow that waits for its code to be exchanged. */
export type Flow = AuthData['flows'][number];

/** The data of a service without accounts. */
export function emptyAuthData(signingKey: Readonly<Record<string, unknown>>): AuthData {
  return {
    version: 1,
    signingKey: { ...signingKey },
    users: [],
    identities: [],
    factors: [],
    challenges: [],
    sessions: [],
    refreshTokens: [],
    flows: [],
  };
}

const DAY_MS = 86_400_000;

/** Deletes expired data, so that the file does not grow without limit. */
export function pruneAuthData(data: AuthData, nowMs: number): void {
  const isRecent = ({ createdAtMs }: { createdAtMs: number }) => createdAtMs > nowMs - DAY_MS;
  const sessionIds = new Set(data.sessions.map(({ id }) => id));
  const factorIds = new Set(data.factors.map(({ id }) => id));
  data.flows = data.flows.filter(isRecent);
  data.challenges = data.challenges.filter((one) => isRecent(one) && factorIds.has(one.factorId));
  data.refreshTokens = data.refreshTokens.filter(({ sessionId }) => sessionIds.has(sessionId));
}

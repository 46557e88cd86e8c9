/** The durations and limits of GoTrue, from `internal/conf/configuration.go`; those of an address as docker-compose.yml sets them. */
export const authRules = {
  accessTokenSeconds: 3600,
  /** From the start of a sign-in until its code is exchanged. */
  flowMs: 300_000,
  emailLinkMs: 86_400_000,
  /** Between two e-mails of a kind to one address, and two messages to one phone. */
  messageIntervalMs: 60_000,
  challengeMs: 300_000,
  /** Lifetime of an unverified factor. */
  unverifiedFactorMs: 300_000,
  maxFactors: 10,
  recoveryCodes: 10,
  recoveryCodeLength: 16,
  passwordMinLength: 6,
  /** Number of bytes that bcrypt reads. */
  passwordMaxBytes: 72,
  bodyBytes: 1 << 20,
  /** GOTRUE_RATE_LIMIT_TOKEN_REFRESH, for one address: sign-ins and renewals. */
  tokensIn5Minutes: 600,
  /** GOTRUE_RATE_LIMIT_VERIFY. */
  verifiedIn5Minutes: 120,
  /** GOTRUE_RATE_LIMIT_OTP: sign-ups, e-mails asked for, and changes of an account. */
  sentIn5Minutes: 120,
  /** GOTRUE_MFA_RATE_LIMIT_CHALLENGE_AND_VERIFY. */
  factorRequestsInAMinute: 60,
  /** At once, before a limit counts; not a setting. */
  burst: 30,
} as const;

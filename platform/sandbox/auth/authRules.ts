/** The durations and limits of GoTrue, from `internal/conf/configuration.go`. */
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
} as const;

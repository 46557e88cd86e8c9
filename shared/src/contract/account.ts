/** The assurance level of a session: one factor, or two (NIST SP 800-63B, as `aal` in the access token). */
export type AssuranceLevel = 'aal1' | 'aal2';

/** A second factor of a person's account. */
export interface Factor {
  readonly id: string;
  readonly kind: 'totp' | 'phone';
  /** The name that the person gave it. */
  readonly name: string;
  /** The phone number in E.164 format; absent for an authenticator app. */
  readonly phone?: string;
  /** Whether a code was entered once. Only a verified factor is asked for. */
  readonly isVerified: boolean;
}

/** An authenticator app that is about to be added. */
export interface TotpEnrolment {
  readonly factorId: string;
  /** An SVG as a data address. */
  readonly qrCode: string;
  /** For typing into the app, in base 32. */
  readonly secret: string;
}

/** One-time codes for a person who has lost every second factor. */
export interface RecoveryCodes {
  /** Whether this service supports recovery codes. */
  readonly isOffered: boolean;
  /** How many are left; 0 also if none were made yet. */
  readonly remaining: number;
}

/** The second factors of an account, and its assurance levels. */
export interface Assurance {
  readonly factors: readonly Factor[];
  /** Whether the account has recovery codes, which may be used up; undefined in shells before 1.1. */
  readonly hasRecoveryCodes?: boolean;
  readonly current: AssuranceLevel;
  /** The level that signing in requires: `aal2` if a factor is verified. */
  readonly next: AssuranceLevel;
}

/**
 * Why an account request failed:
 * - `invalid-credentials`: e-mail and password do not belong together
 * - `email-not-confirmed`: the address has to be confirmed by the e-mail that was sent
 * - `weak-password`: the service refuses the new password; the message says why
 * - `expired-link`: the link of an e-mail, or the sign-in at the provider, has expired or was used
 * - `other-browser`: the link of an e-mail works only in the browser in which it was asked for
 * - `cancelled`: the person cancelled at the provider
 * - `wrong-code`, `expired-code`: the code is wrong, or has expired
 * - `closed`: the person has deleted the account
 * - `name-taken`: there is a factor of this name
 * - `second-factor-needed`: the second factor is required first
 * - `other-factor-needed`: a recovery code does not suffice to remove the only second factor; another one has to be added first
 * - `provider-unconfirmed`: the provider has not confirmed the person's address
 * - `provider-unreachable`: the provider did not answer, or not as expected
 * - `page-outdated`: the page has to be loaded again first
 * - `proof-needed`: the person has to prove again who they are, because they signed in a while ago
 * - `too-many-requests`: the person has to wait
 * - `unreachable`: the service does not answer, or not in time
 * - `signed-out`: no session, or it has ended
 * - `not-offered`: the service does not support it
 * - `failed`: anything else
 */
export type AccountErrorCode =
  | 'invalid-credentials'
  | 'email-not-confirmed'
  | 'weak-password'
  | 'expired-link'
  | 'other-browser'
  | 'cancelled'
  | 'wrong-code'
  | 'expired-code'
  | 'closed'
  | 'name-taken'
  | 'second-factor-needed'
  | 'other-factor-needed'
  | 'provider-unconfirmed'
  | 'provider-unreachable'
  | 'page-outdated'
  | 'proof-needed'
  | 'too-many-requests'
  | 'unreachable'
  | 'signed-out'
  | 'not-offered'
  | 'failed';

/** The service refused, or did not answer; the message is the service's own, in English. */
export class AccountError extends Error {
  override readonly name = 'AccountError';
  readonly code: AccountErrorCode;

  constructor(code: AccountErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** The state after a step of signing in. */
export type SignInStep = 'signed-in' | 'second-factor';

/**
 * The outcome of opening a return page. `confirmed`: the address of a new account is confirmed, but in a different
 * browser from the one that signed up, so this browser has no session yet.
 */
export type ReturnStep = SignInStep | 'new-password' | 'confirmed';

/**
 * The methods of the authentication service for the auth remote. The shell holds the session: no token crosses this
 * border. Each method rejects with an `AccountError`.
 */
export interface AccountService {
  /** @param remember keeps the session when the browser is closed; otherwise it ends with the last tab of the site. */
  signIn(credentials: { email: string; password: string; remember: boolean }): Promise<SignInStep>;
  /** @returns `confirmation-sent` if the service first sends an e-mail; its link leads to `/auth/callback/email`. */
  signUp(person: { name: string; email: string; password: string }): Promise<'signed-in' | 'confirmation-sent'>;
  /** Sends the confirmation of a new account again. */
  resendConfirmation(email: string): Promise<void>;
  /** Leaves the page for Google's, which returns to `/auth/callback/google`. */
  signInWithGoogle(remember: boolean): Promise<void>;
  /** Completes the return from a provider or an e-mail link. The shell has taken its code out of the address. */
  completeReturn(): Promise<ReturnStep>;
  /** Sends an e-mail whose link leads to `/auth/new-password`. Does not reveal whether the account exists. */
  sendPasswordReset(email: string): Promise<void>;
  setPassword(password: string): Promise<void>;
  assurance(): Promise<Assurance>;
  enrolTotp(name: string): Promise<TotpEnrolment>;
  /** @param phone in the form of E.164. @returns the factor's id. */
  enrolPhone(name: string, phone: string): Promise<string>;
  /** Starts a challenge; sends a code if the factor is a phone. @returns the challenge's id. */
  challenge(factorId: string): Promise<string>;
  /** Answers a challenge; the session is `aal2` from then on. */
  verify(factorId: string, challengeId: string, code: string): Promise<void>;
  renameFactor(factorId: string, name: string): Promise<void>;
  removeFactor(factorId: string): Promise<void>;
  /** This and the next four are absent in shells before 1.1. */
  recoveryCodes?(): Promise<RecoveryCodes>;
  /**
   * Creates new codes and revokes the old ones. Requires an entered second factor. @returns the codes, which are shown
   * only once.
   */
  createRecoveryCodes?(): Promise<readonly string[]>;
  /** Verifies a recovery code instead of a second factor; each works once. */
  verifyRecoveryCode?(code: string): Promise<void>;
  /** Exports the person's data as JSON text, without tokens. */
  exportAccount?(): Promise<string>;
  /** Proves by the password that the signed-in person is still the one at the device. */
  proveByPassword?(password: string): Promise<void>;
  /** Signs out here and in every other tab. */
  signOut(): Promise<void>;
  /** Signs out on every device; this and the next two are absent in shells before 1.2. */
  signOutEverywhere?(): Promise<void>;
  /** Whether people can delete their own account on this site. */
  offersDeletion?(): Promise<boolean>;
  /** Deletes the person's account, and signs out on every device. Requires that the person has just proved who they are. */
  deleteAccount?(): Promise<void>;
}

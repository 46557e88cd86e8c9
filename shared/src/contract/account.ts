/** How certain it is who somebody is: by one factor, or by a second one too (NIST SP 800-63B, as `aal` in the access token). */
export type AssuranceLevel = 'aal1' | 'aal2';

/** A second factor of a person's account. */
export interface Factor {
  readonly id: string;
  readonly kind: 'totp' | 'phone';
  /** As the person named it. */
  readonly name: string;
  /** Where codes are sent, in the form of E.164; absent with an authenticator app. */
  readonly phone?: string;
  /** Whether a code was entered once: only then is it asked for. */
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

/** One-time codes for somebody who has lost every second factor. */
export interface RecoveryCodes {
  /** Whether this service has such codes at all. */
  readonly isOffered: boolean;
  /** How many are left; 0 also if none were made yet. */
  readonly remaining: number;
}

/** The second factors of an account, and how far they are asked for. */
export interface Assurance {
  readonly factors: readonly Factor[];
  /** Whether the account has recovery codes, which may be used up; undefined in shells before 1.1. */
  readonly hasRecoveryCodes?: boolean;
  readonly current: AssuranceLevel;
  /** What signing in leads to: `aal2` where a factor is verified. */
  readonly next: AssuranceLevel;
}

/**
 * Why something of an account did not happen:
 * - `invalid-credentials`: e-mail and password do not belong together
 * - `email-not-confirmed`: the address has to be confirmed by the e-mail that was sent
 * - `weak-password`: the service refuses the new password; the message says why
 * - `expired-link`: the link of an e-mail, or the sign-in at the provider, is too old or was used
 * - `other-browser`: the link of an e-mail works only in the browser in which it was asked for
 * - `cancelled`: the person did not go on at the provider
 * - `wrong-code`, `expired-code`: the code does not fit, or came too late
 * - `name-taken`: there is a factor of this name
 * - `second-factor-needed`: the second factor has to be entered first
 * - `other-factor-needed`: a recovery code does not suffice to remove the only second factor; another one has to be added first
 * - `provider-unconfirmed`: the provider has not confirmed the person's address
 * - `provider-unreachable`: the provider did not answer, or not as expected
 * - `too-many-requests`: later it works again
 * - `unreachable`: the service does not answer, or not in time
 * - `signed-out`: nobody is signed in, or not any more
 * - `not-offered`: this service does not have it
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
  | 'name-taken'
  | 'second-factor-needed'
  | 'other-factor-needed'
  | 'provider-unconfirmed'
  | 'provider-unreachable'
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

/** Where a person stands after a step of signing in. */
export type SignInStep = 'signed-in' | 'second-factor';

/**
 * What calling the address of a return page has led to. `confirmed`: the address of a new account is confirmed, but in
 * another browser than the one that signed up, so nobody is signed in here yet.
 */
export type ReturnStep = SignInStep | 'new-password' | 'confirmed';

/**
 * What the auth remote can ask of the authentication service. The shell holds the session: no token crosses this
 * border. Each method rejects with an `AccountError`.
 */
export interface AccountService {
  /** @param remember keeps the session when the browser is closed; otherwise it ends with the last tab of the site. */
  signIn(credentials: { email: string; password: string; remember: boolean }): Promise<SignInStep>;
  /** @returns `confirmation-sent` where the service first sends an e-mail; its link leads to `/auth/callback/email`. */
  signUp(person: { name: string; email: string; password: string }): Promise<'signed-in' | 'confirmation-sent'>;
  /** Sends the confirmation of a new account again. */
  resendConfirmation(email: string): Promise<void>;
  /** Leaves the page for Google's, which returns to `/auth/callback/google`. */
  signInWithGoogle(remember: boolean): Promise<void>;
  /** Ends the way back from a provider or from the link of an e-mail: the shell took its code out of the address. */
  completeReturn(): Promise<ReturnStep>;
  /** Sends an e-mail whose link leads to `/auth/new-password`. Says nothing of whether there is such an account. */
  sendPasswordReset(email: string): Promise<void>;
  setPassword(password: string): Promise<void>;
  assurance(): Promise<Assurance>;
  enrolTotp(name: string): Promise<TotpEnrolment>;
  /** @param phone in the form of E.164. @returns the factor's id. */
  enrolPhone(name: string, phone: string): Promise<string>;
  /** Starts asking for a code; a phone is sent one. @returns the challenge's id. */
  challenge(factorId: string): Promise<string>;
  /** Answers a challenge; the session is `aal2` from then on. */
  verify(factorId: string, challengeId: string, code: string): Promise<void>;
  renameFactor(factorId: string, name: string): Promise<void>;
  removeFactor(factorId: string): Promise<void>;
  /** Absent, as the next three, in shells before 1.1. */
  recoveryCodes?(): Promise<RecoveryCodes>;
  /** Makes new ones; those from before end. Needs a verified second factor that was entered. @returns them, this once. */
  createRecoveryCodes?(): Promise<readonly string[]>;
  /** Takes one in place of a second factor; each works once. */
  verifyRecoveryCode?(code: string): Promise<void>;
  /** What the service keeps of the person, as a JSON text for downloading; without tokens. */
  exportAccount?(): Promise<string>;
  /** Signs out here and in every other tab. */
  signOut(): Promise<void>;
}

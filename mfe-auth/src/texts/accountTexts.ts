import type { AccountErrorCode, Factor } from '@artha/shared';
import { createTexts } from '@artha/shared/remote';
import type { ReactNode } from 'react';

/** Why a field of a form is refused. */
export interface ProblemTexts {
  readonly tooShort: string;
  readonly different: string;
  readonly repeat: string;
  readonly name: string;
  readonly email: string;
  readonly terms: string;
  /** Of the sign-in form. */
  readonly missing: string;
  readonly invalid: string;
}

/** All texts of the account pages in one language. */
export interface AccountTexts {
  readonly errors: Readonly<Record<AccountErrorCode, string>>;
  /** After too many attempts, if the service names the time to wait. */
  readonly waitSeconds: (seconds: number) => string;
  readonly waitMinutes: (minutes: number) => string;
  /** What differs if signing in with Google does not begin. */
  readonly googleErrors: Readonly<Partial<Record<AccountErrorCode, string>>>;
  readonly problems: ProblemTexts;
  /** Above the sign-in form, after an e-mail's link has confirmed the address. */
  readonly confirmed: string;

  readonly tools: string;
  readonly needsScript: string;
  readonly demonstration: string;
  readonly nothingSent: string;
  readonly email: string;
  readonly password: string;
  readonly show: string;
  readonly hide: string;
  readonly signIn: string;
  readonly signOut: string;
  readonly continue: string;
  readonly cancel: string;
  readonly tryAgain: string;
  readonly oneMoment: string;
  readonly security: string;
  readonly signedInAs: (who: ReactNode) => ReactNode;
  readonly unnamed: string;

  readonly google: {
    readonly button: string;
    readonly notConfigured: string;
    readonly or: string;
  };
  readonly resend: {
    readonly part: string;
    readonly button: string;
    readonly sent: (email: string, count: number) => string;
  };
  readonly signInPage: {
    readonly title: (product: string) => string;
    readonly lead: string;
    readonly remember: string;
    readonly forgot: string;
    readonly success: string;
    readonly goingOn: string;
    readonly demonstration: string;
    readonly newHere: string;
    readonly create: string;
    readonly otherAccount: string;
    /** The part for a person who is signed in already, and while it loads. */
    readonly signedInPart: string;
    readonly signedIn: string;
  };
  readonly signUpPage: {
    readonly title: string;
    readonly lead: string;
    readonly fullName: string;
    readonly confirmPassword: string;
    /** The sentence with the links to both texts. */
    readonly accept: (linkTerms: (text: string) => ReactNode, linkPrivacy: (text: string) => ReactNode) => ReactNode;
    readonly button: string;
    readonly fix: string;
    readonly failed: string;
    readonly haveAccount: string;
    readonly created: string;
    readonly confirmationSent: (email: string) => string;
    readonly notSignedIn: string;
    readonly signedIn: string;
  };
  readonly resetPage: {
    readonly title: string;
    readonly lead: string;
    readonly button: string;
    readonly sent: (email: string) => string;
    readonly later: string;
    readonly remembered: string;
    readonly demonstration: string;
    readonly help: (address: ReactNode) => ReactNode;
  };
  readonly newPasswordPage: {
    readonly title: string;
    readonly lead: string;
    readonly newLink: string;
    readonly changed: string;
    readonly changedDetail: string;
    readonly nothingToChange: string;
    readonly demonstration: string;
    readonly field: string;
    readonly confirmation: string;
    readonly button: string;
    readonly success: string;
    readonly successDetail: string;
  };
  readonly returnPage: {
    readonly processing: string;
    readonly oneMore: string;
    readonly lead: string;
    readonly slow: string;
    readonly nothingHappens: string;
    readonly back: string;
  };
  readonly redirectPage: {
    readonly title: string;
    readonly lead: string;
    readonly nothingHappens: string;
    readonly button: string;
  };
  readonly proof: {
    readonly part: string;
    readonly title: string;
    readonly lead: string;
    readonly google: string;
    readonly wrong: string;
  };
  readonly secondFactor: {
    readonly part: string;
    readonly loading: string;
    readonly title: string;
    readonly which: string;
    readonly useFactor: string;
    readonly useRecovery: string;
    readonly none: string;
    readonly lookingUp: string;
    readonly open: Readonly<Record<Factor['kind'], string>>;
    readonly verify: string;
    readonly form: string;
    readonly code: string;
    readonly hints: Readonly<Record<Factor['kind'], string>>;
    readonly yourPhone: string;
    readonly willSend: (phone: string) => string;
    readonly sent: (phone: string, count: number) => string;
    readonly sendCode: string;
    readonly sendNewCode: string;
    readonly incomplete: string;
    readonly recoveryCode: string;
    readonly recoveryHint: string;
    readonly recoveryIncomplete: string;
    readonly recoveryWrong: string;
    readonly useCode: string;
  };
}

/** The texts of the account pages in the language of their screen. */
export const { Texts: AccountTextsProvider, useTexts: useAccountTexts } = createTexts<AccountTexts>();

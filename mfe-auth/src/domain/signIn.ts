import type { ProblemTexts } from '../texts/accountTexts.ts';
import { isEmail } from './email.ts';

/** The e-mail address and password that a person types to sign in. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Why an attempt to sign in fails. */
export interface SignInProblem {
  readonly message: string;
  /** The fields to correct, in the order of the form; empty if no field is at fault. */
  readonly fields: readonly (keyof Credentials)[];
}

function findMissing({ email, password }: Credentials): SignInProblem['fields'] {
  return [...(email.trim() === '' ? ['email' as const] : []), ...(password === '' ? ['password' as const] : [])];
}

/** Whether both email and password are filled in: the button is disabled until then. */
export function canSignIn(credentials: Credentials): boolean {
  return findMissing(credentials).length === 0;
}

/** Returns the problem with an attempt to sign in; undefined if it can be submitted. */
export function findSignInProblem(credentials: Credentials, texts: ProblemTexts): SignInProblem | undefined {
  const missing = findMissing(credentials);
  if (missing.length > 0) return { message: texts.missing, fields: missing };
  if (!isEmail(credentials.email)) {
    return { message: texts.invalid, fields: ['email'] };
  }
  return undefined;
}

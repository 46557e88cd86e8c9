import { isEmail } from './email.ts';

/** What a person types to sign in. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Why an attempt to sign in fails. */
export interface SignInProblem {
  readonly message: string;
  /** The fields that have to be changed, in the order of the form; empty where that would not help. */
  readonly fields: readonly (keyof Credentials)[];
}

function findMissing({ email, password }: Credentials): SignInProblem['fields'] {
  return [...(email.trim() === '' ? ['email' as const] : []), ...(password === '' ? ['password' as const] : [])];
}

/** Whether email and password are both there: the button is disabled until then. */
export function canSignIn(credentials: Credentials): boolean {
  return findMissing(credentials).length === 0;
}

/** What is wrong with an attempt to sign in; undefined when it may go ahead. */
export function findSignInProblem(credentials: Credentials): SignInProblem | undefined {
  const missing = findMissing(credentials);
  if (missing.length > 0) return { message: 'Please enter your email and password', fields: missing };
  if (!isEmail(credentials.email)) {
    return { message: 'Invalid email or password. Please try again.', fields: ['email'] };
  }
  return undefined;
}

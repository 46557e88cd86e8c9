import { isEmail } from './email.ts';

/** What a person types to sign in. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Whether there is enough to try: the button is disabled until then. */
export function canSignIn({ email, password }: Credentials): boolean {
  return email.trim() !== '' && password !== '';
}

/** The sentence that says why an attempt fails; undefined when it may go ahead. */
export function signInProblem(credentials: Credentials): string | undefined {
  if (!canSignIn(credentials)) return 'Please enter your email and password';
  if (!isEmail(credentials.email)) return 'Invalid email or password. Please try again.';
  return undefined;
}

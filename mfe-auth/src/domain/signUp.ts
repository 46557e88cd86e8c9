import { isEmail } from './email.ts';

/** What a person fills in to create an account. */
export interface Registration {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
  readonly acceptsTerms: boolean;
}

/** An empty form, at first and after success. */
export const emptyRegistration: Registration = {
  name: '',
  email: '',
  password: '',
  confirmation: '',
  acceptsTerms: false,
};

const MINIMUM_CHARACTERS = 8;

/** Counted as a person counts: an emoji is one character, not two. */
const isTooShort = (password: string): boolean => [...password].length < MINIMUM_CHARACTERS;

/** Whether everything is there: the button is disabled until then. */
export function canSignUp({ name, email, password, confirmation, acceptsTerms }: Registration): boolean {
  return (
    name.trim() !== '' && email.trim() !== '' && !isTooShort(password) && confirmation === password && acceptsTerms
  );
}

/** What is wrong with a field that has been filled in, told beside it while typing. An empty field is not wrong yet. */
export interface FieldProblems {
  readonly password?: string;
  readonly confirmation?: string;
}

/** The messages beside the two password fields. */
export function fieldProblems({ password, confirmation }: Registration): FieldProblems {
  return {
    ...(password !== '' && isTooShort(password) && { password: 'Password must be at least 8 characters' }),
    ...(confirmation !== '' && confirmation !== password && { confirmation: 'Passwords do not match' }),
  };
}

/** The sentence that says why an attempt fails; undefined when the account may be created. */
export function signUpProblem(registration: Registration): string | undefined {
  return canSignUp(registration) && isEmail(registration.email) ? undefined : 'Please fix the errors in the form';
}

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

/** Whether every field is filled in as it has to be: the button is disabled until then. */
export function canSignUp({ name, email, password, confirmation, acceptsTerms }: Registration): boolean {
  return (
    name.trim() !== '' && email.trim() !== '' && !isTooShort(password) && confirmation === password && acceptsTerms
  );
}

/** What is wrong with each field. */
export type FieldProblems = Readonly<Partial<Record<keyof Registration, string>>>;

const TOO_SHORT = 'Password must be at least 8 characters';
const DIFFERENT = 'Passwords do not match';

/** What is said beside the two password fields while somebody types. An empty field is not wrong yet. */
export function findProblemsWhileTyping({ password, confirmation }: Registration): FieldProblems {
  return {
    ...(password !== '' && isTooShort(password) && { password: TOO_SHORT }),
    ...(confirmation !== '' && confirmation !== password && { confirmation: DIFFERENT }),
  };
}

/** Everything that keeps the form from being sent, in the order of the form; empty when nothing does. */
export function findProblems(registration: Registration): FieldProblems {
  const { name, email, password, confirmation, acceptsTerms } = registration;
  return {
    ...(name.trim() === '' && { name: 'Enter your name' }),
    ...(!isEmail(email) && { email: 'Enter an address such as asha@example.in' }),
    ...(isTooShort(password) && { password: TOO_SHORT }),
    ...(confirmation === '' && { confirmation: 'Enter the password again' }),
    ...(confirmation !== '' && confirmation !== password && { confirmation: DIFFERENT }),
    ...(!acceptsTerms && { acceptsTerms: 'Accept both to create an account' }),
  };
}

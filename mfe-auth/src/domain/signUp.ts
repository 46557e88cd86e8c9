import { isEmail } from './email.ts';
import {
  findPasswordProblems,
  findPasswordProblemsWhileTyping,
  isPasswordReady,
  type NewPassword,
} from './password.ts';

/** What a person fills in to create an account. */
export interface Registration extends NewPassword {
  readonly name: string;
  readonly email: string;
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

/** Whether every field is filled in as it has to be: the button is disabled until then. */
export function canSignUp(registration: Registration): boolean {
  const { name, email, acceptsTerms } = registration;
  return name.trim() !== '' && email.trim() !== '' && isPasswordReady(registration) && acceptsTerms;
}

/** What is wrong with each field. */
export type FieldProblems = Readonly<Partial<Record<keyof Registration, string>>>;

/** What is said beside the two password fields while somebody types. An empty field is not wrong yet. */
export const findProblemsWhileTyping: (registration: Registration) => FieldProblems = findPasswordProblemsWhileTyping;

/** Everything that keeps the form from being sent, in the order of the form; empty when nothing does. */
export function findProblems(registration: Registration): FieldProblems {
  const { name, email, acceptsTerms } = registration;
  return {
    ...(name.trim() === '' && { name: 'Enter your name' }),
    ...(!isEmail(email) && { email: 'Enter an address such as asha@example.in' }),
    ...findPasswordProblems(registration),
    ...(!acceptsTerms && { acceptsTerms: 'Accept both to create an account' }),
  };
}

import type { ProblemTexts } from '../texts/accountTexts.ts';
import { isEmail } from './email.ts';
import {
  findPasswordProblems,
  findPasswordProblemsWhileTyping,
  isPasswordReady,
  type NewPassword,
} from './password.ts';

/** The form that a person fills in to create an account. */
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

/** Whether every field is valid: the button is disabled until then. */
export function canSignUp(registration: Registration): boolean {
  const { name, email, acceptsTerms } = registration;
  return name.trim() !== '' && email.trim() !== '' && isPasswordReady(registration) && acceptsTerms;
}

/** The error of each field. */
export type FieldProblems = Readonly<Partial<Record<keyof Registration, string>>>;

/** Returns the errors of the two password fields to show while the person types. An empty field has no error yet. */
export const findProblemsWhileTyping: (registration: Registration, texts: ProblemTexts) => FieldProblems =
  findPasswordProblemsWhileTyping;

/** Returns all errors that prevent submission, in the order of the form. */
export function findProblems(registration: Registration, texts: ProblemTexts): FieldProblems {
  const { name, email, acceptsTerms } = registration;
  return {
    ...(name.trim() === '' && { name: texts.name }),
    ...(!isEmail(email) && { email: texts.email }),
    ...findPasswordProblems(registration, texts),
    ...(!acceptsTerms && { acceptsTerms: texts.terms }),
  };
}

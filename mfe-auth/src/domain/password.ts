import type { ProblemTexts } from '../texts/accountTexts.ts';

/** A new password, typed twice. */
export interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
}

const MINIMUM_CHARACTERS = 8;

/** Counts characters as people do: an emoji is one, not two. */
const isTooShort = (password: string): boolean => [...password].length < MINIMUM_CHARACTERS;

/** The error of each of the two fields. */
export type PasswordProblems = Readonly<Partial<Record<keyof NewPassword, string>>>;

/** Returns the errors to show while the person types. An empty field has no error yet. */
export function findPasswordProblemsWhileTyping(
  { password, confirmation }: NewPassword,
  texts: ProblemTexts,
): PasswordProblems {
  return {
    ...(password !== '' && isTooShort(password) && { password: texts.tooShort }),
    ...(confirmation !== '' && confirmation !== password && { confirmation: texts.different }),
  };
}

/** Returns all errors that prevent submission. */
export function findPasswordProblems({ password, confirmation }: NewPassword, texts: ProblemTexts): PasswordProblems {
  return {
    ...(isTooShort(password) && { password: texts.tooShort }),
    ...(confirmation === '' && { confirmation: texts.repeat }),
    ...(confirmation !== '' && confirmation !== password && { confirmation: texts.different }),
  };
}

/** Whether the password is long enough and was typed the same way twice. */
export function isPasswordReady({ password, confirmation }: NewPassword): boolean {
  return !isTooShort(password) && confirmation === password;
}

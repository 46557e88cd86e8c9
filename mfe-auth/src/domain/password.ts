/** A new password, typed twice. */
export interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
}

const MINIMUM_CHARACTERS = 8;
const TOO_SHORT = 'Password must be at least 8 characters';
const DIFFERENT = 'Passwords do not match';

/** Counts characters as people do: an emoji is one, not two. */
const isTooShort = (password: string): boolean => [...password].length < MINIMUM_CHARACTERS;

/** The error of each of the two fields. */
export type PasswordProblems = Readonly<Partial<Record<keyof NewPassword, string>>>;

/** Returns the errors to show while the person types. An empty field has no error yet. */
export function findPasswordProblemsWhileTyping({ password, confirmation }: NewPassword): PasswordProblems {
  return {
    ...(password !== '' && isTooShort(password) && { password: TOO_SHORT }),
    ...(confirmation !== '' && confirmation !== password && { confirmation: DIFFERENT }),
  };
}

/** Returns all errors that prevent submission. */
export function findPasswordProblems({ password, confirmation }: NewPassword): PasswordProblems {
  return {
    ...(isTooShort(password) && { password: TOO_SHORT }),
    ...(confirmation === '' && { confirmation: 'Enter the password again' }),
    ...(confirmation !== '' && confirmation !== password && { confirmation: DIFFERENT }),
  };
}

/** Whether the password is long enough and was typed the same way twice. */
export function isPasswordReady(typed: NewPassword): boolean {
  return Object.keys(findPasswordProblems(typed)).length === 0;
}

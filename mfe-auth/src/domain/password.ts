/** A new password, typed twice. */
export interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
}

const MINIMUM_CHARACTERS = 8;
const TOO_SHORT = 'Password must be at least 8 characters';
const DIFFERENT = 'Passwords do not match';

/** Counted as a person counts: an emoji is one character, not two. */
const isTooShort = (password: string): boolean => [...password].length < MINIMUM_CHARACTERS;

/** What is wrong with each of the two fields. */
export type PasswordProblems = Readonly<Partial<Record<keyof NewPassword, string>>>;

/** What is said beside the two fields while somebody types. An empty field is not wrong yet. */
export function findPasswordProblemsWhileTyping({ password, confirmation }: NewPassword): PasswordProblems {
  return {
    ...(password !== '' && isTooShort(password) && { password: TOO_SHORT }),
    ...(confirmation !== '' && confirmation !== password && { confirmation: DIFFERENT }),
  };
}

/** Everything that keeps the two from being sent. */
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

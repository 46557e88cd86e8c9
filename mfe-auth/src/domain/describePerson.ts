import type { Session } from '@artha/shared';

/** The name of a signed-in person on a page: the e-mail address, or else the name, or else `unnamed`. */
export function describePerson(
  { email, name }: Extract<Session, { kind: 'signed-in' }>['person'],
  unnamed: string,
): string {
  return email ?? name ?? unnamed;
}

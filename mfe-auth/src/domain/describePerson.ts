import type { Session } from '@artha/shared';

/** What a page calls a signed-in person: the e-mail address, or the name if there is none. */
export function describePerson({ email, name }: Extract<Session, { kind: 'signed-in' }>['person']): string {
  return email ?? name ?? 'a person without an e-mail address';
}

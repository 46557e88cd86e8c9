/** A person who can be chosen at the Google stand-in. */
export interface GooglePerson {
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
}

/** Invented people: their addresses cannot exist (RFC 2606). */
export const people: readonly GooglePerson[] = [
  { subject: '100000000000000000001', name: 'Asha Rao', email: 'asha.rao@example.com', isEmailVerified: true },
  { subject: '100000000000000000002', name: 'Imran Sheikh', email: 'imran.sheikh@example.com', isEmailVerified: true },
  { subject: '100000000000000000003', name: 'Leela D’Souza', email: 'leela.dsouza@example.com', isEmailVerified: true },
  {
    subject: '100000000000000000004',
    name: 'Not Verified',
    email: 'unverified@example.com',
    isEmailVerified: false,
  },
];

/**
 * The person of an address; an address always has the same person. Google has verified all addresses except those that
 * start with `unverified`.
 */
export function personOf(email: string): GooglePerson {
  const address = email.trim().toLowerCase();
  const known = people.find((person) => person.email === address);
  return (
    known ?? {
      subject: `typed:${address}`,
      name: address.split('@')[0] ?? address,
      email: address,
      isEmailVerified: !address.startsWith('unverified'),
    }
  );
}

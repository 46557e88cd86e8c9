import type { Factor } from '@artha/shared';

/** What a second factor is called: on the page, and at first by its name. */
export const factorKinds: Readonly<Record<Factor['kind'], string>> = { totp: 'Authenticator app', phone: 'Phone' };

/** A name that no other factor has: names are one's own, but each only once. */
export function suggestFactorName(kind: Factor['kind'], factors: readonly Pick<Factor, 'name'>[]): string {
  const taken = new Set(factors.map(({ name }) => name));
  let name = factorKinds[kind];
  for (let count = 2; taken.has(name); count += 1) name = `${factorKinds[kind]} ${String(count)}`;
  return name;
}

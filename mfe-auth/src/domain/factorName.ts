import type { Factor } from '@artha/shared';

/** The default names of second factors, by kind. */
export const factorKinds: Readonly<Record<Factor['kind'], string>> = { totp: 'Authenticator app', phone: 'Phone' };

/** Returns a name that no other factor of the account has: the service requires unique names. */
export function suggestFactorName(kind: Factor['kind'], factors: readonly Pick<Factor, 'name'>[]): string {
  const taken = new Set(factors.map(({ name }) => name));
  let name = factorKinds[kind];
  for (let count = 2; taken.has(name); count += 1) name = `${factorKinds[kind]} ${String(count)}`;
  return name;
}

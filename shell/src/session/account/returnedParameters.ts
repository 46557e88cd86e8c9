import { takenAddress } from './returnAddress.ts';

/** The pages of the site that Google or the link of an e-mail leads back to. */
export const returnPaths = {
  google: '/auth/callback/google',
  email: '/auth/callback/email',
  password: '/auth/new-password',
} as const;

/** The parameters taken out of the address of this page; the query takes precedence over the hash. */
export function returnedParameters(): ReadonlyMap<string, string> | undefined {
  const taken = takenAddress();
  return taken === undefined ? undefined : new Map(new URLSearchParams(taken));
}

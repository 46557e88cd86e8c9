import {
  isAuthApiError,
  isAuthError,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
} from '@supabase/supabase-js';
import { readClaims } from './accessToken.ts';
import type { AuthServiceClient } from './authService.ts';

/** Whom the tokens of Supabase Auth are for, by default and on every hosted project. */
const AUDIENCE = 'authenticated';
const refusalCodes = [401, 403];

/**
 * The result of checking an access token:
 * - `ended`: the token is genuine, but the service has ended its session
 * - `unchecked`: the service does not answer, or not now
 */
export type Verdict = 'valid' | 'invalid' | 'expired' | 'ended' | 'unchecked';

/**
 * Checks an access token: its form, expiry and audience, and its signature by the keys of the service. If the token names an
 * issuer, it must be the one that the service's own discovery names. It may name none: Supabase Auth writes `iss` only if
 * GOTRUE_JWT_ISSUER is set, and the signature alone says whose token it is.
 * @param readIssuer empty if the service names no issuer, undefined if it has no discovery. Rejects if it cannot be read now.
 */
export async function checkToken(
  token: string,
  client: Pick<AuthServiceClient, 'getClaims'>,
  readIssuer: () => Promise<string | undefined>,
): Promise<Verdict> {
  const claims = readClaims(token);
  if (!claims || ![claims.aud].flat().includes(AUDIENCE)) return 'invalid';
  if (claims.exp * 1000 <= Date.now()) return 'expired';
  const signature = await checkSignature(token, client);
  if (signature !== 'valid' || claims.iss === undefined) return signature;
  try {
    const issuer = await readIssuer();
    return issuer === undefined || issuer === claims.iss ? 'valid' : 'invalid';
  } catch {
    return 'unchecked';
  }
}

async function checkSignature(token: string, client: Pick<AuthServiceClient, 'getClaims'>): Promise<Verdict> {
  try {
    const { error } = await client.getClaims(token, { allowExpired: true });
    return error ? verdictOf(error) : 'valid';
  } catch {
    // A token whose header does not fit the key that it names.
    return 'invalid';
  }
}

function verdictOf(error: unknown): Verdict {
  if (isAuthRetryableFetchError(error)) return 'unchecked';
  if (isAuthSessionMissingError(error)) return 'ended';
  // Without keys of its own the service is asked: it refuses a token, or is busy.
  if (isAuthApiError(error)) {
    if (error.code === 'user_not_found') return 'ended';
    return refusalCodes.includes(error.status) ? 'invalid' : 'unchecked';
  }
  return isAuthError(error) ? 'invalid' : 'unchecked';
}

import { isAuthRefreshDiscardedError, isAuthRetryableFetchError } from '@supabase/supabase-js';
import type { AuthService, AuthServiceClient } from './authService.ts';
import { checkToken, type Verdict } from './checkToken.ts';
import { inTime } from './inTime.ts';
import type { StoredSession } from '../storage/storedSession.ts';
import type { TokenStorage } from '../storage/tokenStorage.ts';

/** Has the client library renew a session whose token is over. */
async function renew(client: AuthServiceClient, storage: TokenStorage, before: StoredSession): Promise<Verdict> {
  const isRenewed = () => {
    const now = storage.readSession();
    return typeof now === 'object' && now.access_token !== before.access_token;
  };
  const { data, error } = await client.getSession();
  if (isRenewed()) return 'valid';
  // The entry stored with the token may claim a later end than the token itself.
  const refusal = data.session ? (await client.refreshSession()).error : error;
  if (isRenewed()) return 'valid';
  // Discarded: another one is under way, or the session was ended meanwhile.
  return isAuthRetryableFetchError(refusal) || isAuthRefreshDiscardedError(refusal) ? 'unchecked' : 'ended';
}

/** Checks a stored session; one whose token is over is renewed first. Rejects if the service does not answer. */
export type CheckSession = (stored: StoredSession, renewedToken: string | undefined) => Promise<Verdict>;

/** Creates the check of stored sessions; a token that is confirmed is not checked again. */
export function createSessionCheck({ client, readIssuer }: AuthService, storage: TokenStorage): CheckSession {
  let checked: { readonly token: string; readonly verdict: Promise<Verdict> } | undefined;

  return async (stored, renewedToken) => {
    const { access_token: token, expires_at } = stored;
    let known = checked;
    if (known?.token !== token || expires_at * 1000 <= Date.now()) {
      known = { token, verdict: checkToken(token, client, readIssuer) };
      checked = known;
    }
    const verdict = await known.verdict;
    if (verdict !== 'valid' && checked === known) checked = undefined;
    if (verdict !== 'expired') return verdict;
    // The service has just given this token: the clock of the device is wrong, and renewing it again would not help.
    if (token === renewedToken) return 'unchecked';
    return (await inTime(renew(client, storage, stored))) ?? 'unchecked';
  };
}

import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import { session, type Session } from '@artha/shared';
import { readClaims } from './accessToken.ts';
import type { AuthService, AuthServiceClient } from './authService.ts';
import { checkToken, type Verdict } from './checkToken.ts';
import { inTime } from './inTime.ts';
import { SESSION_KEY } from './sessionKey.ts';
import { hasVerifiedFactor, type StoredSession } from './storedSession.ts';
import { tellSession } from './tellSession.ts';
import type { TokenStorage } from './tokenStorage.ts';

type EndReason = Extract<Session, { kind: 'signed-out' }>['reason'];

/** The session of this tab: what is stored, checked, and told to everybody. */
export interface KeptSession {
  /** Looks at what is stored now, until that is told. Never rejects. */
  update(): Promise<void>;
  /** Signs out in this tab and in every other one, whether the service answers or not. */
  signOut(): Promise<void>;
}

/** Who a stored session says is signed in; undefined where its token says nothing. */
function describe({ access_token, user }: StoredSession): Session | undefined {
  const claims = readClaims(access_token);
  if (!claims) return undefined;
  const { sub, email, aal, user_metadata } = claims;
  const name = user_metadata.full_name ?? user_metadata.name;
  return {
    kind: 'signed-in',
    person: { id: sub, ...(email && { email }), ...(name && { name }) },
    assurance: aal,
    nextAssurance: hasVerifiedFactor(user) ? 'aal2' : aal,
  };
}

/** Has the client library renew a session whose token is over. */
async function renew(client: AuthServiceClient, { access_token }: StoredSession): Promise<Verdict> {
  const { data, error } = await client.getSession();
  if (data.session && data.session.access_token !== access_token) return 'valid';
  // What is stored beside the token may claim a later end than the token itself.
  const refusal = data.session ? (await client.refreshSession()).error : error;
  if (isAuthRetryableFetchError(refusal)) return 'unchecked';
  return data.session && !refusal ? 'valid' : 'ended';
}

/**
 * Keeps `session` what the stored session is: at the start of a page, after each change by the client library, in another
 * tab, and when the page becomes visible again. Nobody is signed out because the service does not answer.
 */
export function keepSession({ client, readIssuer }: AuthService, storage: TokenStorage): KeptSession {
  const openChannel = () => {
    const channel = new BroadcastChannel(`${SESSION_KEY}-tabs`);
    channel.addEventListener('message', () => void signOutHere());
    return channel;
  };
  // Of the latest look: one before it that still waits for the service has nothing to say any more.
  let lookId = 0;
  let latestLook: Promise<void> = Promise.resolve();
  // Several things may ask for a look at once; a token that is confirmed needs no other check.
  let checked: { readonly token: string; readonly verdict: Promise<Verdict> } | undefined;

  /** @param reason told only if somebody was signed in: who signs in now hears of it from the page that asked. */
  const end = (reason?: EndReason) => {
    const wasSignedOut = session.get().kind === 'signed-out';
    lookId += 1;
    latestLook = Promise.resolve();
    storage.clear();
    tellSession({ kind: 'signed-out', ...(reason && !wasSignedOut && { reason }) });
  };

  const check = async (stored: StoredSession): Promise<Verdict> => {
    const { access_token: token, expires_at } = stored;
    let known = checked;
    if (known?.token !== token || expires_at * 1000 <= Date.now()) {
      known = { token, verdict: checkToken(token, client, readIssuer) };
      checked = known;
    }
    const verdict = await known.verdict;
    if (verdict !== 'valid' && checked === known) checked = undefined;
    if (verdict !== 'expired') return verdict;
    return (await inTime(renew(client, stored))) ?? 'unchecked';
  };

  /** @param missing why nothing is stored, where nothing is. */
  const look = async (missing?: EndReason): Promise<void> => {
    const id = ++lookId;
    const stored = storage.readSession();
    if (stored === 'unreadable') {
      end('invalid');
      return;
    }
    if (!stored) {
      if (session.get().kind !== 'signed-out') end(missing);
      return;
    }
    const verdict = await check(stored).catch((): Verdict => 'unchecked');
    if (id !== lookId) return latestLook;
    const told = describe(stored);
    if (verdict === 'ended') end('expired');
    else if (verdict === 'invalid' || !told) end('invalid');
    else tellSession(told);
  };

  const update = (missing?: EndReason) => {
    latestLook = look(missing);
    return latestLook;
  };

  const signOutHere = async () => {
    const stored = storage.readSession();
    end();
    // This device knows nothing of the session any more; that the service forgets it too may fail.
    if (typeof stored === 'object') await client.admin.signOut(stored.access_token, 'local').catch(() => undefined);
  };

  let tabs = openChannel();
  // Browsers keep no page for going back that listens to others. What it missed it finds in the storage.
  addEventListener('pagehide', () => {
    tabs.close();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    tabs = openChannel();
    void update();
  });
  addEventListener('storage', ({ key }) => {
    if (key === SESSION_KEY || key === null) void update();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void update();
  });
  // The library takes a session away by itself only where the service refuses to renew it.
  client.onAuthStateChange(() => void update('expired'));

  return {
    update: () => update(),
    async signOut() {
      tabs.postMessage('signed-out');
      await signOutHere();
    },
  };
}

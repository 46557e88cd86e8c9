import { session, type Session } from '@artha/shared';
import { readClaims } from './accessToken.ts';
import type { AuthService } from './authService.ts';
import { createSessionCheck } from './checkSession.ts';
import type { Verdict } from './checkToken.ts';
import { openTabChannel } from '../storage/openTabChannel.ts';
import { SESSION_KEY } from '../storage/sessionKey.ts';
import { hasVerifiedFactor, type StoredSession } from '../storage/storedSession.ts';
import { tellSession } from './tellSession.ts';
import type { TokenStorage } from '../storage/tokenStorage.ts';

type EndReason = Extract<Session, { kind: 'signed-out' }>['reason'];

/** The session of this tab: reads, verifies and publishes it. */
export interface KeptSession {
  /** Looks at what is stored now, until that is told. Never rejects. */
  update(): Promise<void>;
  /** Signs out in this tab and in every other one, whether the service answers or not. */
  signOut(): Promise<void>;
}

/** The person whom a stored session names; undefined where its token says nothing. */
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

/** Calls back when this page may have missed a change: it is shown again, or another tab changed the storage. */
function watchPage(update: () => void): void {
  // What a page missed that the browser has kept for going back, it finds in the storage.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) update();
  });
  addEventListener('storage', ({ key }) => {
    if (key === SESSION_KEY || key === null) update();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') update();
  });
}

/**
 * Keeps `session` what the stored session is: at the start of a page, after each change by the client library, in
 * another tab, and when the page becomes visible again. A service that does not answer does not sign anyone out.
 */
export function keepSession(service: AuthService, storage: TokenStorage): KeptSession {
  const { client, onRenewed } = service;
  // Of the latest look: one before it that still waits for the service has nothing to say any more.
  let lookId = 0;
  let latestLook: Promise<void> = Promise.resolve();
  let renewedToken: string | undefined;
  const check = createSessionCheck(service, storage);

  /** @param reason published only if there was a session; a failed sign-in is reported by its own page. */
  const end = (reason?: EndReason) => {
    const wasSignedOut = session.get().kind === 'signed-out';
    lookId += 1;
    latestLook = Promise.resolve();
    storage.clear();
    tellSession({ kind: 'signed-out', ...(reason && !wasSignedOut && { reason }) });
  };

  /** @param reason why nothing is stored, if that is so. */
  const look = async (reason?: EndReason): Promise<void> => {
    const id = ++lookId;
    const stored = storage.readSession();
    if (stored === 'unreadable') {
      end('invalid');
      return;
    }
    if (!stored) {
      if (session.get().kind !== 'signed-out') end(reason);
      return;
    }
    const verdict = await check(stored, renewedToken).catch((): Verdict => 'unchecked');
    if (id !== lookId) return latestLook;
    const told = describe(stored);
    if (verdict === 'ended') end('expired');
    else if (verdict === 'invalid' || !told) end('invalid');
    else tellSession(told);
  };

  const update = (reason?: EndReason) => {
    latestLook = look(reason);
    return latestLook;
  };

  const signOutHere = async () => {
    const stored = storage.readSession();
    end();
    // This device knows nothing of the session any more; that the service forgets it too may fail.
    if (typeof stored === 'object') await client.admin.signOut(stored.access_token, 'local').catch(() => undefined);
  };

  const tellTabs = openTabChannel(`${SESSION_KEY}-tabs`, () => void signOutHere());
  watchPage(() => void update());
  // The library removes a session by itself only if the service refuses to renew it.
  client.onAuthStateChange(() => void update('expired'));
  onRenewed(({ access_token }) => {
    renewedToken = access_token;
    void update();
  });

  return {
    update: () => update(),
    async signOut() {
      tellTabs('signed-out');
      await signOutHere();
    },
  };
}

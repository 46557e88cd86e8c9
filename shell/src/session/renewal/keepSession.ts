import { session, type Session } from '@artha/shared';
import { readClaims } from './accessToken.ts';
import type { AuthService, AuthServiceClient } from './authService.ts';
import { createSessionCheck, type CheckSession } from './checkSession.ts';
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
  // A page that the browser kept for going back finds in the storage what it has missed.
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

class SessionKeeper implements KeptSession {
  readonly #client: AuthServiceClient;
  readonly #storage: TokenStorage;
  readonly #check: CheckSession;
  readonly #tellTabs: (message: string) => void;
  // Of the latest look: one before it that still waits for the service has nothing to say any more.
  #lookId = 0;
  #latestLook: Promise<void> = Promise.resolve();
  #renewedToken: string | undefined;

  constructor(service: AuthService, storage: TokenStorage) {
    this.#client = service.client;
    this.#storage = storage;
    this.#check = createSessionCheck(service, storage);
    this.#tellTabs = openTabChannel(`${SESSION_KEY}-tabs`, () => void this.#signOutHere());
    watchPage(() => void this.update());
    // The library removes a session by itself only if the service refuses to renew it.
    service.client.onAuthStateChange(() => void this.#lookNow('expired'));
    service.onRenewed(({ access_token }) => {
      this.#renewedToken = access_token;
      void this.update();
    });
  }

  update(): Promise<void> {
    return this.#lookNow();
  }

  async signOut(): Promise<void> {
    this.#tellTabs('signed-out');
    await this.#signOutHere();
  }

  #lookNow(reason?: EndReason): Promise<void> {
    this.#latestLook = this.#look(reason);
    return this.#latestLook;
  }

  /** @param reason why nothing is stored, if that is so. */
  async #look(reason?: EndReason): Promise<void> {
    const id = ++this.#lookId;
    const stored = this.#storage.readSession();
    if (stored === 'unreadable') {
      this.#end('invalid');
      return;
    }
    if (!stored) {
      if (session.get().kind !== 'signed-out') this.#end(reason);
      return;
    }
    const verdict = await this.#check(stored, this.#renewedToken).catch((): Verdict => 'unchecked');
    if (id !== this.#lookId) return this.#latestLook;
    const told = describe(stored);
    if (verdict === 'ended') this.#end('expired');
    else if (verdict === 'invalid' || !told) this.#end('invalid');
    else tellSession(told);
  }

  /** @param reason published only if there was a session; a failed sign-in is reported by its own page. */
  #end(reason?: EndReason): void {
    const wasSignedOut = session.get().kind === 'signed-out';
    this.#lookId += 1;
    this.#latestLook = Promise.resolve();
    this.#storage.clear();
    tellSession({ kind: 'signed-out', ...(reason && !wasSignedOut && { reason }) });
  }

  async #signOutHere(): Promise<void> {
    const stored = this.#storage.readSession();
    this.#end();
    // This device knows nothing of the session any more; that the service forgets it too may fail.
    if (typeof stored === 'object') {
      await this.#client.admin.signOut(stored.access_token, 'local').catch(() => undefined);
    }
  }
}

/**
 * Keeps `session` what the stored session is: at the start of a page, after each change by the client library, in
 * another tab, and when the page becomes visible again. A service that does not answer does not sign anyone out.
 */
export function keepSession(service: AuthService, storage: TokenStorage): KeptSession {
  return new SessionKeeper(service, storage);
}

import * as v from 'valibot';
import { readClaims } from './accessToken.ts';
import { SERVICE_TIMEOUT_MS, type fetchInTime } from './inTime.ts';
import { createTicketFetch } from './pageTicket.ts';
import { openTabChannel } from '../storage/openTabChannel.ts';
import { SESSION_KEY } from '../storage/sessionKey.ts';
import { storedSessionSchema, type StoredSession } from '../storage/storedSession.ts';
import type { TokenStorage } from '../storage/tokenStorage.ts';

/** Of the lock that tabs take turns by, and of the channel that tells of renewed tokens. */
const NAME = `${SESSION_KEY}-renewal`;

/** Answers by which the service refuses a refresh token. After any other one the token may still be good. */
const refusalCodes = [400, 401, 403, 404, 422];

const sentSchema = v.pipe(v.string(), v.parseJson(), v.object({ refresh_token: v.string() }));

/** How the client library renews a session. */
export interface Renewal {
  /** `fetch` for the library: a request that renews a session waits for its turn. */
  readonly fetch: typeof fetchInTime;
  /** Calls back after renewed tokens were stored, those of this tab or of another one. */
  readonly onRenewed: (listener: (session: StoredSession) => void) => void;
}

/** The refresh token that a request sends; undefined for any other request. */
function readSentToken(input: RequestInfo | URL, body: unknown): string | undefined {
  const address = typeof input === 'string' || input instanceof URL ? String(input) : input.url;
  if (!address.endsWith('/token?grant_type=refresh_token')) return undefined;
  const sent = v.safeParse(sentSchema, body);
  return sent.success ? sent.output.refresh_token : undefined;
}

/**
 * Waits until no other tab has the lock, and takes it; only pages of secure contexts have locks. A tab that the device
 * has put to sleep may keep it: after a while it is waited for no longer, since it reads the storage again before it
 * sends anything.
 * @returns what gives the lock back.
 */
function takeLock(locks: LockManager | undefined): Promise<() => void> {
  return new Promise((resolve) => {
    const goOnWithout = () => {
      resolve(() => undefined);
    };
    if (!locks) goOnWithout();
    else {
      const limit = { signal: AbortSignal.timeout(SERVICE_TIMEOUT_MS) };
      locks
        .request(
          NAME,
          limit,
          () =>
            new Promise<undefined>((giveBack) => {
              resolve(() => {
                giveBack(undefined);
              });
            }),
        )
        .catch(goOnWithout);
    }
  });
}

/** Does its work while no other tab does. */
async function takeTurn<T>(work: () => Promise<T>): Promise<T> {
  const giveBack = await takeLock(navigator.locks);
  try {
    return await work();
  } finally {
    giveBack();
  }
}

/** Whether a session is another one's later state. */
function isLater(next: StoredSession, before: StoredSession): boolean {
  const [later, earlier] = [readClaims(next.access_token), readClaims(before.access_token)];
  if (!later?.session_id || later.session_id !== earlier?.session_id) return false;
  return later.exp >= earlier.exp && next.refresh_token !== before.refresh_token;
}

/**
 * Lets the tabs of a person renew a session in turn: the first one asks the service and stores the answer, the others
 * find it in the storage and send nothing.
 *
 * With its default settings Supabase Auth revokes all refresh tokens of a session when one is used that is older than
 * the last but one (GoTrue: `RefreshTokenGrant`, `RevokeTokenFamily`). A tab that sent a token from before it slept
 * would sign out every tab. The client library leaves this to the service. So the storage is read once more immediately
 * before a token is sent, and written before the next tab has its turn; the library then finds that the storage has
 * changed, and goes on with it.
 *
 * A session that ends with its tab has a copy in each duplicate of the tab: these hear of renewed tokens.
 */
export function renewInTurn(storage: TokenStorage): Renewal {
  const send = createTicketFetch(storage);
  const listeners: ((session: StoredSession) => void)[] = [];
  const store = (session: StoredSession) => {
    storage.setItem(SESSION_KEY, JSON.stringify(session));
    for (const listener of listeners) listener(session);
  };
  const readStored = () => {
    const stored = storage.readSession();
    return stored === 'unreadable' ? undefined : stored;
  };

  const tellTabs = openTabChannel(NAME, (message) => {
    const [stored, told] = [readStored(), v.safeParse(storedSessionSchema, message)];
    if (!stored || !told.success || !isLater(told.output, stored)) return;
    store(told.output);
  });

  const renew = async (sent: string, ask: () => Promise<Response>): Promise<Response> => {
    const before = readStored();
    if (before && before.refresh_token !== sent) return Response.json(before);
    const response = await ask();
    if (!response.ok) {
      if (refusalCodes.includes(response.status)) return response;
      throw new TypeError(`The service does not renew sessions now: it responded with ${response.status}.`);
    }
    const renewed = v.safeParse(storedSessionSchema, await response.clone().json());
    // A person who signed out meanwhile stays signed out.
    if (renewed.success && readStored()?.refresh_token === sent) {
      // By the clock of this device, which may be wrong: by the service's, the library might think that it is over
      // already.
      const session = { ...renewed.output, expires_at: Math.floor(Date.now() / 1000) + renewed.output.expires_in };
      store(session);
      tellTabs(session);
    }
    return response;
  };

  return {
    fetch: (input, init) => {
      const ask = () => send(input, init);
      const sent = readSentToken(input, init?.body);
      return sent === undefined ? ask() : takeTurn(() => renew(sent, ask));
    },
    onRenewed: (listener) => {
      listeners.push(listener);
    },
  };
}

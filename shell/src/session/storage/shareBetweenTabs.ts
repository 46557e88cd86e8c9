import * as v from 'valibot';
import { openTabChannel } from './openTabChannel.ts';
import { SESSION_KEY } from './sessionKey.ts';
import { storedSessionSchema, type StoredSession } from './storedSession.ts';
import type { TokenStorage } from './tokenStorage.ts';

const ASK = 'ask';

/** Another tab answers in a few milliseconds. One that the device has put to sleep, or that is gone, never does. */
const ANSWER_MS = 500;

/**
 * Shares a session that is not remembered between the tabs of the site: a new tab asks the others, and keeps a copy as long
 * as it is open. When the last tab is closed, no copy is left (docs/decisions/0027-tabs-hand-a-session-over.md).
 * @returns asks the other tabs, if one of them may hold a session and this one holds none.
 */
export function shareBetweenTabs(storage: TokenStorage): () => Promise<void> {
  let takeAnswer: ((session: StoredSession) => void) | undefined;
  const tellTabs = openTabChannel(`${SESSION_KEY}-sharing`, (message) => {
    if (message === ASK) {
      const own = storage.readTabSession();
      if (own) tellTabs(own);
      return;
    }
    const told = v.safeParse(storedSessionSchema, message);
    if (told.success) takeAnswer?.(told.output);
  });

  return async () => {
    if (!storage.isPerhapsInOtherTabs()) return;
    const session = await new Promise<StoredSession | undefined>((resolve) => {
      takeAnswer = resolve;
      setTimeout(resolve, ANSWER_MS, undefined);
      tellTabs(ASK);
    });
    takeAnswer = undefined;
    if (session) storage.setItem(SESSION_KEY, JSON.stringify(session));
    else storage.clear();
  };
}

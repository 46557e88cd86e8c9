import * as v from 'valibot';
import { createStorageArea } from './storageArea.ts';
import { SESSION_KEY, TABS_KEY } from './sessionKey.ts';
import { storedSessionSchema, type StoredSession } from './storedSession.ts';

const REMEMBER_KEY = `${SESSION_KEY}-remember`;

/** The verifiers of sign-ins that have begun (RFC 7636), and the list of their ids. */
const verifierSchema = v.union([v.pipe(v.string(), v.regex(/^[\w.~/-]+$/)), v.array(v.string())]);

const sessionText = v.pipe(v.string(), v.parseJson(), storedSessionSchema);
const verifierText = v.pipe(v.string(), v.parseJson(), verifierSchema);

/** Where the client library keeps the session. */
export interface TokenStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  /** Decides where the next session is kept; the choice outlasts the way to a provider and back. */
  chooseRemember(remember: boolean): void;
  /** Takes the choice back, after a sign-in that failed. */
  forgetChoice(): void;
  /** @returns 'unreadable' for one that does not fit, which is gone then. */
  readSession(): StoredSession | 'unreadable' | undefined;
  /** The session of this tab, if it is not remembered. */
  readTabSession(): StoredSession | undefined;
  /** Whether other tabs may hold a session that is not remembered, while this one holds none. */
  isPerhapsInOtherTabs(): boolean;
  /** Removes the session, wherever it is. */
  clear(): void;
}

/**
 * Keeps a session in `localStorage` if it is to be remembered, else in `sessionStorage`, and reads from both. A note in
 * `localStorage` tells new tabs that others hold one (`shareBetweenTabs`). Verifiers are in `localStorage`: the link of
 * an e-mail opens a tab of its own. What does not fit its schema is dropped.
 */
export function createTokenStorage(): TokenStorage {
  const remembered = createStorageArea(() => localStorage);
  const tab = createStorageArea(() => sessionStorage);
  const sessionArea = () => [tab, remembered].find((area) => area.get(SESSION_KEY) !== null);

  const readText = (): string | null => sessionArea()?.get(SESSION_KEY) ?? null;
  const removeSession = () => {
    sessionArea()?.remove(SESSION_KEY);
    remembered.remove(TABS_KEY);
  };
  const readSession = () => {
    const text = readText();
    if (text === null) return undefined;
    const result = v.safeParse(sessionText, text);
    if (result.success) return result.output;
    removeSession();
    return 'unreadable';
  };

  return {
    getItem(key) {
      if (key === SESSION_KEY) {
        const session = readSession();
        return typeof session === 'object' ? JSON.stringify(session) : null;
      }
      const text = remembered.get(key);
      if (text === null || v.is(verifierText, text)) return text;
      remembered.remove(key);
      return null;
    },
    setItem(key, value) {
      if (key !== SESSION_KEY) {
        remembered.set(key, value);
        return;
      }
      const session = v.parse(sessionText, value);
      const choice = tab.get(REMEMBER_KEY);
      tab.remove(REMEMBER_KEY);
      const before = sessionArea();
      const area = choice === null ? (before ?? tab) : choice === 'true' ? remembered : tab;
      if (choice !== null) for (const other of [tab, remembered]) other.remove(SESSION_KEY);
      area.set(SESSION_KEY, JSON.stringify(session));
      if (area === tab) remembered.set(TABS_KEY, '1');
      else remembered.remove(TABS_KEY);
    },
    removeItem(key) {
      if (key === SESSION_KEY) removeSession();
      else remembered.remove(key);
    },
    chooseRemember(remember) {
      tab.set(REMEMBER_KEY, String(remember));
    },
    forgetChoice() {
      tab.remove(REMEMBER_KEY);
    },
    readSession,
    readTabSession() {
      const session = sessionArea() === tab ? readSession() : undefined;
      return typeof session === 'object' ? session : undefined;
    },
    isPerhapsInOtherTabs: () => sessionArea() === undefined && remembered.get(TABS_KEY) !== null,
    clear() {
      for (const area of [tab, remembered]) area.remove(SESSION_KEY);
      remembered.remove(TABS_KEY);
    },
  };
}

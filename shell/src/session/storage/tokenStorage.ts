import * as v from 'valibot';
import { createStorageArea, type StorageArea } from './storageArea.ts';
import { SESSION_KEY, TABS_KEY } from './sessionKey.ts';
import { storedSessionSchema, type StoredSession } from './storedSession.ts';

const REMEMBER_KEY = `${SESSION_KEY}-remember`;

/** The verifiers of sign-ins that have begun (RFC 7636), and the list of their ids. */
const verifierSchema = v.union([v.pipe(v.string(), v.regex(/^[\w.~/-]+$/)), v.array(v.string())]);

const sessionText = v.pipe(v.string(), v.parseJson(), storedSessionSchema);
const verifierText = v.pipe(v.string(), v.parseJson(), verifierSchema);

/** The storage in which the client library keeps the session. */
export interface TokenStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  /** Decides where the next session is kept; the choice outlasts the way to a provider and back. */
  chooseRemember(remember: boolean): void;
  /** The choice for the session that is about to begin; undefined if none was made. */
  readChoice(): boolean | undefined;
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

/** The session as text, in the storage that it was given last. */
class SessionText {
  readonly #remembered: StorageArea;
  readonly #tab: StorageArea;

  constructor(remembered: StorageArea, tab: StorageArea) {
    this.#remembered = remembered;
    this.#tab = tab;
  }

  /** The storage that has the session; undefined if there is none. */
  get area(): StorageArea | undefined {
    return [this.#tab, this.#remembered].find((area) => area.get(SESSION_KEY) !== null);
  }

  /** @returns 'unreadable' for one that does not fit, which is gone then. */
  read(): StoredSession | 'unreadable' | undefined {
    const text = this.area?.get(SESSION_KEY) ?? null;
    if (text === null) return undefined;
    const result = v.safeParse(sessionText, text);
    if (result.success) return result.output;
    this.remove();
    return 'unreadable';
  }

  /** @throws ValiError if it is not the text of a session. */
  write(value: string): void {
    const session = v.parse(sessionText, value);
    const choice = this.#tab.get(REMEMBER_KEY);
    this.#tab.remove(REMEMBER_KEY);
    const before = this.area;
    const area = choice === null ? (before ?? this.#tab) : choice === 'true' ? this.#remembered : this.#tab;
    if (choice !== null) for (const other of [this.#tab, this.#remembered]) other.remove(SESSION_KEY);
    area.set(SESSION_KEY, JSON.stringify(session));
    if (area === this.#tab) this.#remembered.set(TABS_KEY, '1');
    else this.#remembered.remove(TABS_KEY);
  }

  remove(): void {
    this.area?.remove(SESSION_KEY);
    this.#remembered.remove(TABS_KEY);
  }
}

/**
 * Keeps a session in `localStorage` if it is to be remembered, else in `sessionStorage`, and reads from both. A note in
 * `localStorage` tells new tabs that others hold one (`shareBetweenTabs`). Verifiers are in `localStorage`: the link of
 * an e-mail opens a tab of its own. An entry that does not fit its schema is dropped.
 */
export function createTokenStorage(): TokenStorage {
  const remembered = createStorageArea(() => localStorage);
  const tab = createStorageArea(() => sessionStorage);
  const session = new SessionText(remembered, tab);

  return {
    getItem(key) {
      if (key === SESSION_KEY) {
        const stored = session.read();
        return typeof stored === 'object' ? JSON.stringify(stored) : null;
      }
      const text = remembered.get(key);
      if (text === null || v.is(verifierText, text)) return text;
      remembered.remove(key);
      return null;
    },
    setItem(key, value) {
      if (key === SESSION_KEY) session.write(value);
      else remembered.set(key, value);
    },
    removeItem(key) {
      if (key === SESSION_KEY) session.remove();
      else remembered.remove(key);
    },
    chooseRemember(remember) {
      tab.set(REMEMBER_KEY, String(remember));
    },
    readChoice() {
      const choice = tab.get(REMEMBER_KEY);
      return choice === null ? undefined : choice === 'true';
    },
    forgetChoice() {
      tab.remove(REMEMBER_KEY);
    },
    readSession: () => session.read(),
    readTabSession() {
      const stored = session.area === tab ? session.read() : undefined;
      return typeof stored === 'object' ? stored : undefined;
    },
    isPerhapsInOtherTabs: () => session.area === undefined && remembered.get(TABS_KEY) !== null,
    clear() {
      for (const area of [tab, remembered]) area.remove(SESSION_KEY);
      remembered.remove(TABS_KEY);
    },
  };
}

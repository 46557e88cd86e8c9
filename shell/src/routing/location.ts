import { createStore } from '@artha/shared';
import * as v from 'valibot';

/** The current location, in the router's format. */
export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** The state passed to `navigate`; null if there was none. */
  readonly state: unknown;
  /** Of the history entry; each has its own. */
  readonly key: string;
}

const overSchema = v.object({ over: v.pipe(v.string(), v.startsWith('/')) });

/**
 * The path of the page that a location shows: its own or, if a dialog has the address, that of the page below, which
 * the state of its entry names as `over`.
 */
export function pagePath({ pathname, state }: Pick<PageLocation, 'pathname' | 'state'>): string {
  const result = v.safeParse(overSchema, state);
  return result.success ? result.output.over : pathname;
}

/** The form in which a history entry is written; `usr` is the router's own name for the state of a navigation. */
interface HistoryEntry {
  readonly key: string;
  readonly usr: unknown;
}

/** The location as the composer knows it: never the search, the hash or the history's state. */
export function composedLocation(pathname: string): PageLocation {
  return { pathname, search: '', hash: '', state: null, key: 'default' };
}

/** A new entry for the browser's history. @param state what was passed to `navigate`. */
export function createHistoryEntry(state: unknown): HistoryEntry {
  return { key: crypto.randomUUID(), usr: state ?? null };
}

/** Reads an entry of the browser's history; one that something else wrote has neither key nor state. */
function readHistoryEntry(entry: unknown): Partial<HistoryEntry> {
  if (typeof entry !== 'object' || entry === null) return {};
  const key: unknown = Reflect.get(entry, 'key');
  const usr: unknown = Reflect.get(entry, 'usr');
  return { ...(typeof key === 'string' && { key }), usr };
}

/**
 * Gives the current history entry a key if it has none: the first one of a document, or one that the browser made for
 * an address typed by hand. A key that is there stays, so that a reload finds its scroll position.
 */
export function ensureHistoryKey(): void {
  const { key, usr } = readHistoryEntry(history.state);
  if (key === undefined) history.replaceState(createHistoryEntry(usr), '');
}

/**
 * Takes what was over another page out of the first entry of a document: a reload shows the page that the address
 * names.
 */
export function leavePageBelow(): void {
  const first = browserLocation();
  if (pagePath(first) !== first.pathname) history.replaceState({ ...createHistoryEntry(null), key: first.key }, '');
}

/** Reads the browser's address and history entry. */
export function browserLocation(): PageLocation {
  const { pathname, search, hash } = location;
  const { key = 'default', usr = null } = readHistoryEntry(history.state);
  return { pathname, search, hash, state: usr, key };
}

/** One store for every router on the page: frame and screens have a router each, and history has one listener. */
export function createLocationStore(pathname: string) {
  return createStore<PageLocation>(composedLocation(pathname));
}

/** The store of the current location. */
export type LocationStore = ReturnType<typeof createLocationStore>;

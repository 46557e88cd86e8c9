import { createStore } from '@artha/shared';

/** Where the visitor is, in the router's form. */
export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  readonly key: string;
}

/** What the composer knows of a place: never the search, the hash or the history's state. */
export function composedLocation(pathname: string): PageLocation {
  return { pathname, search: '', hash: '', state: null, key: 'default' };
}

const entryOf = (state: unknown, name: string): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;

function keyOf(state: unknown): string {
  const key = entryOf(state, 'key');
  return typeof key === 'string' ? key : 'default';
}

/** Whether a history entry holds a state of somebody's, such as an open menu's. */
export function holdsState(state: unknown): boolean {
  return Boolean(entryOf(state, 'usr'));
}

/** Reads the browser's address and history entry. */
export function browserLocation(): PageLocation {
  const { pathname, search, hash } = location;
  return { pathname, search, hash, state: history.state, key: keyOf(history.state) };
}

/** One store for every router on the page: frame and screens have a router each, and history has one listener. */
export function createLocationStore(pathname: string) {
  return createStore<PageLocation>(composedLocation(pathname));
}

export type LocationStore = ReturnType<typeof createLocationStore>;

import type { Store, StoredSite } from './store.ts';

/** What was read of a site, and why newer ones were left aside. */
export interface LastGood<T> {
  readonly value: T;
  /** The site that visitors get; undefined where none is published. What replaces it does so by its version. */
  readonly current: StoredSite | undefined;
  /** Why each newer site, the current one first, could not be read; none where the current one could. */
  readonly faults: readonly unknown[];
}

/**
 * Reads the newest site that can be read: the current one, else the last good one that the store has kept.
 * @param read throws where a site is damaged.
 * @param none what is read where nothing is published.
 * @throws what reading the current site threw, where no other can be read.
 */
export async function readLastGood<T>(
  store: Store,
  read: (site: StoredSite) => Promise<T>,
  none: T,
): Promise<LastGood<T>> {
  const current = await store.openSite();
  if (!current) return { value: none, current, faults: [] };
  const faults: unknown[] = [];
  for (const site of [current, ...(await store.earlierSites())]) {
    try {
      return { value: await read(site), current, faults };
    } catch (error) {
      faults.push(error);
    }
  }
  throw faults[0];
}

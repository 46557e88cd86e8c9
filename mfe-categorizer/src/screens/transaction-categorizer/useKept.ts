import { useState } from 'react';
import type { DeviceStore } from '../../domain/deviceStore.ts';

/** A list that the person keeps on this device. */
export interface Kept<Entry> {
  readonly entries: readonly Entry[];
  /** Whether the browser remembers them. */
  readonly isRemembered: boolean;
  readonly keep: (entries: readonly Entry[]) => void;
}

/** The list of a store, and what changes it. */
export function useKept<Entry>(store: DeviceStore<Entry>): Kept<Entry> {
  const [entries, setEntries] = useState(() => store.load());
  const [isRemembered, setRemembered] = useState(true);
  return {
    entries,
    isRemembered,
    keep: (next) => {
      setEntries(next);
      setRemembered(store.save(next));
    },
  };
}

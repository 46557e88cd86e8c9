import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Whether this is more than the page as it was composed: false in the first render of a composed page, so that what
 * depends on the address or the device agrees with it, then true.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

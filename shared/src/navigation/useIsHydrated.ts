import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Whether the component is hydrated: false in the first render of a composed page, so that content that depends on the
 * address or the device matches the HTML, then true.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

import { startTransition, useEffect, useState, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';

const neverChanges = () => () => undefined;

/** Whether a component is being composed, or taken over from a composed page; false where a link led to it. */
function useComposed(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}

/**
 * What a composed page has from the start, and what a page that a link leads to need not wait for: there it follows
 * once everything else shows.
 */
export function AfterTheRest({ children }: { readonly children: ReactNode }): ReactElement {
  const composed = useComposed();
  const [shows, setShows] = useState(composed);
  useEffect(() => {
    startTransition(() => {
      setShows(true);
    });
  }, []);
  return <>{shows && children}</>;
}

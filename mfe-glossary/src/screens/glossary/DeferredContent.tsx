import { startTransition, useEffect, useState, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';

const neverChanges = () => () => undefined;

/** Whether a component is being composed, or hydrated from a composed page; false where a link leads to it. */
function useIsComposed(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}

/**
 * Content that is part of a composed page from the start. Where a link inside the site leads to the page, it is rendered
 * after everything else, so that the rest shows sooner.
 */
export function DeferredContent({ children }: { readonly children: ReactNode }): ReactElement {
  const composed = useIsComposed();
  const [shows, setShows] = useState(composed);
  useEffect(() => {
    startTransition(() => {
      setShows(true);
    });
  }, []);
  return <>{shows && children}</>;
}

import type { ReactElement, ReactNode } from 'react';
import { Router, type Navigator } from 'react-router-dom';
import { useStore } from '@artha/shared';
import type { LocationStore } from './location.ts';

/** Properties of `Routed`. */
export interface RoutedProps {
  readonly locationStore: LocationStore;
  readonly navigator: Navigator;
  readonly children: ReactNode;
}

/**
 * A router around a part of the page, with the location of the store. It must be inside the screen's Suspense boundary,
 * never above: a context that changes above a boundary makes React drop the composed HTML.
 */
export function Routed({ locationStore, navigator, children }: RoutedProps): ReactElement {
  const location = useStore(locationStore);
  return (
    <Router location={location} navigator={navigator} static={false}>
      {children}
    </Router>
  );
}

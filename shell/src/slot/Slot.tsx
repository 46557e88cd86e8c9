import { memo, Suspense, useEffect, useRef, useState, type ReactElement } from 'react';
import type { Navigator } from 'react-router-dom';
import { useStore } from '@artha/shared';
import { shellPages } from '../pages/shellPages.ts';
import type { LocationStore } from '../routing/location.ts';
import { Routed } from '../routing/Routed.tsx';
import { replay } from '../hydration/replay.ts';
import type { ViewStore } from '../routing/view.ts';
import type { Screen } from '../screen/Screen.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { Loading } from './Slot.styles.ts';

/** Properties of `Slot`. */
export interface SlotProps {
  readonly view: ViewStore;
  readonly locationStore: LocationStore;
  readonly navigator: Navigator;
}

/** Shows the current view. Its props never change, so it re-renders for a new view only. */
export const Slot = memo(function Slot({ view, locationStore, navigator }: SlotProps): ReactElement {
  const current = useStore(view);
  if (current.kind === 'shell') {
    const OwnPage = shellPages[current.name];
    return (
      <Suspense fallback={<Loading aria-busy="true" />}>
        <Routed locationStore={locationStore} navigator={navigator}>
          <OwnPage />
        </Routed>
      </Suspense>
    );
  }
  const { screen, placeholder } = current;
  // React takes the composed placeholder over as it is, and removes it when the screen is there.
  if (placeholder === 'composed') return <div data-region="screen" dangerouslySetInnerHTML={{ __html: '' }} />;
  // As high as the placeholder at least, so that the footer stays where it is.
  const Region = placeholder ? Loading : 'div';
  return (
    <Region data-region="screen" data-render={placeholder && ''} key={screen.found.route.path}>
      <Suspense fallback={<Loading aria-busy="true" />}>
        <Routed locationStore={locationStore} navigator={navigator}>
          <ScreenBoundary screen={screen}>
            <ScreenContent screen={screen} />
          </ScreenBoundary>
        </Routed>
        <RegionReady />
      </Suspense>
    </Region>
  );
});

function ScreenContent({ screen }: { readonly screen: Screen }): ReactElement {
  // Chosen once: a change from the lazy to the plain component would mount the screen again.
  const [View] = useState(() => screen.component ?? screen.View);
  return <View />;
}

/** The last part of a region to hydrate: replays there what was done before. */
function RegionReady(): ReactElement {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const region = marker.current?.closest('[data-region]');
    if (region) replay(region);
  }, []);
  return <span ref={marker} hidden />;
}

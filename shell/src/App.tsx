import type { ReactElement } from 'react';
import type { Navigator } from 'react-router-dom';
import { Footer } from './layout/footer/Footer.tsx';
import { SessionFrame } from './layout/account/SessionFrame.tsx';
import { SkipLink } from './layout/SkipLink.tsx';
import { TopNavigation } from './layout/header/TopNavigation.tsx';
import { ToolsLink } from './layout/ToolsLink.tsx';
import { NoticeHost } from './notice/NoticeHost.tsx';
import type { LocationStore } from './routing/location.ts';
import { Routed } from './routing/Routed.tsx';
import { Main } from './layout/Main.tsx';
import { Slot } from './slot/Slot.tsx';
import type { ViewStore } from './routing/view.ts';

/** Properties of `App`. */
export interface AppProps {
  readonly locationStore: LocationStore;
  readonly view: ViewStore;
  readonly navigator: Navigator;
}

/**
 * The page: the frame and, between its parts, the slot. They are siblings without a context above the slot, so that a
 * change in the frame cannot make React drop the slot's composed HTML.
 */
export function App({ locationStore, view, navigator }: AppProps): ReactElement {
  return (
    <>
      <SkipLink />
      <Routed locationStore={locationStore} navigator={navigator}>
        <TopNavigation locationStore={locationStore} />
      </Routed>
      <Main id="main" tabIndex={-1}>
        <Routed locationStore={locationStore} navigator={navigator}>
          <SessionFrame locationStore={locationStore} />
          <ToolsLink locationStore={locationStore} />
          <NoticeHost view={view} />
        </Routed>
        <Slot view={view} locationStore={locationStore} navigator={navigator} />
      </Main>
      <Routed locationStore={locationStore} navigator={navigator}>
        <Footer />
      </Routed>
    </>
  );
}

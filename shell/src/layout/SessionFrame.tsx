import { Suspense, type ReactElement } from 'react';
import { session, useStore } from '@artha/shared';
import { quietLazy } from '../pages/quietLazy.ts';
import type { LocationStore } from '../routing/location.ts';
import { loadAccount } from '../session/startSession.ts';
import { MenuDisclosure } from './MenuDisclosure.tsx';
import { siteNavigation } from './siteNavigation.ts';

const SessionParts = quietLazy(async () => (await import('./SessionParts.tsx')).SessionParts);

/**
 * What the frame says of a session; nothing of it is loaded while nobody has one. The place is there from the start, so
 * that what comes into it is announced. The parts are given what they need of the shell: importing it, their file would
 * make the shell's first one 0.4 KB larger.
 */
export function SessionFrame({ locationStore }: { readonly locationStore: LocationStore }): ReactElement {
  const current = useStore(session);
  const { signIn, account } = siteNavigation();
  return (
    <div role="status">
      {current !== session.initial && (
        <Suspense>
          <SessionParts
            session={current}
            signIn={signIn}
            links={account}
            locationStore={locationStore}
            MenuDisclosure={MenuDisclosure}
            loadAccount={loadAccount}
          />
        </Suspense>
      )}
    </div>
  );
}

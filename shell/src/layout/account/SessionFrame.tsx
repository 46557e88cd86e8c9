import { Suspense, type ReactElement } from 'react';
import { session, useStore } from '@artha/shared';
import { quietLazy } from '../../hydration/quietLazy.ts';
import type { LocationStore } from '../../routing/location.ts';
import { loadAccount } from '../../session/startSession.ts';
import { MenuDisclosure } from '../header/MenuDisclosure.tsx';
import { siteNavigation } from '../siteNavigation.ts';

const SessionParts = quietLazy(async () => (await import('./SessionParts.tsx')).SessionParts);

/**
 * The session parts of the frame, which load only if there is a session. The live region is always in the page, so that
 * its messages are announced. The parts get shell functions as props: importing them would make the shell's first file
 * 0.4 KB larger.
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

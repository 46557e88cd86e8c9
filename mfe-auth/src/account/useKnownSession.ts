import { session, type Session } from '@artha/shared';
import { useSyncExternalStore } from 'react';

const unknown: Session = { kind: 'unknown' };

/** Who is signed in; unknown in the composed page, too, where `useStore(session)` says that nobody is. */
export function useKnownSession(): Session {
  return useSyncExternalStore(session.subscribe, session.get, () => unknown);
}

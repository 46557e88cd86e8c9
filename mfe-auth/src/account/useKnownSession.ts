import { session, type Session } from '@artha/shared';
import { useSyncExternalStore } from 'react';

const unknown: Session = { kind: 'unknown' };

/** Returns who is signed in. In the composed page that is unknown, although `useStore(session)` says signed out. */
export function useKnownSession(): Session {
  return useSyncExternalStore(session.subscribe, session.get, () => unknown);
}

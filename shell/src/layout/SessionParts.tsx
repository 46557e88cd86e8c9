import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import type { Session } from '@artha/shared';
import { AccountMenu, type AccountProps } from './AccountMenu.tsx';
import { AccountRows } from './AccountRows.tsx';
import { EndedSession } from './EndedSession.tsx';
import type { SiteLink } from './siteNavigation.ts';

export interface SessionPartsProps extends Omit<AccountProps, 'person'> {
  readonly session: Session;
  readonly signIn: SiteLink | undefined;
}

/**
 * The parts of the frame that depend on a session: who is signed in, where the ways to sign in stand otherwise, and why
 * somebody was signed out.
 */
export function SessionParts({ session, signIn, ...parts }: SessionPartsProps): ReactElement | null {
  if (session.kind === 'unknown') return null;
  if (session.kind === 'signed-out') {
    const { reason } = session;
    return reason ? <EndedSession reason={reason} signIn={signIn} locationStore={parts.locationStore} /> : null;
  }
  const account = { ...parts, person: session.person };
  const places = [...document.querySelectorAll('[data-account]')];
  return (
    <>
      {places.map((place) =>
        place.closest('dialog')
          ? createPortal(<AccountRows {...account} />, place, 'rows')
          : createPortal(<AccountMenu {...account} />, place, 'menu'),
      )}
    </>
  );
}

import type { ComponentType, ReactElement } from 'react';
import { createPortal } from 'react-dom';
import type { AccountService, Session } from '@artha/shared';
import type { LocationStore } from '../routing/location.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { AccountRows } from './AccountRows.tsx';
import { EndedSession } from './EndedSession.tsx';
import type { MenuDisclosureProps } from './MenuDisclosure.tsx';
import type { SiteLink } from './siteNavigation.ts';

export interface SessionPartsProps {
  readonly session: Session;
  readonly signIn: SiteLink | undefined;
  /** What remotes have for an account. */
  readonly links: readonly SiteLink[];
  readonly locationStore: LocationStore;
  readonly MenuDisclosure: ComponentType<MenuDisclosureProps>;
  readonly loadAccount: () => Promise<AccountService>;
}

/**
 * The parts of the frame that depend on a session: who is signed in, where the ways to sign in stand otherwise, and why
 * somebody was signed out.
 */
export function SessionParts({ session, signIn, ...parts }: SessionPartsProps): ReactElement | null {
  if (session.kind === 'unknown') return null;
  if (session.kind === 'signed-out') {
    return session.reason ? <EndedSession reason={session.reason} signIn={signIn} /> : null;
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

import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useStore, type Session } from '@artha/shared';
import { AccountMenu, type AccountProps } from './AccountMenu.tsx';
import { AccountRows } from './AccountRows.tsx';
import { accountTexts } from './accountTexts.ts';
import { EndedSession } from './EndedSession.tsx';
import type { SiteLink } from '../siteNavigation.ts';

type SignedIn = Extract<Session, { kind: 'signed-in' }>;

/** Properties of `SessionParts`. */
export interface SessionPartsProps extends Omit<AccountProps, 'person' | 'missingStep'> {
  readonly session: Session;
  readonly signIn: SiteLink | undefined;
}

/** Address of the second-factor step for a person who has entered only the password; it returns to this page. */
function missingStepOf({ assurance, nextAssurance }: SignedIn, signIn: SiteLink | undefined, path: string) {
  if (assurance === nextAssurance || !signIn) return undefined;
  return { label: accountTexts().enterFactor, to: `${signIn.to}?next=${encodeURIComponent(path)}` };
}

/**
 * The parts of the frame that depend on a session: the account menu in place of the sign-in link, and why a session has
 * ended.
 */
export function SessionParts({ session, signIn, ...parts }: SessionPartsProps): ReactElement | null {
  const { pathname } = useStore(parts.locationStore);
  if (session.kind === 'unknown') return null;
  if (session.kind === 'signed-out') {
    const { reason } = session;
    return reason ? <EndedSession reason={reason} signIn={signIn} locationStore={parts.locationStore} /> : null;
  }
  const account = { ...parts, person: session.person, missingStep: missingStepOf(session, signIn, pathname) };
  const containers = [...document.querySelectorAll('[data-account]')];
  return (
    <>
      {containers.map((container) =>
        container.closest('dialog')
          ? createPortal(<AccountRows {...account} />, container, 'rows')
          : createPortal(<AccountMenu {...account} />, container, 'menu'),
      )}
    </>
  );
}

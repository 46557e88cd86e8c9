import { session, siteConfig } from '@artha/shared';
import { loadAccount } from './startSession.ts';

/** Keeps the session that is stored, on a page on which one is. Where its code does not load, nobody is signed in. */
export function resumeSession(): void {
  const root = document.documentElement;
  if (!root.hasAttribute('data-session')) return;
  const showSignedOut = () => {
    root.removeAttribute('data-session');
    session.set(session.initial);
  };
  if (siteConfig().auth) loadAccount().catch(showSignedOut);
  else showSignedOut();
}

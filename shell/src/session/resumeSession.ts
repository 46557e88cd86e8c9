import { session, siteConfig } from '@artha/shared';
import { loadAccount } from './startSession.ts';

/** Resumes a stored session. If its code does not load, the page is signed out. */
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

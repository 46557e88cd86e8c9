import { restoreTheme } from '@artha/shared/internal';
import { resumeSession } from '../session/resumeSession.ts';
import { SESSION_KEY, TABS_KEY } from '../session/storage/sessionKey.ts';
import { startSession } from '../session/startSession.ts';

function isSessionStored(): boolean {
  try {
    return (
      (sessionStorage.getItem(SESSION_KEY) ?? localStorage.getItem(SESSION_KEY) ?? localStorage.getItem(TABS_KEY)) !==
      null
    );
  } catch {
    return false;
  }
}

function catchUp(isIsolated: boolean): void {
  restoreTheme();

  const root = document.documentElement;
  if (root.hasAttribute('data-session') || !isSessionStored()) return;
  root.setAttribute('data-session', '');
  startSession(isIsolated);
  resumeSession();
}

/**
 * Keeps a page up to date with other pages of the site, in other tabs, before the visit of a prerendered page, and
 * before a restore by the browser's back/forward cache: they may have changed the theme, and the person may have signed
 * in there. `keepSession` checks an existing session.
 */
export function followOtherPages(isIsolated: () => boolean): void {
  catchUp(isIsolated());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) catchUp(isIsolated());
  });
  // A restored page may also learn only after `pageshow` what a page in another process has stored.
  addEventListener('storage', () => {
    catchUp(isIsolated());
  });
}

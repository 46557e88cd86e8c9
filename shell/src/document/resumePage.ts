import { chooseTheme, theme } from '@artha/shared';
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

/**
 * Brings a page up to date that was kept in the browser's back/forward cache: meanwhile the theme may have changed, and
 * the person may have signed in on another page. `keepSession` checks an existing session.
 */
export function resumePage(isIsolated: boolean): void {
  const before = theme.get();
  restoreTheme();
  if (theme.get() !== before) chooseTheme(theme.get());

  const root = document.documentElement;
  if (root.hasAttribute('data-session') || !isSessionStored()) return;
  root.setAttribute('data-session', '');
  startSession(isIsolated);
  resumeSession();
}

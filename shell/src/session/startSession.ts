import { AccountError, session, siteConfig, type AccountService } from '@artha/shared';
import { provideAccount } from '@artha/shared/internal';
import { scriptGuard } from '../federation/scriptGuard.ts';

let loading: Promise<AccountService> | undefined;

/** Loads what keeps the session, once a page; again after a failure. @throws AccountError unreachable */
export function loadAccount(): Promise<AccountService> {
  loading ??= import('./sessionService.ts').then(
    ({ createSessionService }) => createSessionService(),
    () => {
      loading = undefined;
      scriptGuard().renewAddresses();
      throw new AccountError('unreachable', 'A file did not load.');
    },
  );
  return loading;
}

/**
 * Says that somebody may be signed in on a page on which a session is stored, which the early script has found: who it is
 * is looked at once the page has answered (`resumeSession`).
 * @param isIsolated whether the document runs the code of one remote alone: only such a one gets the account.
 */
export function startSession(isIsolated: boolean): void {
  if (!siteConfig().auth) return;
  if (isIsolated) provideAccount(loadAccount);
  if (document.documentElement.hasAttribute('data-session')) session.set({ kind: 'unknown' });
}

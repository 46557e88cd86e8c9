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
 * Marks the session as unknown if the early script found a stored one; `resumeSession` verifies it later.
 * @param isIsolated whether the document runs the code of only one remote: only such a page gets the account.
 */
export function startSession(isIsolated: boolean): void {
  if (!siteConfig().auth) return;
  if (isIsolated) provideAccount(loadAccount);
  if (document.documentElement.hasAttribute('data-session')) session.set({ kind: 'unknown' });
}

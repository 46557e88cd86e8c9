import { AccountError, session, siteConfig, type AccountService } from '@artha/shared';
import { provideAccount } from '@artha/shared/internal';
import { scriptGuard } from '../federation/scriptGuard.ts';
import { whenIdle } from '../whenIdle.ts';

let loading: Promise<AccountService> | undefined;

/** Loads what keeps the session, once a page; again after a failure. @throws AccountError unreachable */
export function loadAccount(): Promise<AccountService> {
  loading ??= import('./sessionService.ts').then(
    ({ createSessionService }) => createSessionService(),
    () => {
      loading = undefined;
      scriptGuard().renewAddresses();
      throw new AccountError('unreachable', 'A file of this page did not load.');
    },
  );
  return loading;
}

/**
 * Keeps the session of a page on which one is stored, which the early script has found.
 * @param isIsolated whether the document runs the code of one remote alone: only such a one gets the account.
 */
export function startSession(isIsolated: boolean): void {
  const isOffered = siteConfig().auth !== undefined;
  const root = document.documentElement;
  const showSignedOut = () => {
    root.removeAttribute('data-session');
    session.set(session.initial);
  };
  if (isOffered && isIsolated) provideAccount(loadAccount);
  if (!root.hasAttribute('data-session')) return;
  if (isOffered) {
    session.set({ kind: 'unknown' });
    // A page of the account asks for it at once; every other one answers first.
    whenIdle(() => {
      loadAccount().catch(showSignedOut);
    });
  } else showSignedOut();
}

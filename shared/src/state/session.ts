import type { AccountService } from '../contract/account.ts';
import type { Session } from '../contract/session.ts';
import { createStore } from './createStore.ts';

/** The person who is signed in. The composed page is signed out; only the shell sets it. */
export const session = createStore<Session>({ kind: 'signed-out' });

let loadAccount: (() => Promise<AccountService>) | undefined;

/** Called by the shell on isolated pages of a site with an authentication service. */
export function provideAccount(load: () => Promise<AccountService>): void {
  loadAccount = load;
}

/**
 * Loads the site's account service. Only pages on isolated routes get it.
 * @returns undefined if there is none: signing in is then a demonstration.
 */
export function account(): Promise<AccountService> | undefined {
  return loadAccount?.();
}

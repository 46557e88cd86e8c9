import type { AccountService } from '@artha/shared';
import type { Registration } from './signUp.ts';

/** The outcome of creating an account; `simulated` if the site has no account service and created none. */
export type Creation = Awaited<ReturnType<AccountService['signUp']>> | 'simulated';

/** Creates an account. @throws if the account could not be created. */
export type CreateAccount = (registration: Registration) => Promise<Creation>;

/**
 * Simulates an account service if none is configured: it sends nothing and creates nothing.
 * @throws if the browser is offline, as a real service would.
 */
export const simulateCreateAccount: CreateAccount = () =>
  navigator.onLine ? Promise.resolve('simulated') : Promise.reject(new Error('There is no network.'));

import type { AccountService } from '@artha/shared';
import type { Registration } from './signUp.ts';

/** What came of creating an account; `simulated` where there is none, since the site has no account service. */
export type Creation = Awaited<ReturnType<AccountService['signUp']>> | 'simulated';

/** Creates an account. @throws when it could not be created, whatever the reason. */
export type CreateAccount = (registration: Registration) => Promise<Creation>;

/**
 * Stands in for an account service while none is configured: it sends nothing and creates nothing.
 * @throws where a service could not be reached either: without a network.
 */
export const simulateCreateAccount: CreateAccount = () =>
  navigator.onLine ? Promise.resolve('simulated') : Promise.reject(new Error('There is no network.'));

import type { Registration } from './signUp.ts';

/** Creates an account. @throws when it could not be created, whatever the reason. */
export type CreateAccount = (registration: Registration) => Promise<void>;

/**
 * Stands in for an account service while none is configured: it sends nothing and creates nothing.
 * @throws where a service could not be reached either: without a network.
 */
export const simulateCreateAccount: CreateAccount = () =>
  navigator.onLine ? Promise.resolve() : Promise.reject(new Error('There is no network.'));

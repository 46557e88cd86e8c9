import type { AccountService } from '@artha/shared';
import { ask } from './askService.ts';
import { createEndMethods } from './endMethods.ts';
import { createFactorMethods } from './factorMethods.ts';
import { proveByPassword } from './proveByPassword.ts';
import { createRecoveryCodeMethods } from './recoveryCodes.ts';
import { createSignInMethods } from './signInMethods.ts';
import type { AuthService } from '../renewal/authService.ts';
import type { KeptSession } from '../renewal/keepSession.ts';
import type { TokenStorage } from '../storage/tokenStorage.ts';

/** The methods of the authentication service for the auth remote. */
export function createAccountService(
  service: Pick<AuthService, 'client' | 'send'>,
  storage: TokenStorage,
  kept: KeptSession,
): Required<AccountService> {
  const { client } = service;
  return {
    ...createSignInMethods(client, storage, kept),
    ...createFactorMethods(client, kept),
    ...createRecoveryCodeMethods(client, kept),

    async setPassword(password) {
      await ask(client.updateUser({ password }));
    },

    async exportAccount() {
      return JSON.stringify((await ask(client.getUser())).user, undefined, 2);
    },

    proveByPassword: (password) => proveByPassword(service, password),

    signOut: () => kept.signOut(),
    ...createEndMethods(service, kept),
  };
}

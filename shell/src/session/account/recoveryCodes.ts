import { isAuthError } from '@supabase/supabase-js';
import type { AccountService } from '@artha/shared';
import { ask } from './askService.ts';
import type { AuthServiceClient } from '../renewal/authService.ts';
import type { KeptSession } from '../renewal/keepSession.ts';

/** How a service answers that has no such address, or not for this method. */
const unknownAddressCodes: readonly number[] = [404, 405];

type RecoveryCodesService = Required<
  Pick<AccountService, 'recoveryCodes' | 'createRecoveryCodes' | 'verifyRecoveryCode'>
>;

/**
 * The recovery-code methods of the account service. Supabase Auth has them since September 2026, if they are switched
 * on (GOTRUE_MFA_RECOVERY_CODES_ENROLL_ENABLED); it makes them for accounts that have another verified factor alone.
 */
export function createRecoveryCodeMethods(client: AuthServiceClient, kept: KeptSession): RecoveryCodesService {
  const { recoveryCodes: codes } = client.mfa;

  return {
    async recoveryCodes() {
      const status = codes.getStatus();
      const { error } = await status;
      // Before the first ones are made there is no such factor. A service that does not have them knows no such
      // address.
      if (isAuthError(error) && error.code === 'mfa_factor_not_found') return { isOffered: true, remaining: 0 };
      if (isAuthError(error) && unknownAddressCodes.includes(error.status ?? 0))
        return { isOffered: false, remaining: 0 };
      return { isOffered: true, remaining: (await ask(status)).remaining };
    },

    async createRecoveryCodes() {
      const generated = await codes.generate();
      const exists = isAuthError(generated.error) && generated.error.code === 'mfa_verified_factor_exists';
      return (await ask(exists ? codes.regenerate() : Promise.resolve(generated))).codes;
    },

    async verifyRecoveryCode(code) {
      await ask(codes.verify({ code }));
      await kept.update();
    },
  };
}

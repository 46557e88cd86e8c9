import { isAuthRefreshDiscardedError } from '@supabase/supabase-js';
import * as v from 'valibot';
import { AccountError, session, siteConfig, type AccountService } from '@artha/shared';
import { ask } from './askService.ts';
import { factorNames, factorsOf, hasRecoveryFactor, isRaisedByRecoveryCode, requireFreeName } from './factors.ts';
import type { AuthServiceClient } from '../renewal/authService.ts';
import type { KeptSession } from '../renewal/keepSession.ts';
import { userSchema, type StoredUser } from '../storage/storedSession.ts';

type FactorMethods = Pick<
  AccountService,
  'assurance' | 'enrolTotp' | 'enrolPhone' | 'challenge' | 'verify' | 'renameFactor' | 'removeFactor'
>;

const SVG_PREFIX = 'data:image/svg+xml;utf-8,';

/** An SVG as an address that every browser reads: the service's own leaves signs such as # as they are. */
function asDataAddress(qrCode: string): string {
  const svg = qrCode.startsWith(SVG_PREFIX) ? qrCode.slice(SVG_PREFIX.length) : qrCode;
  return svg.startsWith('<') ? `data:image/svg+xml,${encodeURIComponent(svg)}` : qrCode;
}

/** Reads the account as it is now. */
async function readUser(client: AuthServiceClient): Promise<StoredUser> {
  return v.parse(userSchema, (await ask(client.getUser())).user);
}

/** Renews the session. The library says 'discarded' of tokens that were stored before it could store them itself. */
async function renewSession(client: AuthServiceClient): Promise<void> {
  const { data, error } = await client.refreshSession();
  if (!isAuthRefreshDiscardedError(error)) await ask(Promise.resolve({ data, error }));
}

/**
 * Removes the recovery codes before the last other factor.
 * @throws AccountError other-factor-needed if only a recovery code raised the session: without the codes, the service
 * lowers the session, which then may not remove the factor.
 */
async function removeRecoveryCodes(client: AuthServiceClient): Promise<void> {
  const { currentAuthenticationMethods } = await ask(client.mfa.getAuthenticatorAssuranceLevel());
  if (isRaisedByRecoveryCode(currentAuthenticationMethods)) {
    throw new AccountError('other-factor-needed', 'Another second factor is needed first.');
  }
  await ask(client.mfa.recoveryCodes.unenroll());
}

/** Refuses a name that is taken, and removes what an unfinished enrolment of this name left. */
async function prepareEnrolment(client: AuthServiceClient, name: string): Promise<void> {
  const user = await readUser(client);
  requireFreeName(factorsOf(user), name);
  for (const { id, status, friendly_name } of user.factors ?? []) {
    if (status !== 'verified' && friendly_name === name) await ask(client.mfa.unenroll({ factorId: id }));
  }
}

/** The methods of the account service for second factors. */
export function createFactorMethods(client: AuthServiceClient, kept: KeptSession): FactorMethods {
  return {
    async assurance() {
      const user = await readUser(client);
      const factors = factorsOf(user);
      await kept.update();
      const now = session.get();
      if (now.kind !== 'signed-in') throw new AccountError('signed-out', 'You are not signed in.');
      return {
        factors,
        hasRecoveryCodes: hasRecoveryFactor(user),
        current: now.assurance,
        next: factors.some((one) => one.isVerified) ? 'aal2' : now.assurance,
      };
    },

    async enrolTotp(name) {
      await prepareEnrolment(client, name);
      const { product } = siteConfig();
      const { id, totp } = await ask(client.mfa.enroll({ factorType: 'totp', friendlyName: name, issuer: product }));
      return { factorId: id, qrCode: asDataAddress(totp.qr_code), secret: totp.secret };
    },

    async enrolPhone(name, phone) {
      await prepareEnrolment(client, name);
      return (await ask(client.mfa.enroll({ factorType: 'phone', friendlyName: name, phone }))).id;
    },

    async challenge(factorId) {
      return (await ask(client.mfa.challenge({ factorId }))).id;
    },

    async verify(factorId, challengeId, code) {
      await ask(client.mfa.verify({ factorId, challengeId, code }));
      await kept.update();
    },

    async renameFactor(factorId, name) {
      const user = await readUser(client);
      requireFreeName(factorsOf(user), name, factorId);
      await ask(client.updateUser({ data: { factor_names: { ...factorNames(user), [factorId]: name } } }));
    },

    async removeFactor(factorId) {
      const user = await readUser(client);
      const others = factorsOf(user).filter(({ id, isVerified }) => isVerified && id !== factorId);
      // Recovery codes replace a lost second factor, so an account without one does not need them.
      if (others.length === 0 && hasRecoveryFactor(user)) await removeRecoveryCodes(client);
      await ask(client.mfa.unenroll({ factorId }));
      // The session is of one factor again, which its next token says.
      await renewSession(client);
      await kept.update();
    },
  };
}

import { isAuthRefreshDiscardedError } from '@supabase/supabase-js';
import * as v from 'valibot';
import { AccountError, session, siteConfig, type AccountService, type SignInStep } from '@artha/shared';
import { accountErrorOf, toAccountError, unreachable } from './accountError.ts';
import { ask } from './askService.ts';
import type { AuthService } from '../renewal/authService.ts';
import { exchangeReturn } from './completeReturn.ts';
import { factorNames, factorsOf, hasRecoveryFactor, isRaisedByRecoveryCode, requireFreeName } from './factors.ts';
import { fetchInTime, inTime } from '../renewal/inTime.ts';
import type { KeptSession } from '../renewal/keepSession.ts';
import { recoveryCodesOf } from './recoveryCodes.ts';
import { returnedParameters, returnPaths } from './returnedParameters.ts';
import { userSchema, type StoredUser } from '../storage/storedSession.ts';
import type { TokenStorage } from '../storage/tokenStorage.ts';

/** Renews the session. The library says 'discarded' of tokens that were stored before it could store them itself. */
async function renewSession(client: AuthService['client']): Promise<void> {
  const { data, error } = await client.refreshSession();
  if (!isAuthRefreshDiscardedError(error)) await ask(Promise.resolve({ data, error }));
}

const SVG_PREFIX = 'data:image/svg+xml;utf-8,';

/** An SVG as an address that every browser reads: the service's own leaves signs such as # as they are. */
function asDataAddress(qrCode: string): string {
  const svg = qrCode.startsWith(SVG_PREFIX) ? qrCode.slice(SVG_PREFIX.length) : qrCode;
  return svg.startsWith('<') ? `data:image/svg+xml,${encodeURIComponent(svg)}` : qrCode;
}

const refusalSchema = v.object({
  code: v.fallback(v.optional(v.string()), undefined),
  error_code: v.optional(v.string()),
  msg: v.optional(v.string()),
  message: v.optional(v.string()),
});

/** Leaves for an address of the service that leads on to a provider, unless the service refuses or is down. */
async function leaveFor(address: string): Promise<void> {
  const response = await fetchInTime(address, { redirect: 'manual' }).catch(() => {
    throw unreachable();
  });
  if (response.status >= 500) throw unreachable();
  if (response.status >= 400) {
    const { code, error_code, msg, message } = v.parse(v.fallback(refusalSchema, {}), await response.json());
    const reason = error_code ?? code;
    // Its only fault of form can be that the provider is switched off.
    const meaning = reason === 'validation_failed' ? 'provider_disabled' : reason;
    throw accountErrorOf(meaning, msg ?? message ?? 'The sign-in service refused.', response.status);
  }
  location.assign(address);
}

/** The methods of the authentication service for the auth remote. */
export function createAccountService(
  { client }: Pick<AuthService, 'client'>,
  storage: TokenStorage,
  kept: KeptSession,
): Required<AccountService> {
  const addressOf = (path: string) => new URL(path, location.origin).href;
  let returning: ReturnType<AccountService['completeReturn']> | undefined;

  const readUser = async (): Promise<StoredUser> => v.parse(userSchema, (await ask(client.getUser())).user);

  /** The next step of a person who has just signed in. */
  const signInStep = async (): Promise<SignInStep> => {
    await kept.update();
    const now = session.get();
    if (now.kind !== 'signed-in')
      throw new AccountError('failed', 'The session of the service could not be confirmed.');
    return now.assurance === now.nextAssurance ? 'signed-in' : 'second-factor';
  };

  const completeReturn: AccountService['completeReturn'] = async () => {
    const parameters = returnedParameters();
    const isPasswordPage = location.pathname.startsWith(returnPaths.password);
    if (parameters) {
      const outcome = await inTime(exchangeReturn(client, storage, parameters));
      if (!outcome) throw unreachable();
      if (outcome === 'confirmed') return outcome;
    } else {
      // On a reload, the parameters were already processed.
      await kept.update();
      if (session.get().kind !== 'signed-in')
        throw new AccountError('expired-link', 'This address leads on only once.');
    }
    const step = await signInStep();
    return isPasswordPage ? 'new-password' : step;
  };

  return {
    async signIn({ email, password, remember }) {
      storage.chooseRemember(remember);
      try {
        await ask(client.signInWithPassword({ email, password }));
      } catch (error) {
        storage.forgetChoice();
        throw error;
      }
      return signInStep();
    },

    async signUp({ name, email, password }) {
      const options = { data: { full_name: name }, emailRedirectTo: addressOf(returnPaths.email) };
      const { session: begun } = await ask(client.signUp({ email, password, options }));
      if (!begun) return 'confirmation-sent';
      await signInStep();
      return 'signed-in';
    },

    async resendConfirmation(email) {
      const options = { emailRedirectTo: addressOf(returnPaths.email) };
      await ask(client.resend({ type: 'signup', email, options }));
    },

    async signInWithGoogle(remember) {
      storage.chooseRemember(remember);
      const { data } = await client.signInWithOAuth({
        provider: 'google',
        options: {
          redirectTo: addressOf(returnPaths.google),
          queryParams: { access_type: 'offline', prompt: 'consent' },
          skipBrowserRedirect: true,
        },
      });
      const address = new URL(data.url ?? '');
      address.searchParams.delete('skip_http_redirect');
      await leaveFor(address.href);
    },

    completeReturn() {
      returning ??= completeReturn().catch((error: unknown) => {
        const failure = toAccountError(error);
        // Retry only if the service was not reached.
        if (failure.code === 'unreachable') returning = undefined;
        throw failure;
      });
      return returning;
    },

    async sendPasswordReset(email) {
      await ask(client.resetPasswordForEmail(email, { redirectTo: addressOf(returnPaths.password) }));
    },

    async setPassword(password) {
      await ask(client.updateUser({ password }));
    },

    async assurance() {
      const user = await readUser();
      const factors = factorsOf(user);
      await kept.update();
      const now = session.get();
      if (now.kind !== 'signed-in') throw new AccountError('signed-out', 'You are not signed in.');
      const hasRecoveryCodes = hasRecoveryFactor(user);
      return {
        factors,
        hasRecoveryCodes,
        current: now.assurance,
        next: factors.some((one) => one.isVerified) ? 'aal2' : now.assurance,
      };
    },

    async enrolTotp(name) {
      await prepareEnrolment(name);
      const { product } = siteConfig();
      const { id, totp } = await ask(client.mfa.enroll({ factorType: 'totp', friendlyName: name, issuer: product }));
      return { factorId: id, qrCode: asDataAddress(totp.qr_code), secret: totp.secret };
    },

    async enrolPhone(name, phone) {
      await prepareEnrolment(name);
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
      const user = await readUser();
      requireFreeName(factorsOf(user), name, factorId);
      await ask(client.updateUser({ data: { factor_names: { ...factorNames(user), [factorId]: name } } }));
    },

    async removeFactor(factorId) {
      const user = await readUser();
      const others = factorsOf(user).filter(({ id, isVerified }) => isVerified && id !== factorId);
      // Recovery codes replace a lost second factor, so an account without one does not need them.
      if (others.length === 0 && hasRecoveryFactor(user)) await removeRecoveryCodes();
      await ask(client.mfa.unenroll({ factorId }));
      // The session is of one factor again, which its next token says.
      await renewSession(client);
      await kept.update();
    },

    ...recoveryCodesOf(client, kept),

    async exportAccount() {
      return JSON.stringify((await ask(client.getUser())).user, undefined, 2);
    },

    signOut: () => kept.signOut(),
  };

  /**
   * Removes the recovery codes before the last other factor.
   * @throws AccountError other-factor-needed if only a recovery code raised the session: without the codes, the service
   * lowers the session, which then may not remove the factor.
   */
  async function removeRecoveryCodes(): Promise<void> {
    const { currentAuthenticationMethods } = await ask(client.mfa.getAuthenticatorAssuranceLevel());
    if (isRaisedByRecoveryCode(currentAuthenticationMethods)) {
      throw new AccountError('other-factor-needed', 'Another second factor is needed first.');
    }
    await ask(client.mfa.recoveryCodes.unenroll());
  }

  /** Refuses a name that is taken, and clears away what an enrolment of this name left that was given up. */
  async function prepareEnrolment(name: string): Promise<void> {
    const user = await readUser();
    requireFreeName(factorsOf(user), name);
    for (const { id, status, friendly_name } of user.factors ?? []) {
      if (status !== 'verified' && friendly_name === name) await ask(client.mfa.unenroll({ factorId: id }));
    }
  }
}

import {
  AccountError,
  session,
  translatePath,
  type AccountService,
  type ReturnStep,
  type SignInStep,
} from '@artha/shared';
import { toAccountError, unreachable } from './accountError.ts';
import { ask } from './askService.ts';
import { exchangeReturn } from './completeReturn.ts';
import { leaveFor } from './leaveFor.ts';
import { returnedParameters, returnPaths } from './returnedParameters.ts';
import type { AuthServiceClient } from '../renewal/authService.ts';
import { inTime } from '../renewal/inTime.ts';
import type { KeptSession } from '../renewal/keepSession.ts';
import type { TokenStorage } from '../storage/tokenStorage.ts';

type SignInMethods = Pick<
  AccountService,
  'signIn' | 'signUp' | 'resendConfirmation' | 'signInWithGoogle' | 'completeReturn' | 'sendPasswordReset'
>;

/** The page in the language of this one: what is sent leads back to it. */
const addressOf = (path: string) => new URL(translatePath(path), location.origin).href;

/** The next step of a person who has just signed in. @throws AccountError if the session is not confirmed. */
async function signInStep(kept: KeptSession): Promise<SignInStep> {
  await kept.update();
  const now = session.get();
  if (now.kind !== 'signed-in') throw new AccountError('failed', 'The session of the service could not be confirmed.');
  return now.assurance === now.nextAssurance ? 'signed-in' : 'second-factor';
}

/** Completes the return from a provider or an e-mail link. */
async function completeReturn(
  client: AuthServiceClient,
  storage: TokenStorage,
  kept: KeptSession,
): Promise<ReturnStep> {
  const parameters = returnedParameters();
  const isPasswordPage = location.pathname.startsWith(translatePath(returnPaths.password));
  if (parameters) {
    const outcome = await inTime(exchangeReturn(client, storage, parameters));
    if (!outcome) throw unreachable();
    if (outcome === 'confirmed') return outcome;
  } else {
    // On a reload, the parameters were already processed.
    await kept.update();
    if (session.get().kind !== 'signed-in') throw new AccountError('expired-link', 'This address leads on only once.');
  }
  const step = await signInStep(kept);
  return isPasswordPage ? 'new-password' : step;
}

/** Makes all calls share the outcome of the first; after one that did not reach the service, the next tries again. */
function shareOutcome(complete: () => Promise<ReturnStep>): () => Promise<ReturnStep> {
  let outcome: Promise<ReturnStep> | undefined;
  return () => {
    outcome ??= complete().catch((error: unknown) => {
      const failure = toAccountError(error);
      if (failure.code === 'unreachable') outcome = undefined;
      throw failure;
    });
    return outcome;
  };
}

/** The methods of the account service that lead to a session. */
export function createSignInMethods(
  client: AuthServiceClient,
  storage: TokenStorage,
  kept: KeptSession,
): SignInMethods {
  return {
    async signIn({ email, password, remember }) {
      storage.chooseRemember(remember);
      try {
        await ask(client.signInWithPassword({ email, password }));
      } catch (error) {
        storage.forgetChoice();
        throw error;
      }
      return signInStep(kept);
    },

    async signUp({ name, email, password }) {
      const options = { data: { full_name: name }, emailRedirectTo: addressOf(returnPaths.email) };
      const { session: begun } = await ask(client.signUp({ email, password, options }));
      if (!begun) return 'confirmation-sent';
      // There is an account even if its first session is not confirmed: the session says that by itself.
      await kept.update();
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

    completeReturn: shareOutcome(() => completeReturn(client, storage, kept)),

    async sendPasswordReset(email) {
      await ask(client.resetPasswordForEmail(email, { redirectTo: addressOf(returnPaths.password) }));
    },
  };
}

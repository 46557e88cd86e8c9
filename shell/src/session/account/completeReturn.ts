import { isAuthPKCECodeVerifierMissingError } from '@supabase/supabase-js';
import * as v from 'valibot';
import { AccountError } from '@artha/shared';
import { normalizePath } from '@artha/shared/contract';
import { accountErrorOf, toAccountError } from './accountError.ts';
import type { AuthServiceClient } from '../renewal/authService.ts';
import { returnPaths } from './returnedParameters.ts';
import { SESSION_KEY } from '../storage/sessionKey.ts';
import type { TokenStorage } from '../storage/tokenStorage.ts';

/** The key of the library for the verifier of the sign-in that began last. */
const VERIFIER_KEY = `${SESSION_KEY}-code-verifier`;

const emailLinkSchema = v.object({
  token_hash: v.string(),
  type: v.picklist(['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email']),
});

/**
 * The result of a return:
 * - `session`: the person is signed in
 * - `confirmed`: the link has confirmed the address, in another browser than the one that asked for it
 */
export type ReturnOutcome = 'session' | 'confirmed';

/**
 * The return has no verifier, or that of another sign-in: the code cannot be exchanged here. The link of an e-mail was
 * opened in another browser then, which the service cannot know when it confirms the address.
 */
function withoutVerifier(path: string): ReturnOutcome {
  if (path === returnPaths.email) return 'confirmed';
  if (path === returnPaths.password) {
    throw new AccountError('other-browser', 'The link belongs to the browser in which it was asked for.');
  }
  throw new AccountError('expired-link', 'This sign-in was not begun here, or it is over.');
}

/** Exchanges a code for a session. If the service does not answer, the verifier stays for another attempt. */
async function exchangeCode(client: AuthServiceClient, storage: TokenStorage, code: string, path: string) {
  const verifier = storage.getItem(VERIFIER_KEY);
  const { error } = await client.exchangeCodeForSession(code);
  if (!error) return 'session';
  if (isAuthPKCECodeVerifierMissingError(error) || error.code === 'bad_code_verifier') return withoutVerifier(path);
  const failure = toAccountError(error);
  if (failure.code === 'unreachable' && verifier) storage.setItem(VERIFIER_KEY, verifier);
  throw failure;
}

/**
 * The error in the address of a failed sign-in. On the return from Google, an error of the service counts as one of
 * Google.
 */
function refusalOf(code: string, message: string, path: string): AccountError {
  const isOfProvider = path === returnPaths.google && code === 'unexpected_failure';
  return accountErrorOf(isOfProvider ? 'server_error' : code, message);
}

/**
 * Does what the address of a return page asked for.
 * @param parameters what was taken out of the address.
 * @throws AccountError
 */
export async function exchangeReturn(
  client: AuthServiceClient,
  storage: TokenStorage,
  parameters: ReadonlyMap<string, string>,
  path = normalizePath(location.pathname),
): Promise<ReturnOutcome> {
  const error = parameters.get('error_code') ?? parameters.get('error');
  if (error !== undefined) throw refusalOf(error, parameters.get('error_description') ?? error, path);

  const code = parameters.get('code');
  if (code !== undefined) return exchangeCode(client, storage, code, path);

  const link = v.safeParse(emailLinkSchema, Object.fromEntries(parameters));
  if (link.success) {
    const { error: refusal } = await client.verifyOtp(link.output);
    if (refusal) throw toAccountError(refusal);
    return 'session';
  }
  // Tokens in an address may belong to another person, so they are ignored; the e-mail address is confirmed.
  return withoutVerifier(path);
}

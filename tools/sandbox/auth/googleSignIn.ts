import { chooseRedirect } from './addresses.ts';
import { ApiError, badRequest, ProviderError, unprocessable } from './apiError.ts';
import type { AuthContext } from './authContext.ts';
import type { Flow, User } from './authData.ts';
import { sendLink } from './emailLinks.ts';
import { checkChallenge, isExpired, startFlow } from './flows.ts';
import type { GooglePerson } from './googleClient.ts';
import { errorOfStatus, withQuery, withSession } from './redirects.ts';
import { startSession } from './sessions.ts';
import { addIdentity, confirmUser, createUser } from './signUp.ts';

/** The address at which a person signs in with a provider (GoTrue: `ExternalProviderRedirect`). */
export function startProviderSignIn(
  context: AuthContext,
  query: Readonly<Record<string, string>>,
  referrer: string | undefined,
): string {
  const provider = query['provider'] ?? '';
  if (provider.toLowerCase() !== 'google') {
    throw badRequest('validation_failed', `Unsupported provider: Provider ${provider} could not be found`);
  }
  const challenge = {
    code_challenge: query['code_challenge'] ?? '',
    code_challenge_method: query['code_challenge_method'] ?? '',
  };
  checkChallenge(challenge);
  const redirectTo = chooseRedirect(context.siteUrl, [query['redirect_to'], referrer]);
  const flow = startFlow(context, challenge, { method: 'oauth', userId: null, redirectTo });
  return context.google.authorizationUrl(flow.id, query);
}

function findFlow({ data, now }: AuthContext, state: string): Flow {
  if (state === '') throw badRequest('bad_oauth_callback', 'OAuth state parameter missing');
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(state)) {
    throw badRequest('bad_oauth_state', 'OAuth state parameter is invalid');
  }
  const flow = data.flows.find(({ id }) => id === state);
  if (!flow) throw badRequest('bad_oauth_state', 'OAuth state not found or expired');
  if (isExpired(flow, now())) throw badRequest('bad_oauth_state', 'OAuth state has expired');
  if (flow.authCode && flow.userId) throw badRequest('flow_state_already_used', 'State has already been used');
  return flow;
}

/** The data of a person who comes from Google. */
const identityDataOf = (issuer: string, person: GooglePerson) => ({
  email: person.email,
  email_verified: person.isEmailVerified,
  full_name: person.name,
  iss: issuer,
  name: person.name,
  phone_verified: false,
  ...(person.picture ? { avatar_url: person.picture, picture: person.picture } : {}),
  provider_id: person.subject,
  sub: person.subject,
});

/** The account of a person who comes from Google; a new one if there is none (GoTrue: `DetermineAccountLinking`). */
function findOrCreateUser(context: AuthContext, person: GooglePerson): User {
  const { data, now, autoconfirm } = context;
  const identityData = identityDataOf('https://accounts.google.com', person);
  const identity = data.identities.find(
    ({ provider, providerId }) => provider === 'google' && providerId === person.subject,
  );
  const isTrusted = person.isEmailVerified || autoconfirm;
  const known = identity
    ? data.users.find(({ id }) => id === identity.userId)
    : data.users.find(({ email }) => isTrusted && email === person.email);
  const isTaken = !known && data.users.some(({ email }) => email === person.email);
  const user = known ?? createUser(data, 'google', isTaken ? '' : person.email, { ...identityData }, now());
  if (identity) identity.data = identityData;
  else addIdentity(data, user, 'google', person.subject, identityData, now());
  user.userMetadata = { ...user.userMetadata, ...identityData };
  if (user.emailConfirmedAtMs === null) {
    // The creator of this account did not prove to own the address, so their settings must not stay.
    user.passwordHash = null;
    user.userMetadata = { ...identityData };
    data.identities = data.identities.filter((one) => one.userId !== user.id || one.provider === 'google');
  }
  const providers = data.identities.filter(({ userId }) => userId === user.id).map(({ provider }) => provider);
  user.appMetadata = { ...user.appMetadata, provider: providers[0], providers: [...new Set(providers)] };
  if (user.emailConfirmedAtMs === null && isTrusted) confirmUser(user, now());
  return user;
}

function requireConfirmed(context: AuthContext, user: User): void {
  if (user.emailConfirmedAtMs !== null) return;
  if (user.email === '') {
    const message = 'Unverified email with google. Verify the email with google in order to sign in';
    throw unprocessable('provider_email_needs_verification', message);
  }
  sendLink(context, user, 'signup', { code_challenge: '', code_challenge_method: '' }, context.siteUrl);
  const message = 'Unverified email with google. A confirmation email has been sent to your google email';
  throw unprocessable('provider_email_needs_verification', message);
}

async function signInWith(context: AuthContext, flow: Flow, query: Readonly<Record<string, string>>): Promise<string> {
  if (query['error']) throw new ProviderError(query['error'], query['error_description'] ?? '');
  const code = query['code'] ?? '';
  if (code === '') {
    throw badRequest('bad_oauth_callback', 'OAuth callback with missing authorization code missing');
  }
  const person = await context.google.exchange(code);
  if (person.email === '') {
    throw new ApiError(500, 'unexpected_failure', 'Error getting user email from external provider');
  }
  const user = findOrCreateUser(context, person);
  requireConfirmed(context, user);
  if (flow.authCode) {
    if (flow.userId) throw badRequest('flow_state_already_used', 'State has already been used');
    flow.userId = user.id;
    flow.providerToken = person.accessToken;
    flow.providerRefreshToken = person.refreshToken;
    return withQuery(flow.redirectTo, { code: flow.authCode });
  }
  context.data.flows = context.data.flows.filter((one) => one !== flow);
  const provider = { provider_token: person.accessToken, provider_refresh_token: person.refreshToken };
  return withSession(flow.redirectTo, await startSession(context, user, 'oauth'), provider);
}

const deniedCodes = ['signup_disabled', 'user_banned', 'provider_email_needs_verification'];

/** An error as parameters of an address (GoTrue: `getErrorQueryString`). */
function errorEntries(error: unknown): Record<string, string> {
  if (error instanceof ProviderError) return { error: error.error, error_description: error.message };
  if (!(error instanceof ApiError)) throw error;
  return {
    error: deniedCodes.includes(error.code) ? 'access_denied' : errorOfStatus(error.status),
    error_code: error.code,
    error_description: error.message,
  };
}

/**
 * Handles the redirect from a provider: leads to the site with a code or an error.
 * @returns an address, and the status of the redirect.
 */
export async function endProviderSignIn(
  context: AuthContext,
  query: Readonly<Record<string, string>>,
): Promise<{ status: 302 | 303; address: string }> {
  let flow: Flow;
  try {
    flow = findFlow(context, query['state'] ?? '');
  } catch (error) {
    return { status: 303, address: withQuery(context.siteUrl, errorEntries(error)) };
  }
  try {
    return { status: 302, address: await signInWith(context, flow, query) };
  } catch (error) {
    const entries = errorEntries(error);
    return { status: 302, address: withQuery(flow.redirectTo, entries, { ...entries, sb: '' }) };
  }
}

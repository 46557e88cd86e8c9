import assert from 'node:assert/strict';
import {
  ask,
  claimsOf,
  expectError,
  expectTokens,
  keysOf,
  newChallenge,
  newEmail,
  newPerson,
  signIn,
  type Answer,
} from '../client.ts';
import * as v from 'valibot';
import { casesOf, type ConformanceCase, type Target } from '../target.ts';

/** Goes to the provider, as a page does. */
async function goToGoogle(target: Target, parameters: Readonly<Record<string, string>>): Promise<URL> {
  const query = new URLSearchParams({
    provider: 'google',
    redirect_to: `${target.siteUrl}/auth/callback/google`,
    access_type: 'offline',
    prompt: 'consent',
    ...parameters,
  });
  const answer = await ask(target, `GET /authorize?${query.toString()}`);
  assert.equal(answer.status, 302, JSON.stringify(answer.json));
  return new URL(answer.headers.get('location') ?? '');
}

/**
 * Chooses on the provider's page, and returns to the service.
 * @returns the next redirect.
 */
async function choose(page: URL, choice: Readonly<Record<string, string>>): Promise<URL> {
  const address = new URL('/choose', page);
  address.search = new URLSearchParams({ ...Object.fromEntries(page.searchParams), ...choice }).toString();
  const back = await fetch(address, { redirect: 'manual' });
  assert.equal(back.status, 302);
  return new URL(back.headers.get('location') ?? '');
}

/** The service's own address, whatever the site's configuration is. */
const returnTo = (target: Target, back: URL): Promise<Answer> => ask(target, `GET /callback${back.search}`);

const locationOf = ({ status, headers }: Answer): URL => {
  assert.equal(status, 302);
  return new URL(headers.get('location') ?? '');
};

const tokensSchema = v.looseObject({ provider_token: v.string(), provider_refresh_token: v.string() });

export const googleCases: readonly ConformanceCase[] = [
  ...casesOf(['google'], {
    'requests from Google what the site needs': async (target) => {
      const page = await goToGoogle(target, newChallenge().parameters);
      const query = Object.fromEntries(page.searchParams);
      assert.deepEqual(
        [query['access_type'], query['prompt'], query['response_type'], query['scope']],
        ['offline', 'consent', 'code', 'email profile'],
      );
      assert.ok(!('code_challenge' in query));
      assert.match(query['redirect_uri'] ?? '', /\/callback$/);
    },
    'redirects with a code, which is exchanged once for a session': async (target) => {
      const { verifier, parameters } = newChallenge();
      const email = newEmail();
      const back = await choose(await goToGoogle(target, parameters), { email });
      const site = locationOf(await returnTo(target, back));
      assert.equal(site.origin + site.pathname, `${target.siteUrl}/auth/callback/google`);
      const body = { auth_code: site.searchParams.get('code'), code_verifier: verifier };
      const answer = await ask(target, 'POST /token?grant_type=pkce', { body });
      const tokens = expectTokens(answer);
      v.parse(tokensSchema, answer.json);
      assert.deepEqual(
        claimsOf(tokens.access_token).amr.map(({ method }) => method),
        ['oauth'],
      );
      assert.deepEqual(tokens.user.app_metadata, { provider: 'google', providers: ['google'] });
      assert.equal(tokens.user.email, email);
      assert.equal(
        keysOf(tokens.user.user_metadata),
        'email email_verified full_name iss name phone_verified provider_id sub',
      );
      assert.equal(tokens.user.user_metadata['iss'], 'https://accounts.google.com');
      const unknown = 'invalid flow state, no valid flow state found';
      await expectError(target, 'POST /token?grant_type=pkce', { body }, `404 flow_state_not_found: ${unknown}`);
      const replayed = await returnTo(target, back);
      assert.equal(replayed.status, 303);
      const { searchParams } = new URL(replayed.headers.get('location') ?? '');
      assert.equal(searchParams.get('error_code'), 'bad_oauth_state');
    },
    'redirects with the reason if the person cancels, or Google fails': async (target) => {
      for (const choice of ['access_denied', 'server_error']) {
        const page = await goToGoogle(target, newChallenge().parameters);
        const site = locationOf(await returnTo(target, await choose(page, { choice })));
        assert.equal(site.origin + site.pathname, `${target.siteUrl}/auth/callback/google`);
        assert.equal(site.searchParams.get('error'), choice);
        assert.equal(site.searchParams.get('code'), null);
      }
    },
  }),
  ...casesOf(['google', 'autoconfirm'], {
    'recognises the person of an address for every sign-in method': async (target) => {
      const person = await newPerson(target, { name: 'Asha' });
      const { verifier, parameters } = newChallenge();
      const back = await choose(await goToGoogle(target, parameters), { email: person.email });
      const site = locationOf(await returnTo(target, back));
      const body = { auth_code: site.searchParams.get('code'), code_verifier: verifier };
      const { user } = expectTokens(await ask(target, 'POST /token?grant_type=pkce', { body }));
      assert.equal(user.id, person.user.id);
      assert.deepEqual(user.app_metadata, { provider: 'email', providers: ['email', 'google'] });
      assert.deepEqual(user.identities.map(({ provider }) => provider).toSorted(), ['email', 'google']);
      await signIn(target, person.email);
    },
  }),
  ...casesOf(['google', 'confirmation', 'mail'], {
    'requires a confirmation of an address that Google has not verified': async (target) => {
      const email = `unverified-${newEmail()}`;
      const page = await goToGoogle(target, newChallenge().parameters);
      const site = locationOf(await returnTo(target, await choose(page, { email })));
      assert.deepEqual(
        [site.searchParams.get('error'), site.searchParams.get('error_code')],
        ['access_denied', 'provider_email_needs_verification'],
      );
      await target.nextLink(email);
    },
  }),
  ...casesOf(['google'], {
    'accepts the redirect from Google once': async (target) => {
      const page = await goToGoogle(target, newChallenge().parameters);
      const back = await choose(page, { email: newEmail() });
      locationOf(await returnTo(target, back));
      const replayed = await returnTo(target, back);
      assert.equal(replayed.status, 303);
      const { searchParams } = new URL(replayed.headers.get('location') ?? '');
      assert.deepEqual(
        [searchParams.get('error'), searchParams.get('error_code'), searchParams.get('code')],
        ['invalid_request', 'flow_state_already_used', null],
      );
    },
    'rejects a code that Google did not issue': async (target) => {
      const page = await goToGoogle(target, newChallenge().parameters);
      const state = page.searchParams.get('state') ?? '';
      const site = locationOf(await ask(target, `GET /callback?state=${state}&code=invented`));
      assert.deepEqual(
        [site.searchParams.get('error'), site.searchParams.get('error_code')],
        ['server_error', 'unexpected_failure'],
      );
      assert.equal(site.searchParams.get('error_description'), 'Unable to exchange external code: inve');
    },
  }),
];

const returns: readonly (readonly [string, string, string])[] = [
  ['?code=1', 'bad_oauth_callback', 'OAuth state parameter missing'],
  ['?code=1&state=abc', 'bad_oauth_state', 'OAuth state parameter is invalid'],
  ['?code=1&state=0b8ff1a0-6f0f-4b8e-9a94-8f7a2d1f1d11', 'bad_oauth_state', 'OAuth state not found or expired'],
];

export const returnCases: readonly ConformanceCase[] = casesOf([], {
  'redirects to the site if the returning sign-in is unknown': async (target) => {
    for (const [query, code, description] of returns) {
      const answer = await ask(target, `GET /callback${query}`);
      assert.equal(answer.status, 303);
      const address = new URL(answer.headers.get('location') ?? '');
      assert.equal(address.origin, new URL(target.siteUrl).origin);
      assert.deepEqual(Object.fromEntries(address.searchParams), {
        error: 'invalid_request',
        error_code: code,
        error_description: description,
      });
    }
  },
});

import fastify from 'fastify';
import { testConfig } from '@artha/shared/testing';
import { checkAuthServer } from './checkAuthServer.ts';

interface Answers {
  readonly settings?: object;
  readonly issuer?: string;
  readonly keys?: readonly object[];
  readonly status?: number;
}

const offers = (google: boolean, email = true) => ({ external: { email, google }, disable_signup: false });
const siteWith = (auth: { url?: string; publishableKey?: string; google?: boolean } = {}) => ({
  ...testConfig,
  origin: 'https://artha.example',
  auth: { url: '/auth/v1', publishableKey: '', ...auth },
});

/** Runs `use` with the address of a server that describes itself, and the API keys that it gets. */
async function withServer(
  { settings = offers(true), issuer = 'https://artha.example/auth/v1', keys = [{ kid: '1' }], status = 200 }: Answers,
  use: (address: string, apiKeys: readonly unknown[]) => Promise<void>,
): Promise<void> {
  const apiKeys: unknown[] = [];
  const app = fastify();
  app.addHook('onRequest', (request, reply, done) => {
    apiKeys.push(request.headers['apikey']);
    reply.code(status);
    done();
  });
  app.get('/settings', () => settings);
  app.get('/.well-known/openid-configuration', () => ({ issuer }));
  app.get('/.well-known/jwks.json', () => ({ keys }));
  await use(await app.listen({ port: 0, host: '127.0.0.1' }), apiKeys);
  await app.close();
}

test('a complete service leaves nothing to say, and gets the key of the site', async () => {
  await withServer({}, async (address, apiKeys) => {
    const config = siteWith({ publishableKey: 'public' });
    expect(await checkAuthServer(config, address)).toEqual({ config, problems: [] });
    expect(apiKeys).toEqual(['public', 'public', 'public']);
  });
});

test.each<[string, Answers, string]>([
  ['no sign-up', { settings: { ...offers(true), disable_signup: true } }, 'GOTRUE_DISABLE_SIGNUP is true: no one can'],
  ['no e-mail', { settings: offers(true, false) }, 'GOTRUE_EXTERNAL_EMAIL_ENABLED is false: no one can sign up or in'],
  [
    'no issuer',
    { issuer: '' },
    'GOTRUE_JWT_ISSUER is empty: only the signature of a token proves its origin. Set it to https://artha.example/auth/v1.',
  ],
  ['no keys', { keys: [] }, 'GOTRUE_JWT_KEYS has no public key: each page asks the service to verify a token.'],
])('one sentence for a service with %s', async (_, answers, problem) => {
  await withServer(answers, async (address) => {
    const { config, problems } = await checkAuthServer(siteWith(), address);
    expect(problems).toEqual([expect.stringContaining(problem)]);
    expect(config).toEqual(siteWith());
  });
});

test.each([
  [undefined, false, /: pages do not offer “Continue with Google”\.$/],
  [true, true, /: “Continue with Google” fails\.$/],
  [false, false, /^$/],
])('without Google at the service, the site that decided %s offers it: %s', async (decided, offered, said) => {
  await withServer({ settings: offers(false) }, async (address) => {
    const { config, problems } = await checkAuthServer(
      siteWith(decided === undefined ? {} : { google: decided }),
      address,
    );
    expect(config.auth?.google).toBe(offered);
    expect(problems.join()).toMatch(said);
  });
});

test('a service that does not answer, or not as Supabase Auth, is named with what to do', async () => {
  let gone = '';
  await withServer({ status: 401 }, async (address) => {
    gone = address;
    const { config, problems } = await checkAuthServer(siteWith(), address);
    expect(problems).toEqual([expect.stringMatching(/settings answers 401, not as Supabase Auth does\. Correct/)]);
    expect(config).toEqual(siteWith());
  });
  const { problems } = await checkAuthServer(siteWith(), gone);
  expect(problems).toEqual([expect.stringMatching(/does not answer at .*: no one can sign in\. Start it/)]);
});

test('a service with an address of its own is asked there; a path needs the service’s address, and a demonstration none', async () => {
  await withServer({ issuer: '' }, async (url) => {
    const { problems } = await checkAuthServer(siteWith({ url }));
    expect(problems).toEqual([expect.stringContaining(`Set it to ${url}/.`)]);
  });
  expect((await checkAuthServer(siteWith())).problems).toEqual([]);
  expect((await checkAuthServer(testConfig, 'http://127.0.0.1:9')).problems).toEqual([]);
});

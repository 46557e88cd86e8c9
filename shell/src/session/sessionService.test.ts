import { waitFor } from '@testing-library/react';
import { setImmediate } from 'node:timers';
import type { AccountService, Session } from '@artha/shared';
import { sampleRegistry, testConfig } from '@artha/shared/testing';
import {
  createFakeAuthService,
  FakeBroadcastChannel,
  FakeLocks,
  refusal,
  samplePerson,
  type FakeAuthService,
} from '../testing/fakeAuthService.ts';
import { catchDocumentLoads } from '../testing/fakeLocation.ts';
import { forgetListeners } from '../testing/forgetListeners.ts';
import { provideWebApis } from '../testing/provideWebApis.ts';

const KEY = 'artha-session';
const REFRESH = 'POST /token?grant_type=refresh_token';
const SIGN_IN = 'POST /token?grant_type=password';
const credentials = { email: samplePerson.email, password: 'correct horse', remember: true };
const signedIn = {
  kind: 'signed-in',
  person: { id: samplePerson.id, email: samplePerson.email, name: 'Asha Rao' },
  assurance: 'aal1',
  nextAssurance: 'aal1',
};

const loads = catchDocumentLoads();
let service: FakeAuthService;
let forget: (() => void)[];
let visibility: DocumentVisibilityState;
let written: string[];
let locks: FakeLocks;

beforeAll(() => {
  provideWebApis();
  Object.defineProperty(navigator, 'locks', { get: () => locks, configurable: true });
  Object.defineProperty(document, 'visibilityState', { get: () => visibility });
});

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  FakeBroadcastChannel.closeAll();
  locks = new FakeLocks();
  history.replaceState(null, '', '/');
  visibility = 'visible';
  loads.assign.mockClear();
  forget = [forgetListeners(window), forgetListeners(document)];
  written = [];
  for (const level of ['log', 'warn', 'error', 'info', 'debug'] as const) {
    jest.spyOn(console, level).mockImplementation((...parts: unknown[]) => written.push(parts.map(String).join(' ')));
  }
  service = await createFakeAuthService();
  Object.assign(globalThis, { fetch: service.respond });
});

afterEach(() => {
  jest.useRealTimers();
  for (const one of forget) one();
  jest.restoreAllMocks();
});

interface Tab {
  readonly account: Required<AccountService>;
  readonly now: () => Session;
  readonly told: Session[];
}

/** Opens a page with the session's file loaded: a realm of its own, over the same storage. */
async function openTab(url = 'https://artha.example/auth/v1'): Promise<Tab> {
  jest.resetModules();
  const { bus, session } = await import('@artha/shared');
  const { provideSite } = await import('@artha/shared/internal');
  const { takeReturnAddress } = await import('./account/returnAddress.ts');
  const { createSessionService } = await import('./sessionService.ts');
  takeReturnAddress();
  provideSite({ ...testConfig, auth: { url, publishableKey: 'public' } }, sampleRegistry({}));
  const told: Session[] = [];
  bus.on('session:changed', (next) => told.push(next));
  if (localStorage.getItem(KEY) ?? sessionStorage.getItem(KEY)) session.set({ kind: 'unknown' });
  return { account: await createSessionService(), now: session.get, told };
}

async function store(claims: Parameters<FakeAuthService['issueSession']>[0] = {}, user: object = {}) {
  const session = await service.issueSession(claims, user);
  localStorage.setItem(KEY, JSON.stringify(session));
  return session;
}

const until = async (tab: Tab, expected: object) => {
  await waitFor(() => {
    expect(tab.now()).toEqual(expected);
  });
};
const seconds = (fromNow: number) => Math.floor(Date.now() / 1000) + fromNow;
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );

function becomeVisible(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

describe('a stored session', () => {
  test('is told once its token is confirmed, on the bus too', async () => {
    await store();
    const tab = await openTab();
    await until(tab, signedIn);
    expect(tab.told).toEqual([signedIn]);
    expect(document.documentElement).toHaveAttribute('data-session');
    expect(service.asked(REFRESH)).toEqual([]);
  });

  test('says which assurance a second factor would give', async () => {
    const factors = [{ id: 'f', factor_type: 'totp', status: 'verified', friendly_name: 'Phone' }];
    await store({}, { factors });
    await until(await openTab(), { ...signedIn, nextAssurance: 'aal2' });
  });

  test('that is about to end is renewed', async () => {
    await store({ exp: seconds(30) });
    const tab = await openTab();
    await until(tab, signedIn);
    await waitFor(() => {
      expect(localStorage.getItem(KEY)).toContain('refresh-2');
    });
    expect(service.asked(REFRESH)).toHaveLength(1);
  });

  test('that is over is renewed', async () => {
    await store({ exp: seconds(-600) });
    await until(await openTab(), signedIn);
    expect(service.asked(REFRESH)).toHaveLength(1);
  });

  test('that is over and not renewed ends, with the reason, and is gone', async () => {
    await store({ exp: seconds(-600) });
    service.answer(REFRESH, () => refusal(400, 'refresh_token_not_found'));
    const tab = await openTab();
    await until(tab, { kind: 'signed-out', reason: 'expired' });
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(document.documentElement).not.toHaveAttribute('data-session');
    expect(tab.told).toEqual([{ kind: 'signed-out', reason: 'expired' }]);
  });

  test('is renewed once if the clock of the device is ahead, and stays signed in', async () => {
    await store({ exp: seconds(-600) });
    service.answer(REFRESH, async () => ({ body: await service.issueSession({ exp: seconds(-600) }) }));
    const tab = await openTab();
    await until(tab, signedIn);
    expect(await tab.account.assurance()).toMatchObject({ current: 'aal1' });
    expect(tab.now()).toEqual(signedIn);
    expect(service.asked(REFRESH)).toHaveLength(1);
  });

  test('whose end was put off in storage alone is not believed', async () => {
    const session = await store({ exp: seconds(-600) });
    localStorage.setItem(KEY, JSON.stringify({ ...session, expires_at: seconds(9000) }));
    service.answer(REFRESH, () => refusal(400, 'refresh_token_not_found'));
    await until(await openTab(), { kind: 'signed-out', reason: 'expired' });
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('that was changed ends as invalid, and is gone', async () => {
    const session = await store();
    const [header, , signature] = session.access_token.split('.');
    const payload = Buffer.from(JSON.stringify({ sub: 'mallory', aud: 'authenticated', exp: seconds(600) }));
    const changed = [header, payload.toString('base64url'), signature].join('.');
    localStorage.setItem(KEY, JSON.stringify({ ...session, access_token: changed }));
    await until(await openTab(), { kind: 'signed-out', reason: 'invalid' });
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('of another issuer ends as invalid', async () => {
    await store({ iss: 'https://alien.example' });
    await until(await openTab(), { kind: 'signed-out', reason: 'invalid' });
  });

  test('that cannot be read ends as invalid', async () => {
    localStorage.setItem(KEY, '{"access_token":"a.b.c"}');
    await until(await openTab(), { kind: 'signed-out', reason: 'invalid' });
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('that the service has ended meanwhile ends as expired', async () => {
    await store({ iss: 'https://artha.example/auth/v1' });
    service.answer('GET /.well-known/jwks.json', () => ({ body: { keys: [] } }));
    service.answer('GET /user', () => refusal(403, 'session_not_found'));
    await until(await openTab(), { kind: 'signed-out', reason: 'expired' });
  });

  test('is told as it is stored while the service is down', async () => {
    await store();
    service.goDown();
    const tab = await openTab();
    await until(tab, signedIn);
    expect(localStorage.getItem(KEY)).not.toBeNull();
  });

  test.each([600, -600])(
    'is told as it is stored when the service does not answer in time (%s s left)',
    async (left) => {
      await store({ exp: seconds(left) });
      jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
      Object.assign(globalThis, {
        fetch: (_: unknown, { signal }: RequestInit = {}) =>
          new Promise((_resolve, reject) => {
            signal?.addEventListener('abort', () => {
              reject(new DOMException('timeout', 'TimeoutError'));
            });
          }),
      });
      const tab = await openTab();
      await jest.advanceTimersByTimeAsync(7900);
      expect(tab.now()).toEqual({ kind: 'unknown' });
      await jest.advanceTimersByTimeAsync(200);
      expect(tab.now()).toEqual(signedIn);
      expect(localStorage.getItem(KEY)).not.toBeNull();
    },
  );
});

describe('the session is renewed', () => {
  const useClock = () => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  /** Signatures are made beside this thread, in real time, while the clock of the page is stopped. */
  const reach = async (isReached: () => boolean) => {
    while (!isReached()) {
      await new Promise((resolve) => setImmediate(resolve));
      await pass(0);
    }
  };
  const isSignedIn = (tab: Tab) => () => tab.now().kind === 'signed-in';
  const isRenewed = () => localStorage.getItem(KEY)?.includes('refresh-2') ?? false;

  test('by its tick before it ends, and not while the page is hidden', async () => {
    useClock();
    await store({ exp: seconds(300) });
    const tab = await openTab();
    await reach(isSignedIn(tab));
    await pass(150_000);
    expect(service.asked(REFRESH)).toHaveLength(0);
    becomeVisible('hidden');
    await pass(120_000);
    expect(service.asked(REFRESH)).toHaveLength(0);
    becomeVisible('visible');
    await reach(isRenewed);
    expect(service.asked(REFRESH)).toHaveLength(1);
    expect(tab.now()).toEqual(signedIn);
  });

  test('by its tick while the page is visible', async () => {
    useClock();
    await store({ exp: seconds(300) });
    await reach(isSignedIn(await openTab()));
    await pass(150_000);
    expect(service.asked(REFRESH)).toHaveLength(0);
    await pass(90_000);
    await reach(isRenewed);
    expect(service.asked(REFRESH)).toHaveLength(1);
  });

  test('when the page is visible again, also after it was over; one that is refused ends then', async () => {
    useClock();
    await store({ exp: seconds(300) });
    const tab = await openTab();
    await reach(isSignedIn(tab));
    becomeVisible('hidden');
    await pass(600_000);
    service.answer(REFRESH, () => refusal(400, 'refresh_token_already_used'));
    expect(tab.now()).toEqual(signedIn);
    becomeVisible('visible');
    await reach(() => tab.now().kind === 'signed-out');
    expect(tab.now()).toEqual({ kind: 'signed-out', reason: 'expired' });
  });
});

describe('signing in', () => {
  test('tells who it is, and keeps the session if it is to be remembered', async () => {
    const tab = await openTab();
    expect(tab.now()).toEqual({ kind: 'signed-out' });
    expect(await tab.account.signIn(credentials)).toBe('signed-in');
    expect(tab.now()).toEqual(signedIn);
    expect(localStorage.getItem(KEY)).not.toBeNull();
    expect(service.asked(SIGN_IN)[0]?.body).toMatchObject({ email: credentials.email, password: 'correct horse' });
  });

  test('keeps the session with the tab otherwise', async () => {
    const tab = await openTab();
    await tab.account.signIn({ ...credentials, remember: false });
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(sessionStorage.getItem(KEY)).not.toBeNull();
  });

  test('asks for the second factor if there is one', async () => {
    const factors = [{ id: 'f', factor_type: 'totp', status: 'verified' }];
    service.answer(SIGN_IN, async () => ({ body: await service.issueSession({}, { factors }) }));
    const { account } = await openTab();
    expect(await account.signIn(credentials)).toBe('second-factor');
  });

  test.each([
    [400, 'invalid_credentials', 'invalid-credentials'],
    [400, 'email_not_confirmed', 'email-not-confirmed'],
    [429, 'over_request_rate_limit', 'too-many-requests'],
    [500, 'unexpected_failure', 'failed'],
    [503, 'unexpected_failure', 'unreachable'],
  ])('that the service refuses with %s %s is %s, and does not sign in', async (status, code, expected) => {
    service.answer(SIGN_IN, () => refusal(status, code));
    const tab = await openTab();
    expect(await codeOf(tab.account.signIn(credentials))).toBe(expected);
    expect(tab.now()).toEqual({ kind: 'signed-out' });
    expect(sessionStorage.getItem(`${KEY}-remember`)).toBeNull();
  });

  test('while the service is down is unreachable', async () => {
    service.goDown();
    expect(await codeOf((await openTab()).account.signIn(credentials))).toBe('unreachable');
  });

  test('with a session that cannot be confirmed does not sign in', async () => {
    service.answer(SIGN_IN, async () => ({ body: await service.issueSession({ iss: 'https://alien.example' }) }));
    const tab = await openTab();
    expect(await codeOf(tab.account.signIn(credentials))).toBe('failed');
    // The page that asked says so: a reason here would say it a second time.
    expect(tab.now()).toEqual({ kind: 'signed-out' });
    expect(tab.told).toEqual([]);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('works at a service that names no issuer, neither in its tokens nor in its discovery', async () => {
    service.answer(SIGN_IN, async () => ({ body: await service.issueSession({ iss: undefined }) }));
    service.answer('GET /.well-known/openid-configuration', () => ({ body: { issuer: '' } }));
    const tab = await openTab();
    expect(await tab.account.signIn(credentials)).toBe('signed-in');
    expect(tab.now()).toEqual(signedIn);
  });

  test('works for the page where storage is blocked', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const tab = await openTab();
    await tab.account.signIn(credentials);
    expect(tab.now()).toEqual(signedIn);
  });

  test('reaches a service at a path of the site itself', async () => {
    Object.assign(globalThis, {
      fetch: (input: string, init: RequestInit) =>
        service.respond(input.replace('http://localhost', 'https://x.example'), init),
    });
    const tab = await openTab('/auth/v1');
    await tab.account.signIn(credentials);
    expect(tab.now()).toEqual(signedIn);
  });
});

describe('signing up', () => {
  const person = { name: 'Asha Rao', email: samplePerson.email, password: 'correct horse' };

  test('sends a confirmation whose link leads back', async () => {
    service.answer('POST /signup', () => ({ body: samplePerson }));
    const { account } = await openTab();
    expect(await account.signUp(person)).toBe('confirmation-sent');
    expect(service.asked('POST /signup')[0]?.body).toMatchObject({
      data: { full_name: 'Asha Rao' },
      code_challenge: expect.any(String),
    });
  });

  test('signs in at once where the service needs no confirmation', async () => {
    service.answer('POST /signup', async () => ({ body: await service.issueSession() }));
    const tab = await openTab();
    expect(await tab.account.signUp(person)).toBe('signed-in');
    expect(tab.now()).toEqual(signedIn);
  });

  test('is successful even if the first session cannot be confirmed', async () => {
    service.answer('POST /signup', async () => ({ body: await service.issueSession({ iss: 'https://evil.example' }) }));
    const tab = await openTab();
    expect(await tab.account.signUp(person)).toBe('signed-in');
    expect(tab.now()).toMatchObject({ kind: 'signed-out' });
  });

  test('with a weak password says why', async () => {
    service.answer('POST /signup', () => refusal(422, 'weak_password', 'Password should be longer.'));
    const { account } = await openTab();
    await expect(account.signUp(person)).rejects.toMatchObject({
      code: 'weak-password',
      message: 'Password should be longer.',
    });
  });
});

describe('Google', () => {
  const AUTHORIZE = 'GET /authorize';

  test('is asked for by leaving the page, with a verifier for the way back', async () => {
    service.answer(AUTHORIZE, () => ({ status: 302 }));
    const { account } = await openTab();
    await account.signInWithGoogle(true);
    const address = new URL(String(loads.assign.mock.calls.flat()[0]));
    expect(address.pathname).toBe('/auth/v1/authorize');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      provider: 'google',
      redirect_to: 'http://localhost/auth/callback/google',
      access_type: 'offline',
      prompt: 'consent',
      code_challenge_method: 's256',
    });
    expect(address.searchParams.has('skip_http_redirect')).toBe(false);
    expect(localStorage.getItem(`${KEY}-code-verifier`)).toMatch(/^"[0-9a-f]{112}"$/);
  });

  test.each([
    ['is not reached', undefined, 'unreachable'],
    ['is at fault', () => refusal(503, 'unexpected_failure'), 'unreachable'],
    ['does not have it', () => refusal(400, 'validation_failed'), 'not-offered'],
  ] as const)('is not left for where the service %s', async (_, answer, expected) => {
    service.answer(AUTHORIZE, answer);
    const { account } = await openTab();
    expect(await codeOf(account.signInWithGoogle(true))).toBe(expected);
    expect(loads.assign).not.toHaveBeenCalled();
  });
});

describe('the way back', () => {
  const EXCHANGE = 'POST /token?grant_type=pkce';
  const begin = (verifier = 'v'.repeat(43)) => {
    localStorage.setItem(`${KEY}-code-verifier`, JSON.stringify(verifier));
  };
  const returnTo = async (address: string) => {
    history.replaceState(null, '', address);
    return openTab();
  };

  test('exchanges the code once, however often it is asked for', async () => {
    begin();
    sessionStorage.setItem(`${KEY}-remember`, 'true');
    const tab = await returnTo('/auth/callback/google?code=c0de');
    const steps = await Promise.all([tab.account.completeReturn(), tab.account.completeReturn()]);
    expect(steps).toEqual(['signed-in', 'signed-in']);
    expect(service.asked(EXCHANGE).map(({ body }) => body)).toEqual([
      { auth_code: 'c0de', code_verifier: 'v'.repeat(43) },
    ]);
    expect(tab.now()).toEqual(signedIn);
    expect(localStorage.getItem(KEY)).not.toBeNull();
    expect(location.href).toBe('http://localhost/auth/callback/google');
  });

  test.each([
    ['error=access_denied&error_description=The+user+denied', 'cancelled', 'The user denied'],
    ['error=access_denied&error_code=otp_expired&error_description=Old', 'expired-link', 'Old'],
    ['error=invalid_request&error_code=bad_oauth_state&error_description=State', 'expired-link', 'State'],
    ['error=server_error&error_code=unexpected_failure&error_description=Broken', 'provider-unreachable', 'Broken'],
    ['error=server_error', 'provider-unreachable', 'server_error'],
    [
      'error=access_denied&error_code=provider_email_needs_verification&error_description=Unverified',
      'provider-unconfirmed',
      'Unverified',
    ],
  ])('with %s is %s', async (parameters, code, message) => {
    const { account } = await returnTo(`/auth/callback/google?${parameters}`);
    await expect(account.completeReturn()).rejects.toMatchObject({ code, message });
    expect(service.asked(EXCHANGE)).toEqual([]);
  });

  test.each([
    ['flow_state_not_found', 404],
    ['flow_state_expired', 422],
  ])('with a code that was used or is old (%s) is an expired link', async (code, status) => {
    begin();
    service.answer(EXCHANGE, () => refusal(status, code));
    const { account } = await returnTo('/auth/callback/google?code=c0de');
    expect(await codeOf(account.completeReturn())).toBe('expired-link');
  });

  test('with a code that was replayed, whose verifier is gone, is an expired link', async () => {
    const { account } = await returnTo('/auth/callback/google?code=c0de');
    expect(await codeOf(account.completeReturn())).toBe('expired-link');
    expect(service.asked(EXCHANGE)).toEqual([]);
  });

  test('from an e-mail that was opened in another browser has confirmed the address', async () => {
    const { account, now } = await returnTo('/auth/callback/email?code=c0de');
    expect(await account.completeReturn()).toBe('confirmed');
    expect(now()).toEqual({ kind: 'signed-out' });
  });

  test('with the verifier of another sign-in has confirmed the address, too', async () => {
    begin();
    service.answer(EXCHANGE, () => refusal(400, 'bad_code_verifier'));
    const { account } = await returnTo('/auth/callback/email?code=c0de');
    expect(await account.completeReturn()).toBe('confirmed');
  });

  test('to a new password works in the browser that asked for it', async () => {
    begin(`${'v'.repeat(43)}/recovery`);
    const tab = await returnTo('/auth/new-password?code=c0de');
    expect(await tab.account.completeReturn()).toBe('new-password');
    expect(service.asked(EXCHANGE)[0]?.body).toMatchObject({ code_verifier: 'v'.repeat(43) });
    await tab.account.setPassword('another horse');
    expect(service.asked('PUT /user')[0]?.body).toMatchObject({ password: 'another horse' });
  });

  test('to a new password says so where another browser asked for it', async () => {
    const { account } = await returnTo('/auth/new-password?code=c0de');
    expect(await codeOf(account.completeReturn())).toBe('other-browser');
  });

  test('by a link with a hash needs no verifier', async () => {
    service.answer('POST /verify', async () => ({ body: await service.issueSession() }));
    const { account } = await returnTo('/auth/callback/email?token_hash=h4sh&type=signup');
    expect(await account.completeReturn()).toBe('signed-in');
    expect(service.asked('POST /verify')[0]?.body).toMatchObject({ token_hash: 'h4sh', type: 'signup' });
  });

  test('takes no tokens from an address', async () => {
    const { access_token, refresh_token } = await service.issueSession();
    const tab = await returnTo(`/auth/callback/google#access_token=${access_token}&refresh_token=${refresh_token}`);
    expect(await codeOf(tab.account.completeReturn())).toBe('expired-link');
    expect(tab.now()).toEqual({ kind: 'signed-out' });
    expect(location.href).toBe('http://localhost/auth/callback/google');
  });

  test('can be tried again where the service was not reached', async () => {
    begin();
    service.answer(EXCHANGE, undefined);
    const { account } = await returnTo('/auth/callback/google?code=c0de');
    expect(await codeOf(account.completeReturn())).toBe('unreachable');
    service.answer(EXCHANGE, async () => ({ body: await service.issueSession() }));
    expect(await account.completeReturn()).toBe('signed-in');
  });

  test('that was reloaded stays where it led to, and is an expired link without a session', async () => {
    expect(await codeOf((await returnTo('/auth/callback/google')).account.completeReturn())).toBe('expired-link');
    await store();
    expect(await (await returnTo('/auth/callback/google')).account.completeReturn()).toBe('signed-in');
    expect(await (await returnTo('/auth/new-password')).account.completeReturn()).toBe('new-password');
  });
});

describe('e-mails', () => {
  test('of a confirmation and a new password are asked for with the address that they lead to', async () => {
    service.answer('POST /resend', () => ({}));
    service.answer('POST /recover', () => ({}));
    const { account } = await openTab();
    await account.resendConfirmation('asha@example.in');
    await account.sendPasswordReset('asha@example.in');
    expect(service.asked('POST /resend')[0]?.body).toMatchObject({ type: 'signup', email: 'asha@example.in' });
    expect(service.asked('POST /recover')[0]?.body).toMatchObject({ email: 'asha@example.in' });
  });
});

describe('second factors', () => {
  const totp = { id: 't', factor_type: 'totp', status: 'verified', friendly_name: 'Old name' };
  const phone = { id: 'p', factor_type: 'phone', status: 'unverified', friendly_name: '', phone: '919876543210' };
  const openAccount = async (user: object, claims: Parameters<typeof store>[0] = {}) => {
    const whole = { ...samplePerson, ...user };
    service.answer('GET /user', () => ({ body: whole }));
    await store(claims, user);
    const tab = await openTab();
    await until(tab, expect.objectContaining({ kind: 'signed-in' }));
    return tab;
  };

  test('are listed with the names that the person gave, else with the service’s', async () => {
    const { account } = await openAccount({
      factors: [totp, phone, { id: 'w', factor_type: 'webauthn', status: 'verified' }],
      user_metadata: { factor_names: { t: 'My phone' } },
    });
    expect(await account.assurance()).toEqual({
      current: 'aal1',
      next: 'aal2',
      hasRecoveryCodes: false,
      factors: [
        { id: 't', kind: 'totp', name: 'My phone', isVerified: true },
        { id: 'p', kind: 'phone', name: 'Phone', phone: '+919876543210', isVerified: false },
      ],
    });
  });

  test('are enrolled under the product’s name; what an enrolment of this name left is cleared away', async () => {
    const { account } = await openAccount({ factors: [{ ...totp, status: 'unverified', friendly_name: 'App' }] });
    service.answer('DELETE /factors/t', () => ({ body: { id: 't' } }));
    service.answer('POST /factors', () => ({
      body: { id: 'n', type: 'totp', totp: { qr_code: '<svg fill="#000"/>', secret: 'JBSW', uri: '' } },
    }));
    expect(await account.enrolTotp('App')).toEqual({
      factorId: 'n',
      qrCode: `data:image/svg+xml,${encodeURIComponent('<svg fill="#000"/>')}`,
      secret: 'JBSW',
    });
    expect(service.asked('POST /factors')[0]?.body).toMatchObject({ friendly_name: 'App', issuer: 'Artha' });
    expect(service.asked('DELETE /factors/t')).toHaveLength(1);
  });

  test('by phone are enrolled with the number', async () => {
    const { account } = await openAccount({});
    service.answer('POST /factors', () => ({ body: { id: 'n', type: 'phone' } }));
    expect(await account.enrolPhone('Mine', '+919876543210')).toBe('n');
    expect(service.asked('POST /factors')[0]?.body).toMatchObject({ factor_type: 'phone', phone: '+919876543210' });
  });

  test('have names of their own: one that is shown is taken', async () => {
    const { account } = await openAccount({ factors: [totp], user_metadata: { factor_names: { t: 'Mine' } } });
    expect(await codeOf(account.enrolTotp('Mine'))).toBe('name-taken');
    expect(await codeOf(account.renameFactor('other', 'Mine'))).toBe('name-taken');
    expect(service.asked('POST /factors')).toEqual([]);
  });

  test('are renamed beside the other names', async () => {
    const { account } = await openAccount({ factors: [totp], user_metadata: { factor_names: { p: 'Other' } } });
    await account.renameFactor('t', 'New');
    expect(service.asked('PUT /user')[0]?.body).toMatchObject({ data: { factor_names: { p: 'Other', t: 'New' } } });
  });

  test('are asked for and verified, which raises the assurance', async () => {
    const tab = await openAccount({ factors: [totp] });
    service.answer('POST /factors/t/challenge', () => ({ body: { id: 'c', type: 'totp', expires_at: 1 } }));
    service.answer('POST /factors/t/verify', async () => ({
      body: await service.issueSession({ aal: 'aal2' }, { factors: [totp] }),
    }));
    const challenge = await tab.account.challenge('t');
    await tab.account.verify('t', challenge, '123456');
    expect(service.asked('POST /factors/t/verify')[0]?.body).toEqual({ challenge_id: 'c', code: '123456' });
    expect(tab.now()).toEqual({ ...signedIn, assurance: 'aal2', nextAssurance: 'aal2' });
  });

  test.each([
    ['mfa_verification_failed', 'wrong-code'],
    ['mfa_challenge_expired', 'expired-code'],
  ])('with %s are refused as %s', async (code, expected) => {
    const { account } = await openAccount({ factors: [totp] });
    service.answer('POST /factors/t/verify', () => refusal(422, code));
    expect(await codeOf(account.verify('t', 'c', '000000'))).toBe(expected);
  });

  test('are removed, and the session is of one factor then', async () => {
    const tab = await openAccount({ factors: [totp] });
    expect(tab.now()).toMatchObject({ nextAssurance: 'aal2' });
    service.answer('DELETE /factors/t', () => ({ body: { id: 't' } }));
    await tab.account.removeFactor('t');
    expect(tab.now()).toEqual(signedIn);
    expect(service.asked(REFRESH)).toHaveLength(1);
  });

  test('of a verified kind are removed only after the second factor', async () => {
    const { account } = await openAccount({ factors: [totp] });
    service.answer('DELETE /factors/t', () => refusal(422, 'insufficient_aal'));
    expect(await codeOf(account.removeFactor('t'))).toBe('second-factor-needed');
  });

  test('are removed together with the recovery codes', async () => {
    const codes = { id: 'r', factor_type: 'recovery_code', status: 'verified' };
    const { account } = await openAccount({ factors: [totp, codes] });
    for (const path of ['t', 'recovery-codes'])
      service.answer(`DELETE /factors/${path}`, () => ({ body: { id: 'x' } }));
    expect(await account.assurance()).toMatchObject({ hasRecoveryCodes: true, factors: [{ id: 't' }] });
    await account.removeFactor('t');
    const removed = service.requests.map(({ name }) => name).filter((name) => name.startsWith('DELETE'));
    expect(removed).toEqual(['DELETE /factors/recovery-codes', 'DELETE /factors/t']);
  });

  test('stay, with the codes, after a sign-in by a recovery code until there is another factor', async () => {
    const codes = { id: 'r', factor_type: 'recovery_code', status: 'verified' };
    const methods = ['password', 'mfa/recovery_code'].map((method) => ({ method, timestamp: 0 }));
    const { account } = await openAccount({ factors: [totp, codes] }, { aal: 'aal2', amr: methods });
    expect(await codeOf(account.removeFactor('t'))).toBe('other-factor-needed');
    expect(service.requests.filter(({ name }) => name.startsWith('DELETE'))).toEqual([]);
  });

  test('need a signed-in person', async () => {
    const { account } = await openTab();
    expect(await codeOf(account.assurance())).toBe('signed-out');
    expect(await codeOf(account.setPassword('x'))).toBe('signed-out');
  });
});

describe('recovery codes', () => {
  const CODES = '/factors/recovery-codes';
  const made = { id: 'r', type: 'recovery_code', total: 2, codes: ['one', 'two'] };

  async function openAccount(): Promise<Tab> {
    await store();
    const tab = await openTab();
    await until(tab, signedIn);
    return tab;
  }

  test.each([
    [{ body: { id: 'r', type: 'recovery_code', total: 10, remaining: 7 } }, { isOffered: true, remaining: 7 }],
    [refusal(404, 'mfa_factor_not_found'), { isOffered: true, remaining: 0 }],
    [
      { status: 404, body: {} },
      { isOffered: false, remaining: 0 },
    ],
    [
      { status: 405, body: {} },
      { isOffered: false, remaining: 0 },
    ],
  ])('are looked up: %j', async (answer, expected) => {
    const { account } = await openAccount();
    service.answer(`GET ${CODES}`, () => answer);
    expect(await account.recoveryCodes()).toEqual(expected);
  });

  test('that cannot be looked up say why', async () => {
    const { account } = await openAccount();
    service.answer(`GET ${CODES}`, undefined);
    expect(await codeOf(account.recoveryCodes())).toBe('unreachable');
  });

  test('are created, and replace existing ones', async () => {
    const { account } = await openAccount();
    service.answer(`POST ${CODES}`, () => ({ body: made }));
    expect(await account.createRecoveryCodes()).toEqual(['one', 'two']);
    service.answer(`POST ${CODES}`, () => refusal(422, 'mfa_verified_factor_exists'));
    service.answer(`POST ${CODES}/regenerate`, () => ({ body: { ...made, codes: ['three'] } }));
    expect(await account.createRecoveryCodes()).toEqual(['three']);
    service.answer(`POST ${CODES}`, () => refusal(422, 'mfa_recovery_codes_enroll_not_enabled'));
    expect(await codeOf(account.createRecoveryCodes())).toBe('not-offered');
  });

  test('raise the assurance; a wrong one does not', async () => {
    const tab = await openAccount();
    service.answer(`POST ${CODES}/verify`, () => refusal(422, 'mfa_verification_failed'));
    expect(await codeOf(tab.account.verifyRecoveryCode('one'))).toBe('wrong-code');
    service.answer(`POST ${CODES}/verify`, async () => ({ body: await service.issueSession({ aal: 'aal2' }) }));
    await tab.account.verifyRecoveryCode('one');
    expect(tab.now()).toMatchObject({ assurance: 'aal2' });
  });
});

test('what the service keeps of a person can be taken along, without tokens', async () => {
  await store();
  const tab = await openTab();
  await until(tab, signedIn);
  const text = await tab.account.exportAccount();
  expect(JSON.parse(text)).toMatchObject({ id: samplePerson.id, email: samplePerson.email });
  expect(text).not.toMatch(/token/);
});

test('signing out on all devices ends all sessions at the service, and the one here', async () => {
  const { access_token } = await store();
  service.answer('POST /logout?scope=global', () => ({ status: 204 }));
  const tab = await openTab();
  await until(tab, signedIn);
  await tab.account.signOutEverywhere();
  expect(tab.now()).toEqual({ kind: 'signed-out' });
  expect(service.asked('POST /logout?scope=global').map(({ bearer }) => bearer)).toEqual([access_token]);
});

test('signing out on all devices that fails keeps the person signed in', async () => {
  await store();
  service.answer('POST /logout?scope=global', undefined);
  const tab = await openTab();
  await until(tab, signedIn);
  await expect(tab.account.signOutEverywhere()).rejects.toMatchObject({ code: 'unreachable' });
  expect(tab.now()).toEqual(signedIn);
});

describe('deleting an account', () => {
  test('is offered if the edge says so', async () => {
    await store();
    const tab = await openTab();
    expect(await tab.account.offersDeletion()).toBe(false);
    service.answer('GET /capabilities', () => ({ body: { deletion: true } }));
    expect(await tab.account.offersDeletion()).toBe(true);
    service.answer('GET /capabilities', undefined);
    expect(await tab.account.offersDeletion()).toBe(false);
  });

  test('signs out here', async () => {
    const { access_token } = await store();
    service.answer('DELETE /user', () => ({ status: 204 }));
    const tab = await openTab();
    await until(tab, signedIn);
    await tab.account.deleteAccount();
    expect(tab.now()).toEqual({ kind: 'signed-out' });
    expect(service.asked('DELETE /user').map(({ bearer }) => bearer)).toEqual([access_token]);
  });

  test('needs a proof of who the person is, and a session', async () => {
    await store();
    service.answer('DELETE /user', () => refusal(403, 'reauthentication_needed', 'Sign in again first'));
    const tab = await openTab();
    await until(tab, signedIn);
    await expect(tab.account.deleteAccount()).rejects.toMatchObject({ code: 'proof-needed' });
    expect(tab.now()).toEqual(signedIn);
    await tab.account.signOut();
    await expect(tab.account.deleteAccount()).rejects.toMatchObject({ code: 'signed-out' });
  });
});

describe('signing out', () => {
  const SIGN_OUT = 'POST /logout?scope=local';

  test('ends the session here and at the service, without a reason', async () => {
    const { access_token } = await store();
    const tab = await openTab();
    await until(tab, signedIn);
    await tab.account.signOut();
    expect(tab.now()).toEqual({ kind: 'signed-out' });
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(service.asked(SIGN_OUT).map(({ bearer }) => bearer)).toEqual([access_token]);
  });

  test('works while the service is down', async () => {
    await store();
    const tab = await openTab();
    await until(tab, signedIn);
    service.goDown();
    await tab.account.signOut();
    expect(tab.now()).toEqual({ kind: 'signed-out' });
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('in one tab signs out the others, without a reason', async () => {
    await store();
    const first = await openTab();
    const second = await openTab();
    await until(first, signedIn);
    await until(second, signedIn);
    await second.account.signOut();
    await until(first, { kind: 'signed-out' });
    expect(first.told).toEqual([signedIn, { kind: 'signed-out' }]);
  });

  test('signs out a tab whose session is not remembered, too', async () => {
    await store();
    const first = await openTab();
    await until(first, signedIn);
    // The storage of a tab of its own.
    localStorage.removeItem(KEY);
    sessionStorage.setItem(KEY, JSON.stringify(await service.issueSession()));
    const second = await openTab();
    await until(second, signedIn);
    await first.account.signOut();
    await until(second, { kind: 'signed-out' });
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });
});

test('a tab follows what another one has stored or taken away', async () => {
  const tab = await openTab();
  await store();
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  await until(tab, signedIn);
  localStorage.removeItem(KEY);
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  await until(tab, { kind: 'signed-out' });
});

test('no token is told, logged, or part of an error', async () => {
  const session = await store({ exp: seconds(-600) });
  service.answer(REFRESH, () => refusal(400, 'refresh_token_already_used'));
  const tab = await openTab();
  const errors = [await tab.account.setPassword('x').catch(String), await tab.account.assurance().catch(String)];
  const seen = [JSON.stringify(tab.told), ...written, ...errors.map(String), location.href].join('\n');
  for (const secret of [session.access_token, session.refresh_token]) expect(seen).not.toContain(secret);
}, 60_000);

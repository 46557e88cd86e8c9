import * as v from 'valibot';
import {
  createFakeAuthService,
  FakeBroadcastChannel,
  FakeLocks,
  refusal,
  type FakeAuthService,
} from '../../testing/fakeAuthService.ts';
import { forgetListeners } from '../../testing/forgetListeners.ts';
import { provideWebApis } from '../../testing/provideWebApis.ts';
import { renewInTurn } from './renewInTurn.ts';
import { SESSION_KEY } from '../storage/sessionKey.ts';
import { storedSessionSchema } from '../storage/storedSession.ts';
import { createTokenStorage, type TokenStorage } from '../storage/tokenStorage.ts';

const RENEWAL = 'POST /token?grant_type=refresh_token';
const ADDRESS = 'https://artha.example/auth/v1/token?grant_type=refresh_token';

const answerSchema = v.looseObject({ refresh_token: v.optional(v.string()) });

let service: FakeAuthService;
let locks: FakeLocks | undefined;
let forget: () => void;

beforeAll(provideWebApis);

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  FakeBroadcastChannel.closeAll();
  forget = forgetListeners(window);
  locks = new FakeLocks();
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  service = await createFakeAuthService();
  Object.assign(globalThis, { fetch: service.respond });
});

afterEach(() => {
  forget();
  jest.useRealTimers();
});

/** A tab over a storage of its own or of the device. */
function openTab(storage: TokenStorage = createTokenStorage()) {
  const { fetch, onRenewed } = renewInTurn(storage);
  const onNews = jest.fn();
  onRenewed(onNews);
  const renew = async (token: string) => {
    const response = await fetch(ADDRESS, { method: 'POST', body: JSON.stringify({ refresh_token: token }) });
    return { status: response.status, body: v.parse(answerSchema, await response.json()) };
  };
  return { storage, renew, onNews };
}

/** The storage of a tab that was duplicated: a copy. */
function createCopy(text: string): TokenStorage {
  let kept: string | null = text;
  const own = createTokenStorage();
  return {
    ...own,
    getItem: () => kept,
    readSession: () => (kept === null ? undefined : v.parse(storedSessionSchema, JSON.parse(kept))),
    setItem: (_key, value) => {
      kept = value;
    },
  };
}

async function storeSession() {
  const session = await service.issueSession();
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  return session;
}

const storedToken = ({ storage }: { storage: TokenStorage }) => {
  const session = storage.readSession();
  return typeof session === 'object' ? session.refresh_token : session;
};

test('a renewal is stored before the service’s answer is given to the library', async () => {
  const { refresh_token } = await storeSession();
  const tab = openTab();
  expect(await tab.renew(refresh_token)).toMatchObject({ status: 200, body: { refresh_token: 'refresh-2' } });
  expect(storedToken(tab)).toBe('refresh-2');
  expect(tab.onNews).toHaveBeenCalledTimes(1);
});

test('of two tabs that renew at once one asks the service, and both get its answer', async () => {
  const { refresh_token } = await storeSession();
  const answers = await Promise.all([openTab().renew(refresh_token), openTab().renew(refresh_token)]);
  expect(answers.map(({ body }) => body.refresh_token)).toEqual(['refresh-2', 'refresh-2']);
  expect(service.asked(RENEWAL)).toHaveLength(1);
});

test('a tab that slept sends no token from before, and gets the one that is stored', async () => {
  const { refresh_token } = await storeSession();
  const tab = openTab();
  await tab.renew(refresh_token);
  await tab.renew('refresh-2');
  expect(await openTab().renew(refresh_token)).toMatchObject({ body: { refresh_token: 'refresh-3' } });
  expect(service.asked(RENEWAL)).toHaveLength(2);
});

test('whoever signs out while a session is renewed stays signed out', async () => {
  const { refresh_token } = await storeSession();
  const tab = openTab();
  service.answer(RENEWAL, async () => {
    tab.storage.clear();
    return { body: await service.issueSession() };
  });
  await tab.renew(refresh_token);
  expect(storedToken(tab)).toBeUndefined();
  expect(tab.onNews).not.toHaveBeenCalled();
});

test('a refusal is given to the library, and changes nothing', async () => {
  const { refresh_token } = await storeSession();
  const tab = openTab();
  service.answer(RENEWAL, () => refusal(400, 'refresh_token_already_used'));
  expect(await tab.renew(refresh_token)).toMatchObject({ status: 400 });
  expect(storedToken(tab)).toBe(refresh_token);
});

test.each([409, 429, 500, 503])('an answer with %s refuses nothing: it is as if no answer came', async (status) => {
  const { refresh_token } = await storeSession();
  const tab = openTab();
  service.answer(RENEWAL, () => refusal(status, 'not_now'));
  await expect(tab.renew(refresh_token)).rejects.toThrow(`it responded with ${status}`);
  // The next one has its turn.
  service.answer(RENEWAL, async () => ({ body: await service.issueSession() }));
  expect(await tab.renew(refresh_token)).toMatchObject({ status: 200 });
});

test('an answer that is no session is left to the library', async () => {
  const { refresh_token } = await storeSession();
  const tab = openTab();
  service.answer(RENEWAL, () => ({ body: { message: 'hello' } }));
  expect(await tab.renew(refresh_token)).toMatchObject({ body: { message: 'hello' } });
  expect(storedToken(tab)).toBe(refresh_token);
});

test('a tab goes on after eight seconds if the one before never ends its turn', async () => {
  const { refresh_token } = await storeSession();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  locks?.block();
  const answer = openTab().renew(refresh_token);
  await jest.advanceTimersByTimeAsync(7900);
  expect(service.asked(RENEWAL)).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  expect(service.asked(RENEWAL)).toHaveLength(1);
  jest.useRealTimers();
  expect(await answer).toMatchObject({ status: 200 });
});

test('a page without locks renews its session, too', async () => {
  const { refresh_token } = await storeSession();
  Reflect.deleteProperty(navigator, 'locks');
  expect(await openTab().renew(refresh_token)).toMatchObject({ status: 200 });
});

test('every other request goes straight to the service', async () => {
  await storeSession();
  locks?.block();
  const { fetch } = renewInTurn(createTokenStorage());
  expect((await fetch(new URL('https://artha.example/auth/v1/user'))).status).toBe(200);
});

describe('the duplicate of a tab, which has a copy of its session,', () => {
  const openCopies = async () => {
    const session = await service.issueSession();
    const text = JSON.stringify(session);
    return { session, tab: openTab(createCopy(text)), duplicate: openTab(createCopy(text)) };
  };

  test('hears of renewed tokens, and renews with the last ones', async () => {
    const { session, tab, duplicate } = await openCopies();
    await tab.renew(session.refresh_token);
    await tab.renew('refresh-2');
    expect(storedToken(duplicate)).toBe('refresh-3');
    expect(duplicate.onNews).toHaveBeenCalledTimes(2);
    expect(await duplicate.renew(session.refresh_token)).toMatchObject({ body: { refresh_token: 'refresh-3' } });
    expect(service.asked(RENEWAL)).toHaveLength(2);
  });

  test('takes neither tokens of another sign-in, nor older ones, nor anything else', async () => {
    const { session, duplicate } = await openCopies();
    const channel = new FakeBroadcastChannel(`${SESSION_KEY}-renewal`);
    for (const message of [
      await service.issueSession({ session_id: 'other' }),
      await service.issueSession({ session_id: undefined }),
      await service.issueSession({ exp: 1 }),
      'signed-out',
      null,
    ])
      channel.postMessage(message);
    expect(storedToken(duplicate)).toBe(session.refresh_token);
    expect(duplicate.onNews).not.toHaveBeenCalled();
  });
});

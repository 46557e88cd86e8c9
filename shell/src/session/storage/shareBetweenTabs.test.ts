import { FakeBroadcastChannel } from '../../testing/fakeAuthService.ts';
import { forgetListeners } from '../../testing/forgetListeners.ts';
import { provideWebApis } from '../../testing/provideWebApis.ts';
import { SESSION_KEY } from './sessionKey.ts';
import { shareBetweenTabs } from './shareBetweenTabs.ts';
import type { StoredSession } from './storedSession.ts';
import { createTokenStorage, type TokenStorage } from './tokenStorage.ts';

const session: StoredSession = {
  access_token: 'a.b.c',
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 2_000_000_000,
  user: { id: '1' },
};

let forget: () => void;

beforeAll(provideWebApis);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  FakeBroadcastChannel.closeAll();
  forget = forgetListeners(window);
});

afterEach(() => {
  forget();
  jest.useRealTimers();
});

/** Another tab, whose storage holds this session. */
function openOther(own: StoredSession | undefined): void {
  const storage: TokenStorage = { ...createTokenStorage(), readTabSession: () => own };
  shareBetweenTabs(storage);
}

/** A session that is not remembered was stored in another tab: of its storage this one sees the note alone. */
function storeElsewhere(): void {
  createTokenStorage().setItem(SESSION_KEY, JSON.stringify(session));
  sessionStorage.clear();
}

test('a new tab gets the session of another one', async () => {
  storeElsewhere();
  openOther(undefined);
  openOther(session);
  const storage = createTokenStorage();
  await shareBetweenTabs(storage)();
  expect(storage.readTabSession()).toEqual(session);
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
});

test('after the last tab was closed there is no session, and the note is gone', async () => {
  jest.useFakeTimers();
  storeElsewhere();
  const storage = createTokenStorage();
  const asking = shareBetweenTabs(storage)();
  await jest.advanceTimersByTimeAsync(500);
  await asking;
  expect(storage.readSession()).toBeUndefined();
  expect(storage.isPerhapsInOtherTabs()).toBe(false);
});

test('an invalid session and an unrequested one are ignored', async () => {
  jest.useFakeTimers();
  storeElsewhere();
  const storage = createTokenStorage();
  const ask = shareBetweenTabs(storage);
  const channel = new BroadcastChannel(`${SESSION_KEY}-sharing`);
  channel.postMessage(session);
  expect(storage.readSession()).toBeUndefined();
  const asking = ask();
  channel.postMessage({ access_token: 'a.b.c' });
  await jest.advanceTimersByTimeAsync(500);
  await asking;
  expect(storage.readSession()).toBeUndefined();
});

test('a tab with a session, or without the note, does not ask other tabs', async () => {
  const heard = jest.fn();
  new BroadcastChannel(`${SESSION_KEY}-sharing`).addEventListener('message', heard);
  await shareBetweenTabs(createTokenStorage())();
  createTokenStorage().setItem(SESSION_KEY, JSON.stringify(session));
  await shareBetweenTabs(createTokenStorage())();
  expect(heard).not.toHaveBeenCalled();
});

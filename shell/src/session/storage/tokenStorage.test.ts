import { createTokenStorage } from './tokenStorage.ts';

const session = {
  access_token: 'a.b.c',
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 2_000_000_000,
  user: { id: '1' },
};
const text = JSON.stringify(session);
const KEY = 'artha-session';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  jest.restoreAllMocks();
});

const storedIn = () => ({ local: localStorage.getItem(KEY) !== null, tab: sessionStorage.getItem(KEY) !== null });

describe('a new session', () => {
  test('is kept in localStorage if it is to be remembered', () => {
    const storage = createTokenStorage();
    storage.chooseRemember(true);
    storage.setItem(KEY, text);
    expect(storedIn()).toEqual({ local: true, tab: false });
    expect(storage.getItem(KEY)).toBe(text);
  });

  test('is kept with the tab otherwise, in place of one that was remembered', () => {
    localStorage.setItem(KEY, text);
    const storage = createTokenStorage();
    storage.chooseRemember(false);
    storage.setItem(KEY, text);
    expect(storedIn()).toEqual({ local: false, tab: true });
  });

  test('is kept with the tab by default', () => {
    createTokenStorage().setItem(KEY, text);
    expect(storedIn()).toEqual({ local: false, tab: true });
  });

  test('follows a choice that was made before the page was left for a provider', () => {
    createTokenStorage().chooseRemember(true);
    createTokenStorage().setItem(KEY, text);
    expect(storedIn()).toEqual({ local: true, tab: false });
  });

  test('does not follow the choice of a sign-in that failed', () => {
    const storage = createTokenStorage();
    storage.chooseRemember(true);
    storage.forgetChoice();
    storage.setItem(KEY, text);
    expect(storedIn()).toEqual({ local: false, tab: true });
  });
});

test.each([
  ['local', () => localStorage],
  ['tab', () => sessionStorage],
] as const)('a renewed session stays in its storage: %s', (kind, area) => {
  area().setItem(KEY, text);
  createTokenStorage().setItem(KEY, JSON.stringify({ ...session, refresh_token: 'next' }));
  expect(storedIn()).toEqual({ local: kind === 'local', tab: kind === 'tab' });
  expect(createTokenStorage().readSession()).toMatchObject({ refresh_token: 'next' });
});

test('new tabs are told that others hold a session, without a secret, until it is gone or remembered', () => {
  const storage = createTokenStorage();
  expect(storage.isPerhapsInOtherTabs()).toBe(false);
  storage.setItem(KEY, text);
  expect(storage.readTabSession()).toEqual(session);
  expect(Object.entries(localStorage)).toEqual([['artha-session-tabs', '1']]);
  sessionStorage.clear();
  expect(storage.isPerhapsInOtherTabs()).toBe(true);
  expect(storage.readTabSession()).toBeUndefined();
  storage.chooseRemember(true);
  storage.setItem(KEY, text);
  expect(storage.readTabSession()).toBeUndefined();
  storage.chooseRemember(false);
  storage.setItem(KEY, text);
  storage.clear();
  expect(localStorage).toHaveLength(0);
  expect(storage.isPerhapsInOtherTabs()).toBe(false);
});

test('the tokens of the provider are not kept', () => {
  const storage = createTokenStorage();
  storage.setItem(KEY, JSON.stringify({ ...session, provider_token: 'ya29', provider_refresh_token: '1//' }));
  expect(sessionStorage.getItem(KEY)).not.toMatch(/provider|ya29/);
});

test.each(['', '{', '"text"', '{}', JSON.stringify({ ...session, expires_at: 'soon' }), '{"access_token":1}'])(
  'what does not fit is said to be unreadable once, and gone: %s',
  (wrong) => {
    localStorage.setItem(KEY, wrong);
    const storage = createTokenStorage();
    expect(storage.readSession()).toBe('unreadable');
    expect(storedIn()).toEqual({ local: false, tab: false });
    expect(storage.readSession()).toBeUndefined();
  },
);

test('the client library gets nothing of a session that does not fit', () => {
  localStorage.setItem(KEY, '{}');
  expect(createTokenStorage().getItem(KEY)).toBeNull();
});

describe('verifiers', () => {
  const key = `${KEY}-code-verifier`;

  test('are in localStorage, where the tab of an e-mail’s link finds them', () => {
    createTokenStorage().setItem(key, '"abc/recovery"');
    expect(localStorage.getItem(key)).toBe('"abc/recovery"');
    expect(createTokenStorage().getItem(key)).toBe('"abc/recovery"');
    createTokenStorage().removeItem(key);
    expect(localStorage.getItem(key)).toBeNull();
  });

  test.each(['{"a":1}', '"<script>"', 'abc', '[1]'])('are dropped where they do not fit: %s', (wrong) => {
    localStorage.setItem(key, wrong);
    expect(createTokenStorage().getItem(key)).toBeNull();
    expect(localStorage.getItem(key)).toBeNull();
  });

  test('have a list of their ids', () => {
    const storage = createTokenStorage();
    storage.setItem(`${KEY}-flows-code-verifier`, '["one","two"]');
    expect(storage.getItem(`${KEY}-flows-code-verifier`)).toBe('["one","two"]');
  });
});

test('the library removes the session that counts; clearing removes every one', () => {
  localStorage.setItem(KEY, text);
  sessionStorage.setItem(KEY, text);
  createTokenStorage().removeItem(KEY);
  expect(storedIn()).toEqual({ local: true, tab: false });
  sessionStorage.setItem(KEY, text);
  createTokenStorage().clear();
  expect(storedIn()).toEqual({ local: false, tab: false });
});

describe('where storage is', () => {
  test('blocked, a session lasts as long as the page', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    }
    const storage = createTokenStorage();
    storage.chooseRemember(true);
    storage.setItem(KEY, text);
    expect(storage.getItem(KEY)).toBe(text);
    storage.removeItem(KEY);
    expect(storage.getItem(KEY)).toBeNull();
  });

  test('full, the new session counts and not the one before', () => {
    sessionStorage.setItem(KEY, JSON.stringify({ ...session, refresh_token: 'old' }));
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const storage = createTokenStorage();
    storage.setItem(KEY, text);
    expect(storage.readSession()).toMatchObject({ refresh_token: 'r' });
  });
});

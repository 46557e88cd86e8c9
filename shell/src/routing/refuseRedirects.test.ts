import { Failure } from '@artha/shared/contract';
import { refuseRedirects } from './refuseRedirects.ts';

const AUTH = 'https://auth.example/auth/v1';
let thrown: unknown[];

/** Leaves for an address. @returns whether it was let go on, and what was thrown. */
function leaveFor(url: string, { userInitiated = false, hasAccounts = true } = {}) {
  const navigation = { addEventListener: jest.fn<undefined, [type: string, listener: (event: object) => void]>() };
  Object.assign(globalThis, { navigation });
  if (hasAccounts) refuseRedirects(AUTH);
  else refuseRedirects();
  const preventDefault = jest.fn();
  const [[type, listener] = []] = navigation.addEventListener.mock.calls;
  expect(type).toBe('navigate');
  thrown = [];
  try {
    listener?.({ destination: { url }, userInitiated, preventDefault });
  } catch (error) {
    thrown.push(error);
  }
  return preventDefault.mock.calls.length === 0;
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'navigation');
});

test.each([
  'https://evil.example/?read=this',
  'http://localhost.evil.example/',
  'https://auth.example.evil.example/auth/v1',
  'data:text/html,evil',
  'mailto:evil@example.com',
])('without a click, the page is not left for %s', (url) => {
  expect(leaveFor(url)).toBe(false);
  expect(thrown).toEqual([expect.any(Failure)]);
  expect(thrown).toMatchObject([{ code: 'AR-109' }]);
});

test('what is said of it holds no more of the address than its origin', () => {
  leaveFor('https://evil.example/path?read=this');
  expect(String(thrown[0])).toBe('Failure: AR-109: https://evil.example');
});

test.each([`${location.origin}/tools?a=b`, `blob:${location.origin}/0123`, `${AUTH}/authorize?provider=google`])(
  'it is left for %s',
  (url) => {
    expect(leaveFor(url)).toBe(true);
  },
);

test('it is left for any address that the person clicked', () => {
  expect(leaveFor('https://x.example/artha', { userInitiated: true })).toBe(true);
});

test('a site without accounts leads to no other', () => {
  expect(leaveFor(`${AUTH}/authorize`, { hasAccounts: false })).toBe(false);
});

test('a browser without the Navigation API goes on without it', () => {
  expect(() => {
    refuseRedirects(AUTH);
  }).not.toThrow();
});

import { chooseTheme, theme } from '@artha/shared';
import { resumeSession } from '../session/resumeSession.ts';
import { startSession } from '../session/startSession.ts';
import { forgetListeners } from '../testing/forgetListeners.ts';
import { followOtherPages } from './followOtherPages.ts';

jest.mock('../session/startSession.ts', () => ({ startSession: jest.fn() }));
jest.mock('../session/resumeSession.ts', () => ({ resumeSession: jest.fn() }));

const { documentElement } = document;

let isIsolated = false;
followOtherPages(() => isIsolated);

function restore(persisted = true): void {
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
}

beforeEach(() => {
  jest.mocked(startSession).mockClear();
  isIsolated = false;
  documentElement.removeAttribute('data-session');
  chooseTheme('light');
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  ['when the browser restores this one', restore],
  [
    'when this one learns of it',
    () => {
      dispatchEvent(new StorageEvent('storage', { key: 'artha-theme' }));
    },
  ],
])('the theme that was chosen on another page shows %s', (_, learn) => {
  localStorage.setItem('artha-theme', 'dark');
  learn();
  expect(theme.get()).toBe('dark');
  expect(documentElement).toHaveAttribute('data-theme', 'dark');
});

test.each([
  ['on this device', localStorage],
  ['in this tab', sessionStorage],
])('a session that was begun on another page, %s, is looked at', (_, storage) => {
  storage.setItem('artha-session', '{}');
  isIsolated = true;
  restore();
  expect(documentElement).toHaveAttribute('data-session');
  expect(jest.mocked(startSession).mock.calls).toEqual([[true]]);
  expect(resumeSession).toHaveBeenCalled();
});

test('a page that opens has read the storage', () => {
  localStorage.setItem('artha-theme', 'dark');
  restore(false);
  expect(theme.get()).toBe('light');
});

test('a page that was prerendered shows what was chosen on another page before its visit', () => {
  localStorage.setItem('artha-theme', 'dark');
  localStorage.setItem('artha-session', '{}');
  const forget = forgetListeners(window);
  followOtherPages(() => false);
  forget();
  expect(theme.get()).toBe('dark');
  expect(jest.mocked(startSession).mock.calls).toEqual([[false]]);
});

test('a session that the page knows already is left to the code that keeps it', () => {
  documentElement.setAttribute('data-session', '');
  localStorage.setItem('artha-session', '{}');
  restore();
  expect(startSession).not.toHaveBeenCalled();
});

test('without a session, or with blocked storage, no session is looked for', () => {
  restore();
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  restore();
  expect(startSession).not.toHaveBeenCalled();
  expect(documentElement).not.toHaveAttribute('data-session');
});

import { chooseTheme, theme } from '@artha/shared';
import { resumeSession } from '../session/resumeSession.ts';
import { startSession } from '../session/startSession.ts';
import { resumePage } from './resumePage.ts';

jest.mock('../session/startSession.ts', () => ({ startSession: jest.fn() }));
jest.mock('../session/resumeSession.ts', () => ({ resumeSession: jest.fn() }));

const { documentElement } = document;

beforeEach(() => {
  jest.mocked(startSession).mockClear();
  documentElement.removeAttribute('data-session');
  chooseTheme('light');
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  jest.restoreAllMocks();
});

test('the theme that was chosen on another page shows', () => {
  localStorage.setItem('artha-theme', 'dark');
  resumePage(false);
  expect(theme.get()).toBe('dark');
  expect(documentElement).toHaveAttribute('data-theme', 'dark');
});

test.each([
  ['on this device', localStorage],
  ['in this tab', sessionStorage],
])('a session that was begun on another page, %s, is looked at', (_, storage) => {
  storage.setItem('artha-session', '{}');
  resumePage(true);
  expect(documentElement).toHaveAttribute('data-session');
  expect(jest.mocked(startSession).mock.calls).toEqual([[true]]);
  expect(resumeSession).toHaveBeenCalled();
});

test('a session that the page knows already is left to the code that keeps it', () => {
  documentElement.setAttribute('data-session', '');
  localStorage.setItem('artha-session', '{}');
  resumePage(false);
  expect(startSession).not.toHaveBeenCalled();
});

test('without a session, or with blocked storage, no session is looked for', () => {
  resumePage(false);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  resumePage(false);
  expect(startSession).not.toHaveBeenCalled();
  expect(documentElement).not.toHaveAttribute('data-session');
});

import { removeStoredAnalytics } from './removeStoredAnalytics.ts';

test('what analytics stored goes, what others stored stays', () => {
  for (const area of [localStorage, sessionStorage]) {
    for (const key of ['ph_phc_key_posthog', '__ph_opt_in_out_phc_key', 'artha-theme']) area.setItem(key, '1');
  }
  document.cookie = 'ph_phc_key_posthog=1; path=/';
  document.cookie = 'other=1; path=/';
  removeStoredAnalytics();
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([['artha-theme'], ['artha-theme']]);
  expect(document.cookie).toBe('other=1');
});

test('where storage is blocked there is nothing to remove, and nothing throws', () => {
  jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(removeStoredAnalytics).not.toThrow();
  jest.restoreAllMocks();
});

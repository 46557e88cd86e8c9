import { chooseLanguage, language, storedLanguage } from './language.ts';

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

test('a choice is there at the next visit', () => {
  chooseLanguage('hi');
  expect(language.get()).toBe('hi');
  expect(storedLanguage()).toBe('hi');
});

test.each([null, 'fr', ''])('“%s” in the storage is no choice', (stored) => {
  if (stored !== null) localStorage.setItem('artha-language', stored);
  expect(storedLanguage()).toBeUndefined();
});

test('where storage is blocked, a choice lasts for the visit', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  chooseLanguage('hi');
  expect(language.get()).toBe('hi');
});

import { chooseLanguage, language, restoreLanguage } from './language.ts';

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

test('a choice is there at the next visit', () => {
  chooseLanguage('hi');
  expect(language.get()).toBe('hi');
  language.set('en');
  restoreLanguage();
  expect(language.get()).toBe('hi');
});

test.each([null, 'fr', ''])('“%s” in the storage means English', (stored) => {
  language.set('hi');
  if (stored !== null) localStorage.setItem('artha-language', stored);
  restoreLanguage();
  expect(language.get()).toBe('en');
});

test('where storage is blocked, a choice lasts for the visit', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  chooseLanguage('hi');
  expect(language.get()).toBe('hi');
});

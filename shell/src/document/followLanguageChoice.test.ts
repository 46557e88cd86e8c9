import { chooseLanguage, language } from '@artha/shared';
import { registryIn } from '@artha/shared/contract';
import { providePageLanguage, sharedEnglish } from '@artha/shared/internal';
import { sampleRegistry, sampleRoute, sampleVersion } from '@artha/shared/testing';
import { catchDocumentLoads } from '../testing/fakeLocation.ts';
import { followLanguageChoice } from './followLanguageChoice.ts';

const routes = [
  ...['/pricing', '/research'].map((path) => sampleRoute({ path })),
  sampleRoute({ path: '/hi/pricing', lang: 'hi' }),
];
const registry = registryIn(sampleRegistry({ pages: [sampleVersion({ routes })] }), 'en');

function openAt(address: string) {
  history.replaceState(null, '', address);
  return catchDocumentLoads();
}

afterEach(() => {
  localStorage.clear();
  language.set('en');
  providePageLanguage('en', sharedEnglish);
});

test('who has chosen Hindi gets a page in Hindi, with what the address says besides', () => {
  const { replace } = openAt('/pricing?plan=year#faq');
  chooseLanguage('hi');
  expect(followLanguageChoice(registry)).toBe(true);
  expect(replace).toHaveBeenCalledWith('/hi/pricing?plan=year#faq');
});

test.each(['/research', '/elsewhere'])('%s stays, because it is there in English alone', (path) => {
  const { replace } = openAt(path);
  chooseLanguage('hi');
  expect(followLanguageChoice(registry)).toBe(false);
  expect(replace).not.toHaveBeenCalled();
});

test('who has chosen nothing, or English, stays', () => {
  openAt('/pricing');
  expect(followLanguageChoice(registry)).toBe(false);
});

test('who comes to a page in Hindi gets definitions in Hindi on this visit, and chooses nothing', () => {
  providePageLanguage('hi', sharedEnglish);
  expect(followLanguageChoice(registry)).toBe(false);
  expect(language.get()).toBe('hi');
  expect(localStorage.getItem('artha-language')).toBeNull();
});

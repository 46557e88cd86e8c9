import { sampleRegistry, sampleRoute, sampleVersion } from '../../testing/sampleRegistry.ts';
import type { NavigationEntry } from '../routes/navigation.ts';
import type { Registry } from './registry.ts';
import { registryIn } from './registryIn.ts';

const english = ['/', '/pricing', '/research', '/terms/{page}'].map((path) => sampleRoute({ path }));
const dialog = { event: 'term:open', screen: 'TermDialog' };
const hindi = [
  sampleRoute({ path: '/hi', lang: 'hi' }),
  sampleRoute({ path: '/hi/pricing', lang: 'hi' }),
  sampleRoute({ path: '/hi/terms/{page}', lang: 'hi', dialog }),
];

const navigation: readonly NavigationEntry[] = [
  { area: 'bar', label: 'Pricing', to: '/pricing', order: 1 },
  { area: 'bar', label: 'मूल्य', to: '/pricing', order: 1, lang: 'hi' },
  { area: 'footer', column: 'Company', label: 'Pricing', to: '/pricing', order: 1 },
  { area: 'bar', label: 'Research', to: '/research', order: 2 },
];

const registry = sampleRegistry({
  pages: [sampleVersion({ routes: [...english, ...hindi], navigation: [...navigation] })],
});

const extrasOf = ({ microFrontends }: Registry) => microFrontends['pages']?.[0]?.extras;
const pathsIn = (one: Registry) => extrasOf(one)?.routes.map(({ path }) => path);
const labelsIn = (one: Registry) => extrasOf(one)?.navigation.map(({ area, label }) => `${area} ${label}`);

test('a page in English carries English, and the dialog in the language that the person may have chosen', () => {
  const slice = registryIn(registry, 'en');
  expect(pathsIn(slice)).toEqual(['/', '/pricing', '/research', '/terms/{page}', '/hi/terms/{page}']);
  expect(labelsIn(slice)).toEqual(['bar Pricing', 'footer Pricing', 'bar Research']);
});

test('a page in English knows in which languages it is there', () => {
  const routes = extrasOf(registryIn(registry, 'en'))?.routes ?? [];
  expect(Object.fromEntries(routes.map(({ path, translations }) => [path, translations]))).toEqual({
    '/': ['hi'],
    '/pricing': ['hi'],
    '/research': undefined,
    '/terms/{page}': ['hi'],
    '/hi/terms/{page}': undefined,
  });
});

test('a page in Hindi carries Hindi, and English without a translation', () => {
  const slice = registryIn(registry, 'hi');
  expect(pathsIn(slice)).toEqual(['/research', '/hi', '/hi/pricing', '/hi/terms/{page}']);
  expect(labelsIn(slice)).toEqual(['bar मूल्य', 'footer Pricing', 'bar Research']);
});

test('a screen in Hindi has the icon of the same screen in English', () => {
  const routes = [
    sampleRoute({ path: '/tax', screen: 'Tax' }),
    sampleRoute({ path: '/hi/tax', screen: 'TaxHi', lang: 'hi' }),
  ];
  const slice = registryIn(sampleRegistry({ tax: [sampleVersion({ routes, icons: { Tax: 'Tax.svg' } })] }), 'hi');
  expect(slice.microFrontends['tax']?.[0]?.extras.icons).toMatchObject({ TaxHi: 'Tax.svg' });
});

test.each(['en', 'hi'] as const)('reducing it twice gives the same (%s)', (language) => {
  const once = registryIn(registry, language);
  expect(registryIn(once, language)).toEqual(once);
});

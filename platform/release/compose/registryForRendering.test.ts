import { registrySchema } from '@artha/shared/contract';
import * as v from 'valibot';
import { registryOf, remoteRelease } from '../format/testing/releases.ts';
import { registryForRendering } from './registryForRendering.ts';

const route = { path: '/tax', screen: 'Tax', title: 'Tax', description: 'Tax.' };
const registry = registryOf(remoteRelease({ routes: [route] }), remoteRelease({ name: 'glossary', routes: [] }));

/** The registry with a change of the tax remote. */
function changed(changes: object) {
  const [version] = registry.microFrontends['tax'] ?? [];
  const tax = version && { ...version, extras: { ...version.extras, ...changes } };
  return { ...registry, microFrontends: { ...registry.microFrontends, tax: tax ? [tax] : [] } };
}

test.each([
  { digest: '1'.repeat(20) },
  { published: '2027-01-01T00:00:00.000Z' },
  { files: { 'remoteEntry.js': `sha256-${'B'.repeat(43)}=` } },
  { entry: 'other.js' },
  { screens: { Tax: ['Tax.js'] } },
  { owner: 'another team' },
])('another release with the same pages leaves the rendering unchanged: %o', (changes) => {
  expect(registryForRendering(changed(changes))).toEqual(registryForRendering(registry));
});

test.each([
  { routes: [{ ...route, title: 'Taxes' }] },
  { navigation: [{ area: 'legal', label: 'Tax', order: 1, to: '/tax' }] },
  { icons: { Tax: 'icon.svg' } },
  { contract: 2 },
])('a change of what a page can show changes the rendering: %o', (changes) => {
  expect(registryForRendering(changed(changes))).not.toEqual(registryForRendering(registry));
});

test('only the content of an icon matters', () => {
  const withIcon = (digest: string) =>
    registryForRendering(
      changed({ icons: { Tax: 'icon.svg' }, files: { 'icon.svg': `sha256-${digest.repeat(43)}=` } }),
    );
  expect(withIcon('A')).not.toEqual(withIcon('B'));
});

test('the result has the format in which pages read micro frontends', () => {
  expect(Object.keys(registryForRendering(registry).microFrontends)).toEqual(['tax', 'glossary']);
  expect(v.safeParse(registrySchema, registry).success).toBe(true);
});

import { registryOf, remoteRelease } from '../testing/releases.ts';
import { speculationRules } from './speculationRules.ts';

const route = (path: string, isolated?: boolean) => ({
  path,
  screen: 'Tax',
  title: 'Title',
  description: 'Description.',
  ...(isolated !== undefined && { isolated }),
});
const registry = registryOf(
  remoteRelease({ routes: [route('/tools'), route('/auth/signin', true), route('/tools/private', true)] }),
);

const where = (isIsolated: boolean, from = registry): unknown => {
  const rules = speculationRules(from, isIsolated);
  return rules === undefined ? undefined : JSON.parse(rules);
};

test('a page lets the documents of isolated pages be fetched ahead, to which a document load leads', () => {
  expect(where(false)).toEqual({
    prefetch: [{ where: { href_matches: ['/auth/signin', '/tools/private'] }, eagerness: 'moderate' }],
  });
});

test('an isolated page lets every page be fetched ahead', () => {
  expect(where(true)).toEqual({ prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] });
});

test('a site without isolated pages has no rules', () => {
  expect(where(false, registryOf(remoteRelease({ routes: [route('/tools')] })))).toBeUndefined();
});

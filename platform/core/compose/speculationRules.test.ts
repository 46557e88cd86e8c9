import type { Route } from '@artha/shared/contract';
import { registryOf, remoteRelease } from '../format/testing/releases.ts';
import { speculationRules } from './speculationRules.ts';

const route = (path: string, changes: Partial<Route> = {}): Route => ({
  path,
  screen: 'Tax',
  title: 'Title',
  description: 'Description.',
  ...changes,
});
const registry = registryOf(
  remoteRelease({
    routes: [
      route('/tools'),
      route('/auth/signin', { isolated: true, unlisted: true }),
      route('/auth/callback', { isolated: true, unlisted: true }),
      route('/tools/private', { isolated: true }),
    ],
    navigation: [{ area: 'sign-in', label: 'Sign in', order: 1, to: '/auth/signin' }],
  }),
);

const where = (isIsolated: boolean, from = registry): unknown => {
  const rules = speculationRules(from, isIsolated);
  return rules === undefined ? undefined : JSON.parse(rules);
};

const bothOf = (matches: string | string[]) => {
  const leadsThere = { href_matches: matches };
  const opensHere = { and: [leadsThere, { not: { selector_matches: '[target]' } }] };
  return {
    prefetch: [{ where: leadsThere, eagerness: 'moderate' }],
    prerender: [{ where: opensHere, eagerness: 'moderate' }],
  };
};

test('a page prerenders, or else prefetches, the isolated documents that the site links', () => {
  expect(where(false)).toEqual(bothOf(['/auth/signin', '/tools/private']));
});

test('an isolated page does so with every page', () => {
  expect(where(true)).toEqual(bothOf('/*'));
});

test('a site without isolated pages has no rules', () => {
  expect(where(false, registryOf(remoteRelease({ routes: [route('/tools')] })))).toBeUndefined();
});

import fc from 'fast-check';
import { parseNextPath } from './nextPath.ts';

const pages = ['/', '/tools/tax-calculator', '/signin', '/auth/signin', '/auth/security', '/auth/callback/google'];
const isPage = (path: string) => pages.includes(path);

test.each([
  ['/tools/tax-calculator', '/tools/tax-calculator'],
  ['/tools/tax-calculator?year=2025#result', '/tools/tax-calculator?year=2025#result'],
  ['/auth/security', '/auth/security'],
])('“%s” leads to %s', (next, path) => {
  expect(parseNextPath(next, isPage)).toBe(path);
});

test.each([
  null,
  '',
  'tools/tax-calculator',
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/..//elsewhere.example/',
  '/\t/elsewhere.example/',
  'javascript:alert(1)',
  '/no/such/page',
  '/signin',
  '/auth/signin?next=/auth/signin',
  '/tools/../auth/callback/google',
])('“%s” leads home', (next) => {
  expect(parseNextPath(next, isPage)).toBe('/');
});

test('any value leads to a page of the same site', () => {
  const parts = fc.array(
    fc.constantFrom('/', '\\', '..', '.', ':', '@', 'a.example', 'https:', '?', '#', '\n', ...pages),
  );
  const next = fc.oneof(
    fc.string(),
    parts.map((all) => all.join('')),
    parts.map((all) => `/${all.join('')}`),
  );
  fc.assert(
    fc.property(next, (text) => {
      const { origin, pathname } = new URL(parseNextPath(text, isPage), 'https://artha.example/auth/signin');
      expect([origin, isPage(pathname)]).toEqual(['https://artha.example', true]);
    }),
  );
});

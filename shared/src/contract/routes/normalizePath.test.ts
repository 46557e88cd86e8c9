import * as fc from 'fast-check';
import { normalizePath } from './normalizePath.ts';

test.each([
  ['/tools', '/tools'],
  ['/tools/', '/tools'],
  ['/tools/tax-calculator/', '/tools/tax-calculator'],
  ['/tools//', '/tools/'],
  ['/', '/'],
  ['', ''],
  ['//other.example/', '//other.example'],
  ['/tools%2f', '/tools%2f'],
])('the address of “%s” is “%s”', (path, expected) => {
  expect(normalizePath(path)).toBe(expected);
});

test('a slash at the end of an address never makes it another page', () => {
  const address = fc.string({ minLength: 1 }).filter((text) => !text.endsWith('/'));
  fc.assert(
    fc.property(address, (text) => {
      expect(normalizePath(`/${text}`)).toBe(`/${text}`);
      expect(normalizePath(`/${text}/`)).toBe(`/${text}`);
    }),
  );
});

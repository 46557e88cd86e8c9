import fc from 'fast-check';
import { nearestPath } from './nearestPath.ts';

const paths = [
  '/',
  '/pricing',
  '/finterms',
  '/tools',
  '/tools/tax-calculator',
  '/tools/transaction-categorizer',
  '/tos',
];

test.each([
  ['/tools/tax-calulator', '/tools/tax-calculator'],
  ['/tax-calculator', '/tools/tax-calculator'],
  ['/Pricing/', '/pricing'],
  ['/price', '/pricing'],
  ['/finterm', '/finterms'],
  ['/tool', '/tools'],
])('%s probably meant %s', (wanted, meant) => {
  expect(nearestPath(wanted, paths)).toBe(meant);
});

test.each(['/', '/no/such/page', '/wp-login.php', '/a'])('%s resembles nothing', (wanted) => {
  expect(nearestPath(wanted, paths)).toBeUndefined();
});

test('a path that exists is nearest to itself, and one slip of the pen leads back to it', () => {
  const long = paths.filter((path) => path.length > 5);
  fc.assert(
    fc.property(fc.constantFrom(...long), fc.nat(), (path, at) => {
      const index = 1 + (at % (path.length - 1));
      expect(nearestPath(path, paths)).toBe(path);
      expect(nearestPath(path.slice(0, index) + path.slice(index + 1), paths)).toBe(path);
    }),
  );
});

import fc from 'fast-check';
import { join } from 'node:path';
import semver from 'semver';

const { satisfies } = jest.requireActual<{ readonly satisfies: (version: string, range: string) => boolean }>(
  join(import.meta.dirname, 'runtime/satisfies.js'),
);

const number = fc.integer({ min: 0, max: 3 });
const version = fc.tuple(number, number, number).map((numbers) => numbers.join('.'));
const partial = fc
  .tuple(version, fc.integer({ min: 1, max: 3 }), fc.constantFrom('', '.x', '.*'))
  .map(([full, count, open]) => full.split('.').slice(0, count).join('.') + (count < 3 ? open : ''));
const operator = fc.constantFrom('', '=', '^', '~', '>', '>=', '<', '<=', '^ ', '>= ', 'v');
const comparator = fc.oneof(
  fc.tuple(operator, partial).map((both) => both.join('')),
  fc.constantFrom('*', 'x', ''),
);
const range = fc
  .array(
    fc.oneof(
      fc.array(comparator, { minLength: 1, maxLength: 2 }).map((all) => all.join(' ')),
      fc.tuple(partial, partial).map((both) => both.join(' - ')),
    ),
    { minLength: 1, maxLength: 2 },
  )
  .map((all) => all.join(' || '));

test('a version is in the ranges in which npm’s own rules have it', () => {
  fc.assert(
    fc.property(version, range, (one, asked) => {
      expect([one, asked, satisfies(one, asked)]).toEqual([one, asked, semver.satisfies(one, asked)]);
    }),
    { numRuns: 2000 },
  );
});

test('a pre-release is in a range that names it, and in no other', () => {
  expect(satisfies('20.0.0-rc.1', '^20.0.0-rc.1')).toBe(true);
  expect(satisfies('20.0.0-rc.1', '>=19')).toBe(false);
});

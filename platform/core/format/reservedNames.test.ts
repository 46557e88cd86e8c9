import fc from 'fast-check';
import { isReservedName } from './reservedNames.ts';

test.each([
  'shell',
  'upload',
  'registries',
  'targets',
  'constructor',
  'to-string',
  'has-own-property',
  'proto',
  'then',
])('no remote may be named %s', (name) => {
  expect(isReservedName(name)).toBe(true);
});

test.each(['auth', 'categorizer', 'design', 'glossary', 'marketing', 'report', 'tax', 'seventh', 'shells'])(
  'a remote may be named %s',
  (name) => {
    expect(isReservedName(name)).toBe(false);
  },
);

test('no remote may have the name of a property that every object has, in any spelling', () => {
  const inherited = fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype));
  fc.assert(
    fc.property(inherited, (name) => {
      const dashed = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      expect([isReservedName(name), isReservedName(dashed)]).toEqual([true, true]);
    }),
  );
});

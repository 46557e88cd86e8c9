import fc from 'fast-check';
import { numberNames, stableName } from './stableIds.ts';

describe('the name of a module', () => {
  test.each([
    ['/here/mfe-tax/src/Tax.tsx', './src/Tax.tsx'],
    ['/here/node_modules/a/index.js', 'node_modules/a/index.js'],
    ['/here/mfe-tax/node_modules/a/node_modules/b/index.js', 'node_modules/b/index.js'],
    ['/here/shared/src/design/Page.tsx', 'node_modules/@artha/shared/dist/design/Page.tsx'],
    ['/here/mfe-tax/node_modules/.federation/entry.0a1b2c.js', 'federation entry'],
    [
      'container entry (default) [["./Tax",{"import":["/here/mfe-tax/src/Tax.tsx"]}]] /here/node_modules/.federation/entry.00ff.js',
      'container entry (default) [["./Tax",{"import":["./src/Tax.tsx"]}]] federation entry',
    ],
    ['consume-shared-module|default|react|^19.0.0', 'consume-shared-module|default|react|^19.0.0'],
    [`${import.meta.dirname}/runtime/withoutScripts.js`, 'presets/runtime/withoutScripts.js'],
  ])('of %s contains no path of the machine', (text, name) => {
    expect(stableName(text, '/here/mfe-tax', '/here/shared')).toBe(name);
  });

  test('in another package’s sources contains that package', () => {
    const dependencies = new Map([['@artha/statements', '/here/statements']]);
    const name = stableName('/here/statements/src/engine/index.ts', '/here/mfe-tax', undefined, dependencies);
    expect(name).toBe('node_modules/@artha/statements/src/engine/index.ts');
  });
});

describe('the ids of modules', () => {
  const names = fc.uniqueArray(fc.string(), { maxLength: 300 });

  test('are unique, and independent of the order of the names', () => {
    fc.assert(
      fc.property(names, (some) => {
        const numbers = numberNames(some);
        expect(new Set(numbers.values()).size).toBe(some.length);
        expect(numberNames([...some].reverse())).toEqual(numbers);
      }),
    );
  });

  test('are short for few names, and leave room for many', () => {
    const many = Array.from({ length: 900 }, (_, index) => `module ${index}`);
    expect(Math.max(...numberNames(many.slice(0, 200)).values())).toBeLessThan(1000);
    expect(Math.max(...numberNames(many).values())).toBeGreaterThan(1000);
  });
});

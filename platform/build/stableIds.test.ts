import fc from 'fast-check';
import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { numberNames, stableName, uniqueNames } from './stableIds.ts';
import { TestRemote } from './testing/TestRemote.ts';

describe('the name of a module', () => {
  test.each([
    ['/here/mfe-tax/src/Tax.tsx', './src/Tax.tsx'],
    ['/here/node_modules/a/index.js', 'node_modules/a/index.js'],
    ['/here/mfe-tax/node_modules/a/node_modules/b/index.js', 'node_modules/a/node_modules/b/index.js'],
    ['/here/node_modules/a/lib/node_modules/b/index.js', 'node_modules/a/lib/node_modules/b/index.js'],
    ['/here/node_modules/.pnpm/a@1.0.0/node_modules/a/x.js', 'node_modules/.pnpm/a@1.0.0/node_modules/a/x.js'],
    [
      'javascript/auto|/here/node_modules/loader/l.js??x!/here/mfe-tax/node_modules/a/node_modules/b/x.js',
      'javascript/auto|node_modules/loader/l.js??x!node_modules/a/node_modules/b/x.js',
    ],
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

describe('the names that tell modules apart', () => {
  interface Named {
    readonly id: number;
    readonly names: readonly [string, string];
  }
  const first = ({ names }: Named) => names[0];
  const second = ({ names }: Named) => names[1];
  const named = fc
    .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('x', 'y')), { selector: String })
    .map((all) => all.map((names, id): Named => ({ id, names })));

  test('are unique, contain no more than it takes, and do not depend on the order', () => {
    fc.assert(
      fc.property(named, (all) => {
        const names = uniqueNames(all, [first, second]);
        expect(new Set(names.values()).size).toBe(all.length);
        for (const one of all) {
          const isAlone = all.filter((other) => first(other) === first(one)).length === 1;
          expect(names.get(one)).toBe(isAlone ? first(one) : one.names.join(' '));
        }
        const reversed = uniqueNames([...all].reverse(), [first, second]);
        for (const one of all) expect(reversed.get(one)).toBe(names.get(one));
      }),
    );
  });

  test('are unique even if nothing tells the modules apart', () => {
    const all = [{ name: 'a' }, { name: 'a' }];
    expect([...uniqueNames(all, [({ name }) => name]).values()]).toEqual(['a 0', 'a 1']);
  });
});

describe('a build has the same bytes in every folder, with', () => {
  let remote: TestRemote;
  beforeEach(() => {
    remote = new TestRemote();
  });
  afterEach(() => {
    remote.remove();
  });

  const built = async () => {
    expect(await remote.build()).toBe('');
    return [remote.read('browser/Test.js'), remote.read('server/Test.cjs')];
  };

  /** Builds in two folders. */
  async function buildTwice(): Promise<void> {
    remote.screen("import { a } from 'a'; import { b } from 'b'; export const Test = () => [a, b].join();");
    const before = await built();
    for (const text of before) expect(text).toMatch(/version one[^]*version two|version two[^]*version one/);
    const moved = `${remote.folder}-elsewhere/deeper`;
    mkdirSync(join(moved, '..'), { recursive: true });
    renameSync(remote.folder, moved);
    const other = new TestRemote();
    other.remove();
    renameSync(moved, other.folder);
    remote = other;
    expect(await built()).toEqual(before);
  }

  const requiring = { 'index.js': "exports.a = require('b').b;" };
  const old = { 'index.js': "exports.b = 'version one';" };
  const current = { 'index.js': "exports.b = 'version two';" };

  test('two versions of a CommonJS package, one inside another package', async () => {
    remote.install('a', { main: 'index.js' }, requiring);
    remote.install('a/node_modules/b', { main: 'index.js' }, old);
    remote.install('b', { main: 'index.js' }, current);
    await buildTwice();
  });

  test('two that are beside each other in a store, as with pnpm', async () => {
    remote.install('.pnpm/a@1.0.0/node_modules/a', { main: 'index.js' }, requiring);
    remote.install('.pnpm/b@1.0.0/node_modules/b', { main: 'index.js' }, old);
    remote.install('.pnpm/b@2.0.0/node_modules/b', { main: 'index.js' }, current);
    remote.link('.pnpm/a@1.0.0/node_modules/b', '.pnpm/b@1.0.0/node_modules/b');
    remote.link('a', '.pnpm/a@1.0.0/node_modules/a');
    remote.link('b', '.pnpm/b@2.0.0/node_modules/b');
    await buildTwice();
  });

  test('one file that is imported as a script and as a text', async () => {
    remote.write('src/text.js', "export default 'version one';");
    remote.install('a', { main: 'index.js' }, { 'index.js': "exports.a = 'version two';" });
    remote.install(
      'b',
      { main: 'index.js' },
      {
        'loader.cjs': 'module.exports = (text) => `${text}//`;',
        'index.js': "exports.b = [require('../../src/text.js'), require('!!./loader.cjs!../../src/text.js')];",
      },
    );
    await buildTwice();
  });
});

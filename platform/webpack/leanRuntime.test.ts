import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaced } from './leanRuntime.ts';
import { runtimeAliases } from './runtimeAliases.ts';

const scope = join(runtimeAliases()['@module-federation/runtime-core$'] ?? '', '../../..');

/** Names in the `export { … }` at the end of a bundled module. */
function exportsOf(source: string): string[] {
  const list = /^export \{([^}]+)\}/m.exec(source)?.[1] ?? '';
  return list.split(',').map((name) => name.trim());
}

/** Names that a hand-written module exports where it declares them. */
function declaredBy(source: string): string[] {
  return [...source.matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm)].map(([, name]) => name ?? '');
}

describe.each(Object.entries(replaced))('%s of the federation runtime', (path, standIn) => {
  const original = join(scope, path);

  test('is where the build replaces it', () => {
    expect(existsSync(original)).toBe(true);
  });

  test('has a stand-in with the same exports', () => {
    const expected = exportsOf(readFileSync(original, 'utf8'));
    const found = declaredBy(readFileSync(join(__dirname, 'runtime', standIn), 'utf8'));
    expect(found.sort()).toEqual(expected.sort());
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { replaced, replacedInRemotes } from './leanRuntime.ts';
import { runtimeAliases } from './runtimeAliases.ts';

const federation = join(runtimeAliases()['@module-federation/runtime-core$'] ?? '', '../../../..');
const styledComponents = createRequire(require.resolve('@artha/shared')).resolve('styled-components');
const stylis = dirname(createRequire(styledComponents).resolve('stylis/package.json'));
const folders = [federation, dirname(stylis)];

/** Names that a module exports: in an `export { … }` at its end, or at their declarations. */
function exportsOf(source: string): string[] {
  const list = /^export \{([^}]+)\}/m.exec(source)?.[1]?.split(',') ?? [];
  const declared = [...source.matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm)].map(([, name]) => name);
  return [...list, ...declared].map((name) => name?.trim() ?? '').sort();
}

describe.each(Object.entries({ ...replaced, ...replacedInRemotes }))('%s', (path, standIn) => {
  const original = folders.map((folder) => join(folder, path)).find((file) => existsSync(file)) ?? '';

  test('exists where the build replaces it', () => {
    expect(existsSync(original)).toBe(true);
  });

  test('has a replacement with the same exports', () => {
    const found = exportsOf(readFileSync(join(__dirname, 'runtime', standIn), 'utf8'));
    expect(found).not.toEqual([]);
    expect(found).toEqual(exportsOf(readFileSync(original, 'utf8')));
  });
});

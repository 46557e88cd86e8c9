import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { replaced, replacedInShell } from './leanRuntime.ts';

const find = (name: string, from: string) => createRequire(from).resolve(name);
const enhanced = find('@module-federation/enhanced', import.meta.url);
const installed = [
  enhanced,
  find('@module-federation/webpack-bundler-runtime', enhanced),
  find('stylis', find('styled-components', require.resolve('@artha/shared'))),
];
/** The `node_modules` that the packages are in. */
const folders = installed.map((file) => file.slice(0, file.lastIndexOf('/node_modules/') + '/node_modules'.length));

test.each(Object.entries({ ...replaced, ...replacedInShell }))(
  '%s exists where the build replaces it by %s',
  (path, file) => {
    expect(folders.some((folder) => existsSync(join(folder, path)))).toBe(true);
    expect(existsSync(join(import.meta.dirname, 'runtime', file))).toBe(true);
  },
);

test('values get no vendor prefixes', () => {
  const { prefix } = jest.requireActual<{ readonly prefix: (value: string, length: number, children: []) => string }>(
    join(import.meta.dirname, 'runtime/withoutPrefixes.js'),
  );
  expect(prefix('user-select:none;', 11, [])).toBe('user-select:none;');
});

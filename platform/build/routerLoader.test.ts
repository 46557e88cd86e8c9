import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import routerLoader from './routerLoader.ts';

/** The router's files, as `shellPreset.ts` finds them. */
function installedRouter(): string {
  const routerDom = createRequire(require.resolve('@artha/shared')).resolve('react-router-dom');
  const folder = join(dirname(createRequire(routerDom).resolve('react-router/package.json')), 'dist/production');
  return globSync('chunk-*.mjs', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

test('the installed router declares its components as the loader expects, and none of them has a side effect', () => {
  const source = installedRouter();
  const lean = routerLoader(source);
  const found = (text: string, pattern: RegExp) => text.match(pattern) ?? [];
  const assigned = /^\w+\.\w+ = .*/gm;
  const created = /^var \w+ = (?:\w+\.)?(?:createContext|forwardRef|memo)\d*\(.*/gm;
  expect([found(source, assigned).length, found(source, created).length]).toEqual([16, 16]);
  expect([...found(lean, assigned), ...found(lean, created)]).toEqual([]);
});

test('code that only names a component is removed, and code that creates one is marked as pure', () => {
  const source = [
    'var Link = React10.forwardRef(',
    '  function LinkWithRef() {}',
    ');',
    'Link.displayName = "Link";',
    'var RouteContext = React.createContext({});',
    'RouteContext.displayName = "Route";',
    'Boundary.contextType = RouteContext;',
    'var Name = Symbol("name");',
  ].join('\n');
  expect(routerLoader(source)).toBe(
    [
      'var Link = /* @__PURE__ */ React10.forwardRef(',
      '  function LinkWithRef() {}',
      ');',
      '',
      'var RouteContext = /* @__PURE__ */ React.createContext({});',
      '',
      '',
      'var Name = /* @__PURE__ */ Symbol("name");',
    ].join('\n'),
  );
});

test('other code stays unchanged', () => {
  const source =
    'function run() {\n  inner.displayName = "kept: it is not at the top";\n  return React.createElement("a");\n}';
  expect(routerLoader(source)).toBe(source);
});

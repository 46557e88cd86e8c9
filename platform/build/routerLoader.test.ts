import routerLoader from './routerLoader.ts';

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

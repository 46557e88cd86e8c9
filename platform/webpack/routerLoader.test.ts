import routerLoader from './routerLoader.ts';

test('what only names a component is left out, and what makes one is marked as pure', () => {
  const source = [
    'var Link = React10.forwardRef(',
    '  function LinkWithRef() {}',
    ');',
    'Link.displayName = "Link";',
    'var RouteContext = React.createContext({});',
    'RouteContext.displayName = "Route";',
  ].join('\n');
  expect(routerLoader(source)).toBe(
    [
      'var Link = /* @__PURE__ */ React10.forwardRef(',
      '  function LinkWithRef() {}',
      ');',
      '',
      'var RouteContext = /* @__PURE__ */ React.createContext({});',
      '',
    ].join('\n'),
  );
});

test('everything else stays as it is', () => {
  const source =
    'function run() {\n  inner.displayName = "kept: it is not at the top";\n  return React.createElement("a");\n}';
  expect(routerLoader(source)).toBe(source);
});

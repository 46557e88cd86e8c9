import { bundleStart } from '../bundles/bundleStart.ts';
import { describeFailures, explainFailure, placeOf, RenderFault } from './RenderFault.ts';

/** A bundle in which a package is called by the team's own file. */
const reader = {
  mapFrame: (position: string) => {
    const sources: Readonly<Record<string, { source: string; text?: string }>> = {
      'server/Tax.cjs:1:10': { source: 'node_modules/recharts/es6/size.js:3:5' },
      'server/Tax.cjs:7:2': { source: './src/screens/Chart.tsx:12:9', text: 'const width = getWidth();' },
      'server/Tax.cjs:9:1': { source: './src/screens/Tax.tsx:4:1', text: "import { Chart } from './Chart';" },
    };
    return { position, ...sources[position] };
  },
  versions: { recharts: '3.1.0' },
  findUse: (component: string, used: string) =>
    component === 'Box' && used === 'Chart' ? { file: './src/Box.tsx', line: 4, text: 'return <Chart />;' } : undefined,
};
const stack = [
  `    at size (server/Tax.cjs:1:${10 + bundleStart.length})`,
  '    at Chart (server/Tax.cjs:7:2)',
  '    at renderWithHooks (shell/server.cjs:2:1)',
  '    at <anonymous> (server/Tax.cjs:9:1)',
].join('\n');
const explain = (error: string, path = '/tax') => explainFailure({ path, screen: 'Tax', error }, reader);

test('a failure names the package, its version, the team’s line that brought it, and code that helps', () => {
  expect(explain(`'window' is not defined\n${stack}`)).toEqual({
    path: '/tax',
    screen: 'Tax',
    cause: '`window` exists only in a browser',
    package: { name: 'recharts', version: '3.1.0' },
    file: './src/screens/Chart.tsx',
    line: 12,
    source: 'const width = getWidth();',
    remedy: expect.stringContaining("const Chart = clientOnly(() => import('./Chart'))"),
  });
});

test('its message begins with the cause and its place, and names no frame', () => {
  const { message } = new RenderFault(explain(`not a function\n${stack}`));
  expect(message.split('\n').slice(0, 2)).toEqual([
    'it calls something that is not a function here (recharts 3.1.0, at src/screens/Chart.tsx:12)',
    '  const width = getWidth();',
  ]);
  expect(message).not.toContain('server.cjs');
});

test('a component that only React called is found by the component that rendered it', () => {
  const error = `'document' is not defined\n    at Chart (server/Tax.cjs:1:${10 + bundleStart.length})\n    at render (shell/server.cjs:1:1)\n\n    at Chart (server/Tax.cjs:1:1)\n    at Box (<anonymous>)\n    at div (<anonymous>)`;
  expect(explain(error)).toMatchObject({
    package: { name: 'recharts' },
    file: './src/Box.tsx',
    line: 4,
    source: 'return <Chart />;',
  });
});

test('pages that fail alike are described together, and all others, too', () => {
  const failures = [
    explain(`'window' is not defined\n${stack}`, '/a'),
    explain('Rendering never finished: a promise is still pending.', '/b'),
    explain(`'window' is not defined\n${stack}`, '/c'),
  ];
  const described = describeFailures(failures).split('\n');
  expect(described[0]).toBe(
    '/a (Tax) and /c do not render: `window` exists only in a browser (recharts 3.1.0, at src/screens/Chart.tsx:12)',
  );
  expect(described.find((line) => line.startsWith('/b'))).toBe(
    '/b (Tax) does not render: it waits for a promise that never settles while the page is rendered',
  );
});

test.each([
  ["'localStorage' is not defined", '`localStorage` exists only in a browser', 'useEffect'],
  ["'process' is not defined", '`process` exists only in Node', 'runs in browsers'],
  ["'misspelt' is not defined", '`misspelt` is not defined', "render: 'browser'"],
  ["cannot read property 'a' of undefined", '`a` of undefined', '?.a'],
  ['stack overflow', 'nested too deep', 'End the recursion'],
  ['Maximum call stack size exceeded', 'nested too deep', 'End the recursion'],
  ['It takes more than 3 s of processor time.', 'It takes more than 3 s of processor time', 'Show less'],
  ['It exceeds a limit: out of memory', 'exceeds a limit', 'Show less'],
  ['“node:path” is not in the server share scope (required by server/Tax.cjs).', '“node:path”', 'for browsers'],
  ['A page cannot fetch while it is published, before any visitor comes: /x. Fetch in an effect.', '/x', 'void fetch'],
  ['Its markup is not allowed in a page: a page may not contain <iframe>.', '<iframe>', 'clientOnly'],
  ['no rate for 2031', 'no rate for 2031', 'clientOnly'],
  ['', 'without a message', 'clientOnly'],
])('%s', (error, cause, remedy) => {
  const failure = explain(error);
  expect(failure.cause).toContain(cause);
  expect(failure.remedy).toContain(remedy);
  expect(failure).not.toHaveProperty('file');
});

test('what hostile code writes as its stack is only text', () => {
  const huge = `${'x'.repeat(100_000)}\n${'    at a (server/Tax.cjs:1:9999999)\n'.repeat(2_000)}`;
  expect(explain(huge).cause).toHaveLength(500);
  expect(placeOf('    at a (server/../secret.cjs:1:1)', reader)).toBeUndefined();
  expect(placeOf(stack, reader)).toBe('src/screens/Chart.tsx:12');
});

import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createContext, Script } from 'node:vm';
import webpack, { type Configuration } from 'webpack';
import { ChunkLoadingPlugin } from './chunkLoadingPlugin.ts';
import { federation } from './remotePreset.ts';
import { sharedByRemote } from './sharedPackages.ts';
import { shellFederation } from './shellFederation.ts';
import { ShareScopePlugin } from './shareScopePlugin.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artha-container-'));
  mkdirSync(join(folder, 'node_modules/react'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/react/package.json'), '{"name":"react","version":"19.3.1"}');
  writeFileSync(join(folder, 'node_modules/react/index.js'), "exports.name = 'React';");
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  delete process.env['ARTHA_FEDERATION_RUNTIME'];
});

/** Builds for browsers without a minifier. @returns the files by the start of their names. */
async function build(configuration: Configuration): Promise<(start: string) => string> {
  const compiler = webpack({
    mode: 'production',
    context: folder,
    performance: false,
    target: ['web', 'es2022'],
    optimization: { minimize: false },
    ...configuration,
    output: { path: join(folder, 'dist'), publicPath: 'auto', uniqueName: 'artha_shell', ...configuration.output },
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only'));
  const names = readdirSync(join(folder, 'dist'));
  return (start) => readFileSync(join(folder, 'dist', names.find((name) => name.startsWith(start)) ?? ''), 'utf8');
}

/** Builds a remote whose screen is the name of its React. */
function buildTax(): Promise<(start: string) => string> {
  writeFileSync(join(folder, 'Tax.js'), "import * as react from 'react'; export const Tax = react.name;");
  const config = {
    name: 'tax',
    owner: 'team-tax',
    contract: 1,
    routes: [{ path: '/tax', screen: 'Tax', title: 'Tax', description: 'Tax.' }],
  };
  return build({
    entry: {},
    output: { uniqueName: 'artha_tax' },
    plugins: [
      ...federation(folder, config, { Tax: join(folder, 'Tax.js') }, 'remoteEntry.js'),
      new ChunkLoadingPlugin(),
    ],
  });
}

/** A page that runs each script that is inserted; `core` is the runtime core of its shell. */
function openPage(read: (start: string) => string, more: object = {}) {
  const currentScript = { src: 'https://site/remotes/tax/1/remoteEntry.js?r=1' };
  const head = {
    append(script: { readonly src: string; onload(event: object): void }) {
      run(script.src.slice('https://site/remotes/tax/1/'.length));
      script.onload({ type: 'load' });
    },
  };
  const createElement = () => ({ src: '', remove: () => undefined });
  const prepare = (script: { src: string }, url: string) => (script.src = url);
  const context = createContext({
    __artha: { prepare },
    setTimeout,
    clearTimeout,
    document: { currentScript, head, createElement },
    ...more,
  });
  const run = (start: string): unknown => new Script(read(start)).runInContext(context);
  return { run, context };
}

test('an entry has a container of Module Federation with a short runtime, and takes packages from the page', async () => {
  const read = await buildTax();
  expect(read('remoteEntry')).not.toContain('consumesLoadingData');
  const loadShare = jest.fn(() => Promise.resolve(() => ({ name: 'React of the page' })));
  class ModuleFederation {
    initShareScopeMap = () => undefined;
    loadShare = loadShare;
  }
  const { run, context } = openPage(read, { _FEDERATION_RUNTIME_CORE: { ModuleFederation } });
  run('remoteEntry');
  const screen: unknown = await new Script(
    "artha_tax.init({}, [], {}); artha_tax.get('./Tax').then((factory) => factory().Tax)",
  ).runInContext(context);
  expect(screen).toBe('React of the page');
  const { requiredVersion } = sharedByRemote(folder)['react'] ?? {};
  const shareConfig = { singleton: true, strictVersion: true, requiredVersion };
  expect(loadShare.mock.calls).toEqual([['react', { customShareInfo: { scope: ['default'], shareConfig } }]]);
});

test('the share scope of the shell has each package from the start', async () => {
  writeFileSync(join(folder, 'main.js'), "import 'react'; globalThis.scope = __webpack_share_scopes__.default;");
  const provides = { react: { shareKey: 'react', version: '19.3.1', eager: true } };
  const read = await build({
    entry: { main: './main.js' },
    plugins: [new webpack.sharing.ProvideSharedPlugin({ provides }), new ShareScopePlugin()],
  });
  const { run, context } = openPage(read);
  run('main');
  const react = { from: 'artha_shell', eager: true, get: expect.any(Function) };
  expect(context['scope']).toEqual({ react: { '19.3.1': react } });
});

test('with Module Federation’s own runtime, chosen by a variable, a remote takes the packages of the shell', async () => {
  process.env['ARTHA_FEDERATION_RUNTIME'] = 'original';
  writeFileSync(
    join(folder, 'main.js'),
    `import 'react';
    import { getInstance, loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
    registerPlugins([{ name: 'artha', loadEntry: async () => artha_tax }]);
    registerRemotes([{ name: 'artha_tax', entry: 'https://site/remoteEntry.js', type: 'var' }]);
    globalThis.open = () => loadRemote('artha_tax/Tax').then(({ Tax }) => [Tax, [...getInstance().moduleCache.keys()]]);`,
  );
  await build({
    entry: { main: './main.js' },
    plugins: [...shellFederation(folder), new ChunkLoadingPlugin()],
    resolve: { modules: [join(folder, 'node_modules'), ...(require.resolve.paths('webpack') ?? [])] },
  });
  const read = await buildTax();
  expect(read('remoteEntry')).toContain('consumesLoadingData');
  const { run, context } = openPage(read, { URL, console, location: { href: 'https://site/' } });
  new Script('document.defaultView = globalThis').runInContext(context);
  run('main');
  run('remoteEntry');
  expect(await new Script('open()').runInContext(context)).toEqual(['React', ['artha_tax']]);
});

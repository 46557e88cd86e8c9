import { createRequire } from 'node:module';
import { join } from 'node:path';

type ShareScope = Record<string, Record<string, { readonly useIn: readonly string[] }>>;

/** The runtime's instance of one build. */
interface Instance {
  readonly shareScopeMap: { readonly default: ShareScope };
}

/** The code in an entry with the original runtime that webpack's own runtime calls. */
interface BundlerRuntime {
  readonly init: (options: object) => Instance;
  readonly initContainerEntry: (options: object) => unknown;
  readonly consumes: (options: object) => void;
}

/** The functions of the page's instance. */
interface PageRuntime {
  readonly getInstance: () => Instance;
  readonly loadRemote: (id: string) => Promise<unknown>;
  readonly registerRemotes: (remotes: readonly object[]) => void;
  readonly registerPlugins: (plugins: readonly object[]) => void;
}

interface Container {
  readonly init: (scope: ShareScope, initScope: unknown, options: object) => unknown;
  readonly get: (exposed: string) => Promise<() => unknown>;
}

const own = (name: string) => join(import.meta.dirname, 'runtime', name);
const enhanced = createRequire(import.meta.url).resolve('@module-federation/enhanced');
const original = (name: string) => createRequire(enhanced).resolve(`@module-federation/${name}`);

const react = { useState: () => undefined };
const provided = {
  version: '19.3.1',
  scope: ['default'],
  get: () => () => react,
  shareConfig: { singleton: true, strictVersion: true, eager: true, requiredVersion: '^19.3.1' },
};

type Modules = Record<number, (module: { exports?: unknown }) => void>;

/** The export of module 448 of a build: its React. */
function reactOf(modules: Modules): unknown {
  const module: { exports?: unknown } = {};
  modules[448]?.(module);
  return module.exports;
}

/** webpack's `__webpack_require__`, as far as the original runtime uses it. */
function originalRequire(requiredVersion: string) {
  const fallback = () => () => {
    throw new Error("Can not get 'react'");
  };
  const consumed = { shareKey: 'react', shareScope: ['default'], singleton: true, strictVersion: true };
  const modules: Modules = {};
  return {
    m: modules,
    c: {},
    o: Object.hasOwn,
    S: {},
    I: () => undefined,
    consumesLoadingData: { moduleIdToConsumeDataMapping: { 448: { ...consumed, requiredVersion, fallback } } },
    federation: {
      initOptions: { name: 'artha_tax', remotes: [] },
      bundlerRuntimeOptions: {},
    },
  };
}

/** The shell's instance, with our runtime core or the original. */
function startShell(isOriginal: boolean): Instance {
  if (isOriginal) {
    const core = jest.requireActual<{ readonly ModuleFederation: new (options: object) => Instance }>(
      original('runtime-core'),
    );
    Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', core);
    return new core.ModuleFederation({ name: 'artha_shell', remotes: [], shared: { react: [provided] } });
  }
  // As the build registers what the shell provides.
  const scope = { react: { '19.3.1': { get: provided.get, from: 'artha_shell', eager: true } } };
  Reflect.set(globalThis, '__webpack_share_scopes__', { default: scope });
  return jest.requireActual<PageRuntime>(own('federationRuntime.js')).getInstance();
}

/** The container of an entry with the original runtime, which takes its core from the page. */
function originalContainer(requiredVersion: string): Container {
  jest.doMock(original('runtime-core'), (): unknown => Reflect.get(globalThis, '_FEDERATION_RUNTIME_CORE'));
  const { bundlerRuntime: runtime } = jest.requireActual<{ readonly bundlerRuntime: BundlerRuntime }>(
    original('webpack-bundler-runtime'),
  );
  const webpackRequire = originalRequire(requiredVersion);
  Object.assign(webpackRequire.federation, { runtime: jest.requireActual(original('runtime')) });
  Object.assign(webpackRequire.federation, { instance: runtime.init({ webpackRequire }) });
  const lists = { chunkMapping: { Tax: [448] }, installedModules: {}, moduleToHandlerMapping: {} };
  return {
    init: (shareScope, initScope, remoteEntryInitOptions) => {
      const options = { shareScope, initScope, remoteEntryInitOptions, shareScopeKey: 'default' };
      return runtime.initContainerEntry({ ...options, webpackRequire });
    },
    async get(exposed) {
      const promises: Promise<unknown>[] = [];
      runtime.consumes({ ...lists, chunkId: exposed.slice(2), promises, webpackRequire });
      await Promise.all(promises);
      return () => ({ react: reactOf(webpackRequire.m) });
    },
  };
}

/** The properties that `startContainer` adds to webpack's `__webpack_require__`. */
interface StartedRequire {
  readonly m: Modules;
  readonly f: { readonly consumes: (chunkId: string, promises: Promise<unknown>[]) => void };
  readonly federation: { readonly bundlerRuntime: { readonly initContainerEntry: (options: object) => void } };
}

/** The container of an entry of ours. */
function ownContainer(requiredVersion: string): Container {
  const { default: startContainer } = jest.requireActual<{
    readonly default: (
      webpackRequire: object,
      name: string,
      packages: readonly (readonly unknown[])[],
    ) => asserts webpackRequire is StartedRequire;
  }>(own('startContainer.js'));
  const webpackRequire = { m: {}, f: {} };
  const start: typeof startContainer = startContainer;
  start(webpackRequire, 'artha_tax', [[448, 'react', requiredVersion]]);
  return {
    init: (shareScope) => {
      webpackRequire.federation.bundlerRuntime.initContainerEntry({ shareScope });
    },
    async get(exposed) {
      const promises: Promise<unknown>[] = [];
      webpackRequire.f.consumes(exposed.slice(2), promises);
      await Promise.all(promises);
      return () => ({ react: reactOf(webpackRequire.m) });
    },
  };
}

beforeEach(() => {
  jest.resetModules();
});

describe.each([
  ['our core', 'our entry', false, false],
  ['our core', 'an entry with the original runtime, of a team with an older kit', false, true],
  ['the original core, of an older shell', 'our entry', true, false],
])('on %s, %s', (_core, _entry, isOriginalCore, isOriginalEntry) => {
  async function open(requiredVersion = '^19.1.0', shareScope?: ShareScope) {
    const scope = startShell(isOriginalCore).shareScopeMap.default;
    const container = (isOriginalEntry ? originalContainer : ownContainer)(requiredVersion);
    await container.init(shareScope ?? scope, [], {});
    return { scope, screen: async () => (await container.get('./Tax'))() };
  }

  test('takes the package of the page, and is named as its user', async () => {
    const { scope, screen } = await open();
    expect(await screen()).toEqual({ react });
    expect(scope['react']?.['19.3.1']?.useIn).toContain('artha_tax');
    expect(await screen()).toEqual({ react });
    expect(Object.keys(scope['react'] ?? {})).toEqual(['19.3.1']);
  });

  test('fails if the version of the page is not in its range', async () => {
    const { screen } = await open('^20.0.0');
    await expect(screen()).rejects.toThrow('does not satisfy');
  });

  test('fails if the page has no such package', async () => {
    const { screen } = await open(undefined, {});
    await expect(screen()).rejects.toThrow("Can not get 'react'");
  });
});

test('an element of a page that is named like the runtime’s data changes nothing', () => {
  Reflect.set(globalThis, '__FEDERATION__', 'an element');
  expect(Object.keys(startShell(false).shareScopeMap.default)).toEqual(['react']);
});

describe('the functions of the page', () => {
  const remote = { name: 'artha_tax', entry: 'https://site/tax.js' };

  /** @param loadEntry the shell's loader. */
  function startPage(loadEntry: () => Promise<Container>): PageRuntime {
    startShell(false);
    const runtime = jest.requireActual<PageRuntime>(own('federationRuntime.js'));
    runtime.registerPlugins([{ name: 'artha', loadEntry }]);
    return runtime;
  }

  test('load what a remote exposes through the loader of the shell, each entry once', async () => {
    const loadEntry = jest.fn(() => Promise.resolve(ownContainer('^19.1.0')));
    const { registerRemotes, loadRemote } = startPage(loadEntry);
    registerRemotes([remote]);
    registerRemotes([remote]);
    expect(await Promise.all([loadRemote('artha_tax/Tax'), loadRemote('artha_tax/Tax')])).toEqual([
      { react },
      { react },
    ]);
    expect(loadEntry.mock.calls).toEqual([[{ remoteInfo: remote }]]);
  });

  test('keep a container that failed, and load it again by another name', async () => {
    const loadEntry = jest.fn(() => Promise.resolve(ownContainer('^19.1.0')));
    loadEntry.mockRejectedValueOnce(new Error('offline'));
    const { registerRemotes, loadRemote } = startPage(loadEntry);
    registerRemotes([remote]);
    await expect(loadRemote('artha_tax/Tax')).rejects.toThrow('offline');
    await expect(loadRemote('artha_tax/Tax')).rejects.toThrow('offline');
    registerRemotes([{ ...remote, name: 'artha_tax.1' }]);
    expect(await loadRemote('artha_tax.1/Tax')).toEqual({ react });
  });
});

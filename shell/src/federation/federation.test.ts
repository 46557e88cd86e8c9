import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { Failure } from '@artha/shared/contract';
import { sampleRegistry, sampleVersion, testConfig } from '@artha/shared/testing';
import { startPage } from '../testing/writePage.ts';

const loadRemote = jest.fn<Promise<unknown>, unknown[]>();
const registerRemotes = jest.fn<undefined, unknown[]>();
const registerPlugins = jest.fn<undefined, [ModuleFederationRuntimePlugin[]]>();

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: (...all: unknown[]) => loadRemote(...all),
  registerRemotes: (...all: unknown[]) => registerRemotes(...all),
  registerPlugins: (plugins: ModuleFederationRuntimePlugin[]) => registerPlugins(plugins),
}));

const version = sampleVersion();
const ENTRY = `http://localhost${version.url}`;

async function federation() {
  await startPage({ registry: sampleRegistry({ 'tax-tools': [version] }), config: testConfig });
  return import('./federation.ts');
}

const load = async (isRetry = false) => (await federation()).loadModule('tax-tools', version, 'Tax', isRetry);

const codeOf = (failing: Promise<unknown>) =>
  failing.then(
    () => 'it did not fail',
    (failure: unknown) => (failure instanceof Failure ? failure.code : `no failure: ${String(failure)}`),
  );

beforeEach(() => {
  loadRemote.mockReset();
  registerRemotes.mockReset();
});

describe('loading a screen’s module', () => {
  test('registers the remote’s entry of this page’s version and gives what it exposes', async () => {
    const module = { Tax: () => null };
    loadRemote.mockResolvedValue(module);
    await expect(load()).resolves.toBe(module);
    const entryGlobalName = 'artha_tax_tools';
    expect(registerRemotes.mock.calls).toEqual([
      [[{ name: entryGlobalName, entryGlobalName, entry: ENTRY, type: 'var' }]],
    ]);
    expect(loadRemote.mock.calls).toEqual([['artha_tax_tools/Tax']]);
  });

  test('again, after a failure, registers it by another name, because the runtime keeps a container that failed', async () => {
    loadRemote.mockResolvedValue({});
    await load();
    await load(true);
    await load(true);
    const registered = registerRemotes.mock.calls.flat(2);
    expect(registered).toMatchObject([
      { name: 'artha_tax_tools' },
      { name: 'artha_tax_tools.1', entryGlobalName: 'artha_tax_tools', entry: ENTRY },
      { name: 'artha_tax_tools.2', entryGlobalName: 'artha_tax_tools', entry: ENTRY },
    ]);
    expect(loadRemote.mock.calls).toEqual([
      ['artha_tax_tools/Tax'],
      ['artha_tax_tools.1/Tax'],
      ['artha_tax_tools.2/Tax'],
    ]);
  });
});

const chunkError = (message: string) => Object.assign(new Error(message), { name: 'ChunkLoadError' });

describe('a module that does not load', () => {
  test.each([
    ['a file did not load', 'AR-103', chunkError('Loading chunk 7 failed. (error: http://localhost/7.js)')],
    ['a file took too long', 'AR-102', chunkError('Loading chunk 7 failed. (timeout: http://localhost/7.js)')],
    ['it is not exposed', 'AR-105', new Error('Module "./Tax" does not exist in container.')],
    ['a shared package is missing', 'AR-108', new Error("Can not get 'react'")],
    ['a shared package is too old', 'AR-108', new Error('Version 18.0.0 of react does not satisfy ^19.0.0')],
    ['anything else', 'AR-101', new Error('whatever')],
    ['something that is no error', 'AR-101', 'whatever'],
  ])('because %s is %s, and keeps the reason', async (_, code, reason) => {
    loadRemote.mockRejectedValue(reason);
    const failing = load();
    await expect(failing).rejects.toMatchObject({ code, cause: reason, message: `${code}: tax-tools/Tax` });
  });

  test('for a reason that has a code keeps that code', async () => {
    const failure = new Failure('AR-102', ENTRY);
    loadRemote.mockRejectedValue(failure);
    await expect(load()).rejects.toBe(failure);
  });
});

describe('the entry of a remote', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'artha_tax_tools');
    document.head.replaceChildren();
  });

  let requested: string | null | undefined;

  /** Loads an entry as the runtime does; the test decides how the script ends. */
  async function loadEntry(end: 'load' | 'error', entry = ENTRY, { retries = 0 } = {}): Promise<unknown> {
    await federation();
    const { scriptGuard } = await import('./scriptGuard.ts');
    for (let retry = 0; retry < retries; retry += 1) scriptGuard().renewAddresses();
    const plugin = registerPlugins.mock.calls[0]?.[0].find(({ name }) => name === 'artha');
    const hook: unknown = plugin?.loadEntry;
    if (typeof hook !== 'function') throw new Error('The plugin has no loadEntry.');
    const loading: unknown = Reflect.apply(hook, undefined, [
      { remoteInfo: { entryGlobalName: 'artha_tax_tools', entry } },
    ]);
    const script = document.head.querySelector('script');
    requested = script?.getAttribute('src');
    script?.dispatchEvent(new Event(end));
    return loading;
  }

  test('is the container that its script declares', async () => {
    const container = { get: () => undefined, init: () => undefined };
    Object.assign(globalThis, { artha_tax_tools: container });
    await expect(loadEntry('load')).resolves.toBe(container);
  });

  test.each([[undefined], [{}], [{ get: () => undefined }], ['text']])(
    'that declares %j is no container: AR-101',
    async (declared) => {
      Object.assign(globalThis, { artha_tax_tools: declared });
      expect(await codeOf(loadEntry('load'))).toBe('AR-101');
    },
  );

  test('that does not load is AR-101', async () => {
    expect(await codeOf(loadEntry('error'))).toBe('AR-101');
  });

  test.each([
    [0, ENTRY],
    [2, `${ENTRY}?r=2`],
  ])('after %i failures is requested at %s', async (retries, address) => {
    Object.assign(globalThis, { artha_tax_tools: { get: () => undefined, init: () => undefined } });
    await loadEntry('load', ENTRY, { retries });
    expect(requested).toBe(address);
  });

  test('that the registry does not name is never requested', async () => {
    await expect(loadEntry('load', 'https://evil.example/remoteEntry.js')).rejects.toThrow(/may not run on this page/);
  });
});

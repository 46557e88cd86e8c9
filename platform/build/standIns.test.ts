import { join } from 'node:path';
import * as v from 'valibot';
import type { replaced, replacedInRemotes } from './leanRuntime.ts';

const isFunction = (value: unknown): value is (...parameters: readonly unknown[]) => unknown =>
  typeof value === 'function';

/** The functions that a replacement exports. */
async function functionsOf(
  name: (typeof replaced)[keyof typeof replaced] | (typeof replacedInRemotes)[keyof typeof replacedInRemotes],
) {
  const module: unknown = await import(join(import.meta.dirname, 'runtime', name));
  return Object.entries(v.parse(v.looseObject({}), module)).filter((entry) => isFunction(entry[1]));
}

async function functionOf(name: Parameters<typeof functionsOf>[0], exported: string) {
  const [, found] = (await functionsOf(name)).find(([key]) => key === exported) ?? [];
  if (!isFunction(found)) throw new Error(`${name} exports no function ${exported}.`);
  return found;
}

describe('the replacements in a build for parts of the federation runtime', () => {
  test('load no script outside the shell’s guard, and say who loads scripts', async () => {
    for (const name of ['createScript', 'loadScript', 'createLink']) {
      const load = await functionOf('withoutScripts.js', name);
      expect(() => load('https://evil.example/a.js')).toThrow('Scripts are loaded by the shell’s own loader');
    }
  });

  test('preload nothing, and say who does', async () => {
    const preload = await functionOf('withoutPreload.js', 'preloadAssets');
    expect(() => preload()).toThrow('Pages of this site contain their preloads');
  });

  test('run what the runtime wraps, and ignore an error if the runtime asks for that', async () => {
    const wrap = await functionOf('withoutScripts.js', 'safeWrapper');
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const failing = () => Promise.reject(new Error('no storage'));
    expect(await wrap(() => Promise.resolve(7))).toBe(7);
    expect(await wrap(failing, true)).toBeUndefined();
    expect(warn).not.toHaveBeenCalled();
    expect(await wrap(failing)).toBeUndefined();
    expect(warn).toHaveBeenCalledWith(new Error('no storage'));
    warn.mockRestore();
  });

  test('add no vendor prefixes to values', async () => {
    const prefix = await functionOf('withoutPrefixes.js', 'prefix');
    expect(prefix('user-select:none;', 11, [])).toBe('user-select:none;');
  });

  test('have no snapshot of any remote', async () => {
    const find = await functionOf('withoutSnapshots.js', 'getGlobalRemoteInfo');
    expect(find({ name: 'tax' })).toMatchObject({ remoteSnapshot: undefined, hostGlobalSnapshot: undefined });
  });

  test('ask the shell’s plugin for an entry, once at a time, and again after a failure', async () => {
    const load = await functionOf('withoutLoaders.js', 'getRemoteEntry');
    const container = {};
    const emit = jest.fn(() => Promise.resolve<unknown>(container));
    const origin = { remoteHandler: { hooks: { lifecycle: { loadEntry: { emit } } } } };
    const remoteInfo = { name: 'tax', entry: '/remotes/tax/entry.js' };
    emit.mockRejectedValueOnce(new Error('offline'));
    await expect(load({ origin, remoteInfo })).rejects.toThrow('offline');
    expect(await Promise.all([load({ origin, remoteInfo }), load({ origin, remoteInfo })])).toEqual([
      container,
      container,
    ]);
    expect(emit).toHaveBeenCalledTimes(2);
    expect(emit).toHaveBeenLastCalledWith({ origin, remoteInfo });
    expect(await load({ origin, remoteInfo, remoteEntryExports: container })).toBe(container);
    expect(emit).toHaveBeenCalledTimes(2);
  });

  test('know a remote by its name and entry, with the runtime’s defaults', async () => {
    const complete = await functionOf('withoutLoaders.js', 'getRemoteInfo');
    const isModule = await functionOf('withoutLoaders.js', 'isEsmRemoteType');
    const defaults = { entry: '', type: 'global', entryGlobalName: 'tax', shareScope: 'default' };
    expect(complete({ name: 'tax' })).toEqual({ name: 'tax', ...defaults });
    expect(complete({ name: 'tax', type: 'var' })).toMatchObject({ type: 'var' });
    expect(isModule('module')).toBe(false);
  });

  test('start an instance with the options of its build, and keep the one copy of a shared package', async () => {
    const init = await functionOf('withoutTreeShaking.js', 'init');
    const start = jest.fn();
    const initOptions = { name: 'artha_tax' };
    init({ webpackRequire: { federation: { initOptions, runtime: { init: start } } } });
    expect(start).toHaveBeenCalledWith(initOptions);
    const factory = () => undefined;
    expect((await functionOf('withoutFallbacks.js', 'getSharedFallbackGetter'))({ factory })).toBe(factory);
  });

  test('refuse an entry of a remote that uses a shared package', async () => {
    const install = await functionOf('withoutInitialConsumes.js', 'installInitialConsumes');
    expect(() => install()).toThrow('The entry of a remote uses no shared package');
  });
});

import { join } from 'node:path';
import * as v from 'valibot';
import type { replaced } from './leanRuntime.ts';

const isFunction = (value: unknown): value is (...parameters: readonly unknown[]) => unknown =>
  typeof value === 'function';

/** The functions that a replacement exports. */
async function functionsOf(name: (typeof replaced)[keyof typeof replaced]) {
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
});

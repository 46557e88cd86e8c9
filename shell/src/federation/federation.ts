import {
  loadRemote,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import { containerName, Failure, type RegistryVersion } from '@artha/shared/contract';
import { loadScript } from './loadScript.ts';

/** A remote's entry: its time is half of what a view waits, so that two attempts fit. */
const ENTRY_TIMEOUT_MS = 4000;

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;
type Container = Exclude<Awaited<ReturnType<LoadEntry>>, void>;

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'get' in value && 'init' in value;
}

registerPlugins([
  {
    name: 'artha',
    // Ours instead of the runtime's own loader: known failure codes, and every script passes the guard.
    async loadEntry({ remoteInfo }) {
      const { name, entry } = remoteInfo;
      await loadScript(entry, ENTRY_TIMEOUT_MS);
      const container: unknown = Reflect.get(globalThis, name);
      if (!isContainer(container)) throw new Failure('AR-101', `${entry} ran but declared no container`);
      return container;
    },
  },
]);

/**
 * Loads an exposed module of a remote's release.
 * @param attempt counts from 0; a repeated one registers the remote anew, because the runtime remembers failures.
 * @throws Failure with the code of what went wrong.
 */
export async function loadModule(
  remote: string,
  version: RegistryVersion,
  screen: string,
  attempt: number,
): Promise<unknown> {
  const name = containerName(remote);
  const entry = new URL(version.url, location.href).href;
  registerRemotes([{ name, entry: attempt ? `${entry}?r=${attempt}` : entry, type: 'var' }], { force: attempt > 0 });
  try {
    return await loadRemote(`${name}/${screen}`);
  } catch (cause) {
    throw asFailure(cause, `${remote}/${screen}`);
  }
}

function asFailure(cause: unknown, what: string): Failure {
  if (cause instanceof Failure) return cause;
  const text = String(cause);
  if (cause instanceof Error && cause.name === 'ChunkLoadError') {
    return new Failure(text.includes('timeout') ? 'AR-102' : 'AR-103', what, cause);
  }
  if (/RUNTIME-006|strictVersion|does not satisfy/i.test(text)) return new Failure('AR-108', what, cause);
  return new Failure('AR-101', what, cause);
}

import {
  loadRemote,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import {
  containerName,
  Failure,
  SCRIPT_TIMEOUT_MS,
  type FailureCode,
  type RegistryVersion,
} from '@artha/shared/contract';
import { loadScript } from './loadScript.ts';

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;
type Container = Exclude<Awaited<ReturnType<LoadEntry>>, void>;

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'get' in value && 'init' in value;
}

registerPlugins([
  {
    name: 'artha',
    // Replaces the runtime's own loader: failures have codes, and every script passes the guard.
    async loadEntry({ remoteInfo }) {
      const { entryGlobalName, entry } = remoteInfo;
      await loadScript(entry, SCRIPT_TIMEOUT_MS);
      const container: unknown = Reflect.get(globalThis, entryGlobalName);
      if (!isContainer(container)) throw new Failure('AR-101', `${entry} declared no container`);
      return container;
    },
  },
]);

let retries = 0;

/**
 * Loads an exposed module of a remote's release.
 * @param isRetry after a failure: registers the remote once more, by another name, because the runtime keeps a
 *   container that failed, and complains in the console of one that is registered again.
 * @throws Failure with the code of what went wrong.
 */
export async function loadModule(
  remote: string,
  version: RegistryVersion,
  screen: string,
  isRetry: boolean,
): Promise<unknown> {
  const entryGlobalName = containerName(remote);
  if (isRetry) retries += 1;
  const name = isRetry ? `${entryGlobalName}.${retries}` : entryGlobalName;
  const entry = new URL(version.url, location.href).href;
  registerRemotes([{ name, entryGlobalName, entry, type: 'var' }]);
  try {
    return await loadRemote(`${name}/${screen}`);
  } catch (cause) {
    throw cause instanceof Failure ? cause : new Failure(failureCode(cause), `${remote}/${screen}`, cause);
  }
}

/** Converts errors of the federation runtime or webpack, which differ only by name and text. */
function failureCode(cause: unknown): FailureCode {
  const text = String(cause);
  if (cause instanceof Error && cause.name === 'ChunkLoadError') return text.includes('timeout') ? 'AR-102' : 'AR-103';
  if (text.includes('does not exist in container')) return 'AR-105';
  if (/Can not get|does not satisfy/.test(text)) return 'AR-108';
  return 'AR-101';
}

import type { RegistryVersion } from '@artha/shared/contract';
import type { ScriptGuard } from '../federation/scriptGuard.ts';

/** A guard that lets every script run and has no file. @param known releases that the page knows, by name. */
export function sampleGuard(known: Readonly<Record<string, RegistryVersion>> = {}): ScriptGuard {
  const releases = new Map(Object.entries(known));
  return {
    prepare: () => undefined,
    renewAddresses: () => undefined,
    readFile: () => Promise.reject(new Error('No file is asked for.')),
    startWorker: () => Promise.reject(new Error('No worker is asked for.')),
    loadRelease: (name) => {
      const version = releases.get(name);
      return version ? Promise.resolve(version) : Promise.reject(new Error(`${name} is not published.`));
    },
    releases: () => releases,
  };
}

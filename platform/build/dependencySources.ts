import { dirname } from 'node:path';
import { findInstalled } from './installedPackage.ts';
import { readManifest } from './packageManifest.ts';
import { sharedSources } from './sharedPackages.ts';

/**
 * The dependencies of a package that are sources in its own repository, by name, with their folders: they are compiled
 * with it. Installed ones are already compiled. `@artha/shared` is not included: see `sharedSources`.
 */
export function dependencySources(folder: string): ReadonlyMap<string, string> {
  const shared = sharedSources(folder);
  return new Map(
    Object.keys(readManifest(folder)?.dependencies ?? {}).flatMap((name): [string, string][] => {
      const installed = findInstalled(name, folder);
      const isSource = installed !== undefined && installed !== shared && !dirname(installed).includes('/node_modules');
      return isSource ? [[name, installed]] : [];
    }),
  );
}

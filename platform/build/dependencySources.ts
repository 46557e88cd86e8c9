import { createRequire } from 'node:module';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readManifest } from './packageManifest.ts';
import { sharedSources } from './sharedPackages.ts';

/** Where a package is installed for a folder; undefined if it is not. */
function findInstalled(name: string, folder: string): string | undefined {
  const places = createRequire(join(folder, 'package.json')).resolve.paths(name) ?? [];
  const found = places.map((place) => join(place, name)).find((one) => existsSync(join(one, 'package.json')));
  return found && realpathSync(found);
}

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

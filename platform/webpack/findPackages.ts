import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from './baseConfig.ts';

/** A workspace with a `webpack.config.ts`: the shell or a remote. */
export interface BuildablePackage {
  /** As in commands and in the registry: `shell`, `tax`. */
  readonly name: string;
  readonly folder: string;
  readonly outDir: string;
}

/**
 * Every package that is built and published, the shell first. Found by its files, never by a list of names.
 * @param repository the folder to look in.
 */
export function findPackages(repository: string = root): BuildablePackage[] {
  return globSync('*/webpack.config.ts', { cwd: repository })
    .map((file) => join(repository, dirname(file)))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => ({
      name: basename(folder).replace(/^mfe-/, ''),
      folder,
      outDir: join(folder, 'dist'),
    }))
    .sort((a, b) => Number(b.name === 'shell') - Number(a.name === 'shell') || a.name.localeCompare(b.name));
}

import { isBuiltin } from 'node:module';
import { packageOf } from '../webpack/packageOf.ts';
import type { SourceManifest } from './sourcePackage.ts';

/** A file and what it imports of others. */
export interface Importer {
  /** As people name it. */
  readonly file: string;
  /** Specifiers of packages and of modules of Node. */
  readonly imports: readonly string[];
}

/** What has the modules of Node, and whose types are `@types/node`. */
const NODE = 'node';

/** A range by which nobody outside the repository can install anything. */
const isLocalRange = (range: string) => range === '*' || /^(workspace|file|link):/.test(range);

/**
 * What is wrong with the dependencies that a package states, a sentence each: something is imported that it does not
 * state, it states what nothing imports, or a range that says nothing outside of the repository.
 */
export function findDependencyFaults(manifest: SourceManifest, importers: readonly Importer[]): string[] {
  const { name, dependencies, peerDependencies, artha } = manifest;
  const stated = { ...dependencies, ...peerDependencies };
  const imported = new Map(
    importers.flatMap(({ file, imports }) =>
      imports.map((specifier) => [isBuiltin(specifier) ? NODE : packageOf(specifier), file] as const),
    ),
  );
  const isUsed = (dependency: string) =>
    imported.has(dependency) ||
    imported.has(dependency.replace('@types/', '')) ||
    artha.package.usedByName.includes(dependency);
  return [
    ...[...imported]
      .filter(([dependency]) => dependency !== name && dependency !== NODE && !(dependency in stated))
      .map(([dependency, file]) => `${file} imports ${dependency}, which is no dependency of ${name}.`),
    ...Object.keys(stated)
      .filter((dependency) => !isUsed(dependency))
      .map(
        (dependency) =>
          `${name} depends on ${dependency}, which nothing in it imports. If it is used by name only, say so in artha.package.usedByName.`,
      ),
    ...Object.entries(stated)
      .filter(([, range]) => isLocalRange(range))
      .map(
        ([dependency, range]) =>
          `${name} depends on ${dependency} in the range ${range}, which says nothing to others.`,
      ),
  ];
}

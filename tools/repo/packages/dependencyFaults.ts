import { isBuiltin } from 'node:module';
import { packageOf } from '@artha/build/packageOf';
import type { SourceManifest } from './sourcePackage.ts';

/** A file with its imports from other packages. */
export interface Importer {
  /** The path for messages. */
  readonly file: string;
  /** Specifiers of packages and of Node modules. */
  readonly imports: readonly string[];
}

/** Name for the Node modules, whose types are in `@types/node`. */
const NODE = 'node';

/** A range that cannot be installed outside the repository. */
const isLocalRange = (range: string) => range === '*' || /^(workspace|file|link):/.test(range);

/**
 * Finds faults in the declared dependencies of a package, a sentence each: an undeclared import, a dependency without
 * an import, or a range that is only valid in the repository.
 */
export function findDependencyFaults(manifest: SourceManifest, importers: readonly Importer[]): string[] {
  const { name, dependencies, devDependencies, peerDependencies, artha } = manifest;
  const onDemand = artha.package.installedOnDemand;
  const stated = {
    ...dependencies,
    ...peerDependencies,
    ...Object.fromEntries(onDemand.map((dependency) => [dependency, devDependencies[dependency] ?? '*'])),
  };
  const imported = new Map(
    importers.flatMap(({ file, imports }) =>
      imports.map((specifier) => [isBuiltin(specifier) ? NODE : packageOf(specifier), file] as const),
    ),
  );
  const isUsed = (dependency: string) =>
    imported.has(dependency) ||
    imported.has(dependency.replace('@types/', '')) ||
    artha.package.usedByName.includes(dependency) ||
    onDemand.includes(dependency);
  return [
    ...[...imported]
      .filter(([dependency]) => dependency !== name && dependency !== NODE && !(dependency in stated))
      .map(([dependency, file]) => `${file} imports ${dependency}, which is not a dependency of ${name}.`),
    ...Object.keys(stated)
      .filter((dependency) => !isUsed(dependency))
      .map(
        (dependency) =>
          `${name} depends on ${dependency}, which nothing in it imports. If it is only used by name, add it to artha.package.usedByName.`,
      ),
    ...Object.entries(stated)
      .filter(([, range]) => isLocalRange(range))
      .map(
        ([dependency, range]) =>
          `${name} depends on ${dependency} in the range ${range}, which is not valid outside the repository.`,
      ),
  ];
}

import semver from 'semver';
import { findInstalled } from './installedPackage.ts';
import { readManifest, type PackageManifest } from './packageManifest.ts';
import { packageOf } from './packageOf.ts';

/**
 * The packages that exist once in a page: the shell contains them, and remotes only refer to them. The router is not
 * included, because sharing it would disable tree shaking (48 KB gzip); remotes get its parts through `@artha/shared`.
 */
const sharedPackages = ['react', 'react/jsx-runtime', 'react-dom', 'styled-components', '@artha/shared'] as const;

const SHARED = '@artha/shared';

/** A shared package as it is installed for a folder, or else for the presets; subpaths have their package's version. */
function readInstalled(
  specifier: string,
  folder: string,
): { readonly folder: string; readonly manifest: PackageManifest } {
  const name = packageOf(specifier);
  const installed = findInstalled(name, folder) ?? findInstalled(name, import.meta.dirname);
  const manifest = installed === undefined ? undefined : readManifest(installed);
  if (installed !== undefined && manifest) return { folder: installed, manifest };
  throw new Error(`The shared package “${name}” is not installed; run npm install.`);
}

/** The folder of `@artha/shared` as it is installed for a remote. */
export function sharedFolder(folder: string): string {
  return readInstalled(SHARED, folder).folder;
}

/**
 * The folder of `@artha/shared` if it consists of sources, as in its own repository; undefined if there is nothing to
 * compile.
 */
export function sharedSources(folder: string): string | undefined {
  const installed = sharedFolder(folder);
  return installed.includes('/node_modules/') ? undefined : installed;
}

/** The package.json of `@artha/shared` as it is installed for a folder: its version, and the ranges that it needs of others. */
export function sharedManifest(folder: string): PackageManifest {
  return readInstalled(SHARED, folder).manifest;
}

/** Every shared package with the version that is installed for a folder. */
export function sharedVersions(folder: string): Record<string, string> {
  return Object.fromEntries(sharedPackages.map((name) => [name, readInstalled(name, folder).manifest.version ?? '']));
}

/** The range compatible with a version: the same major version, not older. */
export function compatibleWith(version: string): string {
  return `^${version}`;
}

/**
 * The versions of each shared package that a remote accepts from a shell: the range in its package.json, or else that
 * of `@artha/shared`. A dependency on a file or an address means the one version in it.
 * @throws for an invalid range.
 */
export function acceptedRanges(folder: string): Record<string, string> {
  const own = readManifest(folder);
  const { peerDependencies } = sharedManifest(folder);
  const versions = sharedVersions(folder);
  return Object.fromEntries(
    Object.entries(versions).map(([specifier, version]) => {
      const name = packageOf(specifier);
      const asked = own?.dependencies[name] ?? own?.peerDependencies[name] ?? peerDependencies[name];
      if (asked === undefined || /^[a-z+]+:/.test(asked)) return [specifier, compatibleWith(version)];
      if (semver.validRange(asked) === null) {
        throw new Error(`package.json requires ${name} “${asked}”, which is not a range of versions.`);
      }
      return [specifier, asked];
    }),
  );
}

/** The share scope that the shell provides, as part of its own first file, so that remotes never wait for it. */
export function sharedByShell(folder: string) {
  return Object.fromEntries(
    Object.entries(sharedVersions(folder)).map(([name, version]) => [name, { shareKey: name, version, eager: true }]),
  );
}

/** The share scope that a remote uses: `import: false`, so that it contains no copy. */
export function sharedByRemote(folder: string) {
  const ranges = acceptedRanges(folder);
  return Object.fromEntries(
    Object.entries(sharedVersions(folder)).map(([name, version]) => [
      name,
      {
        singleton: true,
        strictVersion: true,
        import: false as const,
        version,
        requiredVersion: ranges[name] ?? compatibleWith(version),
      },
    ]),
  );
}

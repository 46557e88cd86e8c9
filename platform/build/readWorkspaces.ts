import { globSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { readPackageJson } from './packageManifest.ts';

/** A package of a repository. */
export interface Workspace {
  /** The name in package.json: `@artha/mfe-tax`. */
  readonly name: string;
  /** Relative to the root: `mfe-tax`. */
  readonly folder: string;
  /** Names of the packages that it depends on, including development dependencies. */
  readonly dependencies: readonly string[];
  /** Files by entry; empty if its package.json has none, or gives more than a file for one. */
  readonly exports: Readonly<Record<string, string>>;
}

const rangesSchema = v.optional(v.record(v.string(), v.string()), {});
const workspaceSchema = v.object({
  name: v.string(),
  dependencies: rangesSchema,
  devDependencies: rangesSchema,
  exports: v.fallback(v.record(v.string(), v.string()), {}),
});
const rootSchema = v.object({ workspaces: v.array(v.string()) });

function readWorkspace(root: string, folder: string): Workspace {
  const manifest = readPackageJson(join(root, folder), workspaceSchema);
  if (!manifest) throw new Error(`There is no ${folder}/package.json.`);
  const { name, dependencies, devDependencies, exports } = manifest;
  return { name, folder, dependencies: Object.keys({ ...dependencies, ...devDependencies }), exports };
}

/** Workspaces, and all others that they depend on. */
export function withDependencies(chosen: readonly Workspace[], all: readonly Workspace[]): readonly Workspace[] {
  const names = new Set(chosen.flatMap(({ dependencies }) => dependencies));
  const more = all.filter((one) => names.has(one.name) && !chosen.includes(one));
  return more.length === 0 ? chosen : withDependencies([...chosen, ...more], all);
}

/** Workspaces, and all others that depend on them, directly or not. */
export function withDependents<T extends Pick<Workspace, 'name' | 'dependencies'>>(
  chosen: readonly T[],
  all: readonly T[],
): readonly T[] {
  const names = new Set(chosen.map(({ name }) => name));
  const more = all.filter((one) => !names.has(one.name) && one.dependencies.some((name) => names.has(name)));
  return more.length === 0 ? chosen : withDependents([...chosen, ...more], all);
}

/** The file behind an entry of one of these packages, such as `@artha/build/findPackages`; undefined for any other import. */
export function findEntry(
  packages: readonly Pick<Workspace, 'name' | 'folder' | 'exports'>[],
  specifier: string,
): string | undefined {
  const owner = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  const file = owner?.exports[`.${specifier.slice(owner.name.length)}`];
  return owner && file && join(owner.folder, file);
}

/** Reads the npm workspaces of a repository, in the order of their folders. */
export function readWorkspaces(root: string): Workspace[] {
  const patterns = readPackageJson(root, rootSchema)?.workspaces ?? [];
  return globSync(
    patterns.map((pattern) => `${pattern}/package.json`),
    { cwd: root },
  )
    .map((file) => file.slice(0, -'/package.json'.length))
    .sort()
    .map((folder) => readWorkspace(root, folder));
}

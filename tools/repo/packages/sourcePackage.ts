import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import * as v from 'valibot';
import { readWorkspaces, withDependencies, type Workspace } from '@artha/build/readWorkspaces';

const texts = v.record(v.string(), v.string());
const paths = v.optional(v.array(v.string()), []);

const settingsSchema = v.strictObject({
  /** Entries of `exports` that only the shell, the platform and its tools use, without any promise of stability. */
  internal: paths,
  /** Patterns of files that are found by path at run time. TypeScript is compiled, and their imports are included. */
  files: paths,
  /** Files and folders that are copied unchanged, such as a template. */
  copies: paths,
  /** Dependencies without an import, such as one that a configuration names. */
  usedByName: paths,
  /** Development dependencies that the package installs when it first needs them: its package.json names their ranges. */
  installedOnDemand: paths,
  /** Set if the entry `.` is the API that remotes get at run time: the file that exports `CONTRACT_VERSION`. */
  contract: v.optional(v.string()),
});

/** The addresses of a package; those of the repository's root hold for each package that states no others. */
const originSchema = v.object({
  repository: v.optional(v.union([v.string(), texts])),
  homepage: v.optional(v.string()),
  bugs: v.optional(v.union([v.string(), texts])),
});

const manifestSchema = v.object({
  name: v.string(),
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/)),
  description: v.string(),
  keywords: v.optional(v.array(v.string())),
  license: v.string(),
  ...originSchema.entries,
  type: v.literal('module', 'Only packages of ES modules can be packed.'),
  sideEffects: v.optional(v.union([v.boolean(), v.array(v.string())])),
  engines: v.optional(texts),
  exports: v.record(v.pipe(v.string(), v.startsWith('.')), v.pipe(v.string(), v.startsWith('./'))),
  bin: v.optional(texts, {}),
  dependencies: v.optional(texts, {}),
  devDependencies: v.optional(texts, {}),
  peerDependencies: v.optional(texts, {}),
  peerDependenciesMeta: v.optional(v.record(v.string(), v.object({ optional: v.boolean() })), {}),
  publishConfig: v.optional(texts),
  artha: v.object({ package: settingsSchema }),
});

/** The package.json of a publishable package. */
export type SourceManifest = v.InferOutput<typeof manifestSchema>;

/** A workspace with sources of a package; its folder is absolute. */
export type Part = Pick<Workspace, 'name' | 'folder' | 'exports'>;

/** A published workspace: its sources and its description. */
export interface SourcePackage {
  /** Absolute. */
  readonly folder: string;
  /** The workspaces whose files may be part of the package: its own, and the unpublished ones that it depends on. */
  readonly parts: readonly Part[];
  /** The repository's root. */
  readonly root: string;
  readonly manifest: SourceManifest;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const markedSchema = v.object({ artha: v.object({ package: v.looseObject({}) }) });

/** The publishable packages of a repository: the workspaces whose package.json has `artha.package`. */
export function findSourcePackages(root: string): SourcePackage[] {
  const workspaces = readWorkspaces(root);
  const readManifest = ({ folder }: Workspace) => readJson(join(root, folder, 'package.json'));
  const origin = v.parse(originSchema, readJson(join(root, 'package.json')));
  const isPublished = (one: Workspace) => v.is(markedSchema, readManifest(one));
  const unpublished = workspaces.filter((one) => !isPublished(one));
  return workspaces.filter(isPublished).map((one) => ({
    folder: join(root, one.folder),
    parts: withDependencies([one], unpublished).map(({ name, folder, exports }) => ({
      name,
      folder: join(root, folder),
      exports,
    })),
    root,
    manifest: { ...origin, ...parseManifest(readManifest(one), `${one.folder}/package.json`) },
  }));
}

function parseManifest(json: unknown, file: string): SourceManifest {
  const parsed = v.safeParse(manifestSchema, json);
  if (parsed.success) return parsed.output;
  const faults = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'it'}: ${issue.message}`);
  throw new Error(`${file} describes a published package but is invalid: ${faults.join('; ')}`);
}

/** Whether an entry of `exports` is part of the public API. */
export function isPublicEntry({ manifest }: SourcePackage, entry: string): boolean {
  return /\.tsx?$/.test(manifest.exports[entry] ?? '') && !manifest.artha.package.internal.includes(entry);
}

/** The path of a file for messages, relative to the repository's root. */
export function shownPath({ root }: Pick<SourcePackage, 'root'>, file: string): string {
  return relative(root, file);
}

/** Whether a file is a package.json that the packed one replaces: that of a workspace with sources of the package. */
export function isOwnManifest({ parts }: SourcePackage, file: string): boolean {
  return parts.some(({ folder }) => file === join(folder, 'package.json'));
}

/** Finds files of a package by patterns relative to its folder; a pattern without a match is an error. */
export function findFiles(source: SourcePackage, patterns: readonly string[]): string[] {
  return patterns.flatMap((pattern) => {
    const found = globSync(pattern, { cwd: source.folder, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    if (found.length === 0) throw new Error(`${source.manifest.name} names ${pattern}, but there is no such file.`);
    return found;
  });
}

/** Finds the files below folders of a package, hidden ones included; a path that does not exist is an error. */
export function findFilesBelow(source: SourcePackage, paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const start = join(source.folder, path);
    if (!existsSync(start)) throw new Error(`${source.manifest.name} names ${path}, but there is no such file.`);
    if (statSync(start).isFile()) return [start];
    return readdirSync(start, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  });
}

/** The nearest folder that contains all of these files. */
export function commonFolder(files: readonly string[]): string {
  const [first = '', ...others] = files;
  let folder = dirname(first);
  while (others.some((file) => !file.startsWith(`${folder}/`))) folder = dirname(folder);
  return folder;
}

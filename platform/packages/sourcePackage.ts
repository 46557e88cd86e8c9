import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import * as v from 'valibot';

const texts = v.record(v.string(), v.string());
const paths = v.optional(v.array(v.string()), []);

const settingsSchema = v.strictObject({
  /** Entries of `exports` that only the shell, the platform and its tools use: nothing is promised of them. */
  internal: paths,
  /** Patterns of files that are found by their path at run time. TypeScript is compiled, and what they import comes along. */
  files: paths,
  /** Files and folders that are copied as they are, such as a template. */
  copies: paths,
  /** Dependencies that no file imports, such as one that a configuration names. */
  usedByName: paths,
  /** Where the face of the entry `.` is what remotes get at run time: the file that exports `CONTRACT_VERSION`. */
  contract: v.optional(v.string()),
});

const manifestSchema = v.object({
  name: v.string(),
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/)),
  description: v.string(),
  keywords: v.optional(v.array(v.string())),
  license: v.string(),
  repository: v.optional(v.union([v.string(), texts])),
  type: v.literal('module', 'Only a package of ES modules is packed.'),
  sideEffects: v.optional(v.union([v.boolean(), v.array(v.string())])),
  engines: v.optional(texts),
  exports: v.record(v.pipe(v.string(), v.startsWith('.')), v.pipe(v.string(), v.startsWith('./'))),
  bin: v.optional(texts, {}),
  dependencies: v.optional(texts, {}),
  peerDependencies: v.optional(texts, {}),
  peerDependenciesMeta: v.optional(v.record(v.string(), v.object({ optional: v.boolean() })), {}),
  publishConfig: v.optional(texts),
  artha: v.object({ package: settingsSchema }),
});

/** What the package.json of a publishable package says. */
export type SourceManifest = v.InferOutput<typeof manifestSchema>;

/** A workspace that is published: its sources, and what is said about them. */
export interface SourcePackage {
  /** Absolute. */
  readonly folder: string;
  /** The outermost workspace that holds it, absolute: its files may be part of the package, those of others not. */
  readonly owner: string;
  /** The repository's root. */
  readonly root: string;
  readonly manifest: SourceManifest;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const rootSchema = v.object({ workspaces: v.array(v.string()) });
const markedSchema = v.object({ artha: v.object({ package: v.looseObject({}) }) });

/** The publishable packages of a repository: the workspaces whose package.json has `artha.package`. */
export function findSourcePackages(root: string): SourcePackage[] {
  const { workspaces } = v.parse(rootSchema, readJson(join(root, 'package.json')));
  const folders = globSync([...workspaces], { cwd: root })
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .sort();
  return folders.flatMap((folder) => {
    const json = readJson(join(root, folder, 'package.json'));
    if (!v.is(markedSchema, json)) return [];
    const owner = folders.find((other) => folder === other || folder.startsWith(`${other}/`)) ?? folder;
    return [
      {
        folder: join(root, folder),
        owner: join(root, owner),
        root,
        manifest: parseManifest(json, `${folder}/package.json`),
      },
    ];
  });
}

function parseManifest(json: unknown, file: string): SourceManifest {
  const parsed = v.safeParse(manifestSchema, json);
  if (parsed.success) return parsed.output;
  const faults = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'it'}: ${issue.message}`);
  throw new Error(`${file} says it is published, and cannot be: ${faults.join('; ')}`);
}

/** Whether an entry of `exports` is promised to others. */
export function isPublicEntry({ manifest }: SourcePackage, entry: string): boolean {
  return /\.tsx?$/.test(manifest.exports[entry] ?? '') && !manifest.artha.package.internal.includes(entry);
}

/** A file as people name it: from the repository's root. */
export function shownPath({ root }: Pick<SourcePackage, 'root'>, file: string): string {
  return relative(root, file);
}

/** Whether a file is what the packed package.json stands for: that of the package, or of the workspace around it. */
export function isOwnManifest({ folder, owner }: SourcePackage, file: string): boolean {
  return file === join(folder, 'package.json') || file === join(owner, 'package.json');
}

/** Files of a package by patterns that start at its folder; a pattern that finds none is an error. */
export function findFiles(source: SourcePackage, patterns: readonly string[]): string[] {
  return patterns.flatMap((pattern) => {
    const found = globSync(pattern, { cwd: source.folder, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    if (found.length === 0) throw new Error(`${source.manifest.name} names ${pattern}, and no file is there.`);
    return found;
  });
}

/** The files below folders of a package, hidden ones included; a path that leads to none is an error. */
export function findFilesBelow(source: SourcePackage, paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const start = join(source.folder, path);
    if (!existsSync(start)) throw new Error(`${source.manifest.name} names ${path}, and no file is there.`);
    if (statSync(start).isFile()) return [start];
    return readdirSync(start, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  });
}

/** The nearest folder that holds all of these files. */
export function commonFolder(files: readonly string[]): string {
  const [first = '', ...others] = files;
  let folder = dirname(first);
  while (others.some((file) => !file.startsWith(`${folder}/`))) folder = dirname(folder);
  return folder;
}

import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, matchesGlob, resolve } from 'node:path';
import { withDependencies } from '@artha/build/readWorkspaces';
import { findContextFiles, readBuildContext, type BuildContext } from './buildContext.ts';

const isBelow = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** Manifests decide which packages are installed: each image has those of all workspaces. */
const isManifest = (path: string): boolean => /(^|\/)package\.json$/.test(path) || path === 'package-lock.json';

/** A pattern stands for the files themselves, not for the workspaces that have them. */
const isPattern = (path: string): boolean => path.includes('*');

/**
 * Finds the files of an image: the workspaces of its content, and those that they depend on by their package.json.
 * @param paths programs, folders, files and patterns of files of the image, relative to the root. Those below `node_modules` are
 * installed, not copied.
 * @throws for a path that the build context does not have.
 * @example findImageSources(readBuildContext(root), ['mfe-tax', 'platform/kit/artha.ts'])
 */
export function findImageSources(context: BuildContext, paths: readonly string[]): string[] {
  const copied = paths.filter((path) => !isBelow(path, 'node_modules') && !isPattern(path));
  const patterns = paths.filter(isPattern);
  for (const path of copied) {
    if (context.files.some((file) => isBelow(file, path))) continue;
    throw new Error(`An image needs ${path}: it is not in the repository, or .dockerignore excludes it.`);
  }
  const owners = context.workspaces.filter(({ folder }) => copied.some((path) => isBelow(path, folder)));
  const parts = [...withDependencies(owners, context.workspaces).map(({ folder }) => folder), ...copied];
  return context.files.filter(
    (file) =>
      isManifest(file) ||
      parts.some((part) => isBelow(file, part)) ||
      patterns.some((pattern) => matchesGlob(file, pattern)),
  );
}

const hasContent = (file: string, content: Buffer): boolean => existsSync(file) && readFileSync(file).equals(content);

/**
 * Copies the files of an image into a folder. Skips unchanged files, and keeps what `.dockerignore` names there:
 * installed packages and builds.
 */
export function copyImageSources(context: BuildContext, target: string, paths: readonly string[]): void {
  const sources = findImageSources(context, paths);
  const isSource = new Set(sources);
  mkdirSync(target, { recursive: true });
  for (const file of findContextFiles(target, context.folder)) {
    if (!isSource.has(file)) rmSync(join(target, file));
  }
  for (const file of sources) {
    const copy = join(target, file);
    const content = readFileSync(join(context.folder, file));
    if (hasContent(copy, content)) continue;
    mkdirSync(dirname(copy), { recursive: true });
    cpSync(join(context.folder, file), copy);
  }
}

if (import.meta.main) {
  const [folder = '', target = '', ...paths] = process.argv.slice(2);
  copyImageSources(readBuildContext(resolve(folder)), resolve(target), paths);
}

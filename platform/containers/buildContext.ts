import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWorkspaces, type Workspace } from '@artha/build/readWorkspaces';

/** The build context of an image: the repository without what `.dockerignore` excludes. */
export interface BuildContext {
  readonly folder: string;
  /** Paths relative to the folder. */
  readonly files: readonly string[];
  readonly workspaces: readonly Workspace[];
}

interface IgnoreRule {
  readonly text: string;
  readonly pattern: RegExp;
  /** Whether it includes again what an earlier rule excludes. */
  readonly isKept: boolean;
}

/**
 * Parses a line of `.dockerignore`, for a path and everything below it.
 * @throws for rare patterns.
 */
function parseRule(line: string): IgnoreRule {
  const isKept = line.startsWith('!');
  const text = (isKept ? line.slice(1) : line).replace(/^\/|\/$/g, '');
  if (/[[\]\\]/.test(text))
    throw new Error(`.dockerignore: “${line}” uses a pattern that the image checks do not support.`);
  const source = text.replaceAll(/\*\*\/|\*\*|[*?]|[.+^${}()|]/g, (part) => {
    if (part === '**/') return '(?:.*/)?';
    if (part === '**') return '.*';
    if (part === '*') return '[^/]*';
    return part === '?' ? '[^/]' : `\\${part}`;
  });
  return { text, isKept, pattern: new RegExp(`^${source}(?:/|$)`) };
}

/** The rules of a `.dockerignore`: https://docs.docker.com/build/concepts/context/#dockerignore-files */
function readRules(folder: string): IgnoreRule[] {
  const file = join(folder, '.dockerignore');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(parseRule);
}

/**
 * Finds the files of a folder that a `.dockerignore` does not exclude; paths relative to the folder, sorted.
 * @param ignoring the folder with the `.dockerignore`.
 */
export function findContextFiles(folder: string, ignoring = folder): string[] {
  const rules = readRules(ignoring);
  const isLeftOut = (path: string) => rules.findLast(({ pattern }) => pattern.test(path))?.isKept === false;
  const mayHoldKept = (path: string) => rules.some(({ isKept, text }) => isKept && text.startsWith(`${path}/`));
  const findBelow = (parent: string): string[] =>
    readdirSync(join(folder, parent), { withFileTypes: true }).flatMap((entry) => {
      const path = join(parent, entry.name);
      if (!entry.isDirectory()) return isLeftOut(path) ? [] : [path];
      return isLeftOut(path) && !mayHoldKept(path) ? [] : findBelow(path);
    });
  return findBelow('').sort();
}

/**
 * Reads the build context of a repository's images.
 * @throws if `.dockerignore` excludes the manifest of a workspace: `npm ci` fails without it.
 */
export function readBuildContext(folder: string): BuildContext {
  const files = findContextFiles(folder);
  const workspaces = readWorkspaces(folder);
  for (const workspace of workspaces) {
    const manifest = `${workspace.folder}/package.json`;
    if (files.includes(manifest)) continue;
    throw new Error(`.dockerignore excludes ${manifest}, without which npm ci fails in every image.`);
  }
  return { folder, files, workspaces };
}

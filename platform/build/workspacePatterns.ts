import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, matchesGlob, relative } from 'node:path';
import * as v from 'valibot';
import { readPackageJson } from './packageManifest.ts';

const listSchema = v.array(v.string());
const manifestSchema = v.object({
  workspaces: v.optional(v.union([listSchema, v.object({ packages: v.optional(listSchema, []) })]), []),
});

/** A value of YAML without its quotes and its comment. */
function plain(text: string): string {
  const quoted = /^\s*(?:"([^"]*)"|'([^']*)')/.exec(text);
  return quoted ? (quoted[1] ?? quoted[2] ?? '') : text.replace(/(^|\s)#.*$/, '').trim();
}

/** `packages` of a pnpm-workspace.yaml: a list in lines, or in one line. Other forms of YAML have no patterns. */
function pnpmPatterns(yaml: string): string[] {
  const lines = yaml.split(/\r?\n/);
  const start = lines.findIndex((line) => /^packages\s*:/.test(line));
  if (start < 0) return [];
  const [, inLine] = /^packages\s*:\s*\[([^\]]*)\]/.exec(lines[start] ?? '') ?? [];
  if (inLine !== undefined) return inLine.split(',').map(plain).filter(Boolean);
  const after = lines.slice(start + 1);
  const end = after.findIndex((line) => /^[^\s#-]/.test(line));
  return after
    .slice(0, end < 0 ? undefined : end)
    .flatMap((line) => /^\s*-\s+(.*)$/.exec(line)?.[1] ?? [])
    .map(plain)
    .filter(Boolean);
}

/**
 * The patterns of folders that a repository's package managers name as its packages: `workspaces` of package.json (npm,
 * yarn, bun), `packages` of pnpm-workspace.yaml; `!` excludes. Empty if there are none.
 * @throws naming package.json if its `workspaces` are no such list.
 */
export function workspacePatterns(repository: string): string[] {
  const workspaces = readPackageJson(repository, manifestSchema)?.workspaces ?? [];
  const file = join(repository, 'pnpm-workspace.yaml');
  return [
    ...('packages' in workspaces ? workspaces.packages : workspaces),
    ...(existsSync(file) ? pnpmPatterns(readFileSync(file, 'utf8')) : []),
  ];
}

/** Folders without sources; a pattern with `**` would walk through them. */
const isSkipped = (path: string): boolean => /^(node_modules|dist|\..+)$/.test(basename(path));

/** A pattern of a package manager as `globSync` writes it: neither a `./` before it nor a slash after it. */
const toGlob = (pattern: string): string => pattern.replace(/^\.\//, '').replace(/\/+$/, '');

/** Patterns in two lists: what they include, and what they exclude. */
function sortPatterns(patterns: readonly string[]) {
  return {
    included: patterns.filter((one) => !one.startsWith('!')).map(toGlob),
    excluded: patterns.flatMap((one) => (one.startsWith('!') ? [toGlob(one.slice(1))] : [])),
  };
}

/**
 * The folders that patterns match, relative to the repository; nothing below `node_modules` or `dist`.
 * @param more patterns that are included, too.
 */
export function workspaceFolders(repository: string, more: readonly string[] = []): string[] {
  const { included, excluded } = sortPatterns(workspacePatterns(repository));
  const find = (patterns: readonly string[]) => globSync([...patterns], { cwd: repository, exclude: isSkipped });
  const left = new Set(find(excluded));
  return [...new Set(find([...more, ...included]))].filter((folder) => !left.has(folder));
}

/** Whether a folder, which does not need to exist, is one of a repository's workspaces. */
export function isWorkspace(repository: string, folder: string): boolean {
  const path = relative(repository, folder);
  const { included, excluded } = sortPatterns(workspacePatterns(repository));
  const matches = (pattern: string) => matchesGlob(path, pattern);
  return included.some(matches) && !excluded.some(matches);
}

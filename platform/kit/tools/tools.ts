import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { readManifest } from '@artha/build/packageManifest';
import { lockfileOf, repositoryOf } from '@artha/build/repositoryOf';

const test = [
  'jest',
  'jest-environment-jsdom',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
];

/**
 * Packages that only one command needs: they are most of a kit, so that command installs them when it first runs. Lint
 * reads the types of the tests.
 */
export const toolsOf = {
  dev: ['webpack-dev-server'],
  test,
  lint: ['oxlint', 'oxlint-tsgolint', 'eslint', 'eslint-plugin-testing-library', ...test],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A command that needs packages of its own. */
export type CommandWithTools = keyof typeof toolsOf;

/** Whether a module of a folder can import a package. */
function isInstalled(name: string, folder: string): boolean {
  if (existsSync(join(folder, 'node_modules', name, 'package.json'))) return true;
  return folder !== dirname(folder) && isInstalled(name, dirname(folder));
}

/**
 * The packages that a command needs and that are not installed for a folder, as `name@range`.
 * @param ranges by the name of the package.
 */
export function missingTools(
  command: CommandWithTools,
  folder: string,
  ranges: Readonly<Record<string, string>>,
): string[] {
  return toolsOf[command].filter((name) => !isInstalled(name, folder)).map((name) => `${name}@${ranges[name] ?? '*'}`);
}

const lockSchema = v.object({ packages: v.record(v.string(), v.unknown()) });

/**
 * Whether these packages are the repository's own, and were left out by an install without those for development: the
 * lockfile of the folder, or else the next one above it, has them. A lockfile of pnpm or yarn is for all workspaces, so
 * there the folder's own package.json must name them.
 */
export function areLocked(names: readonly string[], folder: string): boolean {
  const repository = repositoryOf(folder);
  const file = lockfileOf(repository);
  if (file === undefined) return false;
  if (file.endsWith('package-lock.json')) {
    const { packages } = v.parse(lockSchema, JSON.parse(readFileSync(file, 'utf8')));
    return names.every((name) => `node_modules/${name}` in packages);
  }
  const { dependencies = {}, devDependencies = {} } = readManifest(folder) ?? {};
  return names.every((name) => name in dependencies || name in devDependencies);
}

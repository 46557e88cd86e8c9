import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { lockfileOf } from '@artha/build/repositoryOf';

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

/** Whether a lockfile has a package: npm names its folder, the others write `jest@` and a range. */
function hasPackage(file: string, content: string, name: string): boolean {
  if (file.endsWith('package-lock.json'))
    return `node_modules/${name}` in v.parse(lockSchema, JSON.parse(content)).packages;
  return new RegExp(`(^|[\\s'",])${name}@`, 'm').test(content);
}

/**
 * Whether the lockfile of a folder, or else the next one above it, has these packages: they are then the repository's own,
 * and were left out by an install without those for development.
 */
export function areLocked(names: readonly string[], folder: string): boolean {
  const file = lockfileOf(folder);
  if (file !== undefined) {
    const content = readFileSync(file, 'utf8');
    return names.every((name) => hasPackage(file, content, name));
  }
  return folder !== dirname(folder) && areLocked(names, dirname(folder));
}

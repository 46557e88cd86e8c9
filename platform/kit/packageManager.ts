import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { readPackageJson } from '@artha/build/packageManifest';

/** A package manager that the kit can run. Yarn has two, with other options. */
export type ManagerName = 'npm' | 'pnpm' | 'yarn' | 'yarn classic';

/** How a package manager is asked for what the kit needs. */
export interface PackageManager {
  readonly name: ManagerName;
  /** Its version, if it is known. */
  readonly version: string | undefined;
  readonly program: 'npm' | 'pnpm' | 'yarn';
  readonly install: readonly string[];
  /** Installs packages of the lockfile that were left out, such as those for development. */
  readonly installAll: readonly string[];
  /** Adds packages for development; their names follow. */
  readonly add: readonly string[];
  /** The command by which a workflow installs exactly the lockfile. */
  readonly frozen: string;
  /** The same without scripts of packages. */
  readonly frozenWithoutScripts: string;
}

const quiet = ['--no-audit', '--no-fund'];

const managers: Readonly<Record<ManagerName, Omit<PackageManager, 'name' | 'version'>>> = {
  npm: {
    program: 'npm',
    install: ['install', ...quiet],
    installAll: ['install', '--include=dev', '--no-save', ...quiet],
    add: ['install', '--save-dev', ...quiet],
    frozen: 'npm ci',
    frozenWithoutScripts: 'npm ci --ignore-scripts',
  },
  pnpm: {
    program: 'pnpm',
    install: ['install'],
    installAll: ['install', '--prod=false'],
    add: ['add', '--save-dev'],
    frozen: 'pnpm install --frozen-lockfile',
    frozenWithoutScripts: 'pnpm install --frozen-lockfile --ignore-scripts',
  },
  yarn: {
    program: 'yarn',
    install: ['install'],
    installAll: ['install'],
    add: ['add', '--dev'],
    frozen: 'yarn install --immutable',
    frozenWithoutScripts: 'yarn install --immutable --mode=skip-build',
  },
  'yarn classic': {
    program: 'yarn',
    install: ['install'],
    installAll: ['install', '--production=false'],
    add: ['add', '--dev'],
    frozen: 'yarn install --frozen-lockfile',
    frozenWithoutScripts: 'yarn install --frozen-lockfile --ignore-scripts',
  },
};

/** A package manager by its name. */
export const managerOf = (name: ManagerName, version?: string): PackageManager => ({
  name,
  version,
  ...managers[name],
});

/**
 * Reads the package manager that a person names.
 * @throws with the list for any other.
 */
export function parseManager(named: string): PackageManager {
  const found = (['npm', 'pnpm', 'yarn'] as const).find((one) => one === named);
  if (found) return managerOf(found);
  throw new Error(`artha installs by npm, pnpm or yarn, not by ${named}.`);
}

const manifestSchema = v.object({ packageManager: v.optional(v.string()) });

/** The manager of a name and a version as package managers write them: `pnpm@10.2.0`, `yarn/1.22.22 npm/? …`. */
function readManager(text: string): PackageManager | undefined {
  const [, name, version, major] = /^(npm|pnpm|yarn)[@/]((\d+)[\w.-]*)/.exec(text) ?? [];
  if (name === 'yarn') return managerOf(Number(major) < 2 ? 'yarn classic' : 'yarn', version);
  return name === 'npm' || name === 'pnpm' ? managerOf(name, version) : undefined;
}

function managerIn(folder: string): PackageManager | undefined {
  const has = (file: string) => existsSync(join(folder, file));
  const stated = readPackageJson(folder, manifestSchema)?.packageManager;
  if (stated !== undefined) return readManager(stated);
  if (has('pnpm-lock.yaml') || has('pnpm-workspace.yaml')) return managerOf('pnpm');
  if (has('.yarnrc.yml')) return managerOf('yarn');
  if (has('yarn.lock')) {
    const isClassic = readFileSync(join(folder, 'yarn.lock'), 'utf8').includes('# yarn lockfile v1');
    return managerOf(isClassic ? 'yarn classic' : 'yarn');
  }
  return has('package-lock.json') ? managerOf('npm') : undefined;
}

/** The manager of the nearest folder that has one: by `packageManager` of package.json, or by its lockfile. */
export function findManager(folder: string): PackageManager | undefined {
  const found = managerIn(folder);
  if (found !== undefined) return found;
  return folder === dirname(folder) ? undefined : findManager(dirname(folder));
}

/** The manager that started this command (`pnpm dlx`, `yarn dlx`), which tells so in the environment. */
export function callingManager(env: NodeJS.ProcessEnv = process.env): PackageManager | undefined {
  return readManager(env['npm_config_user_agent'] ?? '');
}

import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { runProgram, type ProgramOutcome } from '@artha/process/runProgram';
import { npm, ownPath, type KitFolder } from './kitFolder.ts';
import { furtherFiles, type LibraryRow, type Variant } from './row.ts';

/** The remote of a row, in a folder outside this repository. */
export interface RowRemote {
  readonly folder: string;
  /** Its name for the site. */
  readonly name: string;
  readonly path: string;
  /** The public half of its key. */
  readonly key: string;
  readonly versions: Readonly<Record<string, string>>;
  /** The option that npm needed besides `npm install`; undefined if nothing. */
  readonly installedBy?: string | undefined;
  /** Runs `artha`. */
  readonly run: (...args: readonly string[]) => Promise<ProgramOutcome>;
}

/** Some libraries have the name of a page of the site. */
const remoteName = ({ name }: LibraryRow): string => `try-${name}`;

const SCREEN = 'Example';

/** More than any of the libraries has, so that a run shows what each costs instead of a refusal. */
const budgets = {
  own: { limit: 3000, reason: 'The run measures what the library costs.' },
  total: { limit: 3200, reason: 'The run measures what the library costs.' },
  html: { limit: 300, reason: 'The run measures what the library costs.' },
};

const versionSchema = v.object({ version: v.string() });

function installedVersions(folder: string, { packages }: LibraryRow): Record<string, string> {
  return Object.fromEntries(
    packages.map((specifier) => {
      const name = specifier.replace(/(?<=.)@.*$/, '');
      const manifest = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8');
      return [name, v.parse(versionSchema, JSON.parse(manifest)).version];
    }),
  );
}

/** Installs the row's packages. @returns the option that npm needed. */
async function install(folder: string, { packages }: LibraryRow): Promise<string | undefined> {
  const args = ['install', '--save', '--ignore-scripts', '--omit=peer', ...packages];
  try {
    await npm(folder, ...args);
    return undefined;
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes('ERESOLVE')) throw error;
    await npm(folder, ...args, '--legacy-peer-deps');
    return '--legacy-peer-deps';
  }
}

/**
 * Creates the remote of a row by `artha create`, and installs its packages.
 * @throws if a package cannot be installed.
 */
export async function createRowRemote(kit: KitFolder, row: LibraryRow, siteUrl: string): Promise<RowRemote> {
  const name = remoteName(row);
  const folder = join(kit.folder, name);
  const env = { PATH: ownPath(kit), ARTHA_SITE: siteUrl };
  // Installed packages are kept for the next run.
  const kept = join(kit.folder, `${name}.node_modules`);
  if (existsSync(join(folder, 'node_modules'))) renameSync(join(folder, 'node_modules'), kept);
  rmSync(folder, { recursive: true, force: true });
  const created = await runProgram('artha', ['create', name, '--no-install'], { cwd: kit.folder, env });
  const key = /"key": "([0-9a-f]{64})"/.exec(created.output)?.[1];
  if (key === undefined) throw new Error(`artha create ${name}:\n${created.output}`);
  if (existsSync(kept)) renameSync(kept, join(folder, 'node_modules'));
  const manifest = { name, version: '0.1.0', private: true, type: 'module', artha: { key: 'artha.key.pem' }, budgets };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  const installedBy = await install(folder, row);
  return {
    folder,
    name,
    path: `/tools/${name}`,
    key,
    installedBy,
    versions: installedVersions(folder, row),
    run: (...args) => runProgram('artha', args, { cwd: folder, env }),
  };
}

/** Runs what the team runs before it builds. @throws with its output if it fails. */
export async function prepareSources(
  { folder }: RowRemote,
  { prepare: [command, ...args] }: LibraryRow,
): Promise<void> {
  if (command === undefined) return;
  const { code, output } = await runProgram(join(folder, 'node_modules/.bin', command), args, { cwd: folder });
  if (code !== 0) throw new Error(`${command}: ${output}`);
}

/** Writes the sources of a row's remote in one of its ways. */
export function writeSources({ folder, name, path }: RowRemote, row: LibraryRow, { route, screen }: Variant): void {
  rmSync(join(folder, 'src'), { recursive: true, force: true });
  const source = screen === undefined ? row.screen : join(dirname(row.screen), `${screen}.tsx.txt`);
  const [, ending = 'tsx'] = /\.(\w+)\.txt$/.exec(basename(source)) ?? [];
  mkdirSync(join(folder, 'src/screens/example'), { recursive: true });
  writeFileSync(
    join(folder, 'src/screens/example', `${SCREEN}.${ending}`),
    readFileSync(source, 'utf8').replace(/^\/\*---[^]*?---\*\/\n/, ''),
  );
  const config = {
    name,
    owner: `team-${name}`,
    contract: 1,
    ...row.config,
    routes: [
      {
        path,
        screen: SCREEN,
        title: row.title,
        description: `A page that uses ${row.title} as its documentation shows.`,
        tool: { name: row.title, description: 'A page of the run of libraries.', order: 100 },
        ...row.route,
        ...route,
      },
    ],
  };
  writeFileSync(join(folder, 'remote.config.ts'), `export default ${JSON.stringify(config, null, 2)};\n`);
  const further = furtherFiles(row.name);
  if (!existsSync(further)) return;
  for (const file of globSync('**/*.txt', { cwd: further })) {
    const target = join(folder, file.replace(/\.txt$/, ''));
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(further, file), target);
  }
}

import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import type { ProgramOutcome } from '../runProgram.ts';
import { runScript } from './runScript.ts';
import { root } from '../root.ts';

const manifestSchema = v.object({ name: v.string() });

/** The folders of the packages that the platform consists of. */
const ownFolders = globSync(
  ['shared', 'observability', 'platform/*', 'deploy/checks', 'tools/{repo,sandbox}'].map(
    (folder) => `${folder}/package.json`,
  ),
  {
    cwd: root,
  },
).map((file) => dirname(file));

const nameOf = (folder: string): string =>
  v.parse(manifestSchema, JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))).name;

/** A test's own repository in which this platform works: it builds, measures and runs what the test writes there. */
export interface OwnRepository {
  readonly folder: string;
  /** Writes a file and its parent folders. */
  readonly write: (path: string, content: string | Uint8Array) => void;
  /** Writes a program into `node_modules/.bin`: the text of a CommonJS module. */
  readonly writeProgram: (name: string, code: string) => void;
  /** Runs one of its scripts, such as `tools/repo/sizes.ts`. */
  readonly run: (
    file: string,
    args?: readonly string[],
    env?: Readonly<Record<string, string>>,
  ) => Promise<ProgramOutcome>;
  readonly remove: () => void;
}

/** Creates a repository with this platform and the installed packages, and nothing else. */
export function createRepository(): OwnRepository {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'artha-repository-')));
  for (const own of ownFolders) {
    cpSync(join(root, own), join(folder, own), {
      recursive: true,
      filter: (file) => !/\.test\.tsx?$|\/testing$|\/node_modules$/.test(file),
    });
  }
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')).filter((one) => !one.startsWith('.'))) {
    if (name !== '@artha') symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  mkdirSync(join(folder, 'node_modules/@artha'));
  for (const own of ownFolders) symlinkSync(join(folder, own), join(folder, 'node_modules', nameOf(own)));
  const write: OwnRepository['write'] = (path, content) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  write('package.json', JSON.stringify({ type: 'module', workspaces: [] }));
  write('package-lock.json', '{}');
  return {
    folder,
    write,
    writeProgram: (name, code) => {
      const file = join(folder, 'node_modules/.bin', name);
      rmSync(file, { force: true });
      writeFileSync(file, `#!${process.execPath}\n${code}\n`, { mode: 0o755 });
    },
    run: (file, args, env) => runScript(join(folder, file), args, env, folder),
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

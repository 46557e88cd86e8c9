import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runScript, type ScriptOutcome } from './runScript.ts';

const root = join(import.meta.dirname, '../..');

/** The packages of this repository that the platform consists of. */
const linked = ['shared', 'observability'];

/** A test's own repository in which this platform works: it builds, measures and runs what the test writes there. */
export interface OwnRepository {
  readonly folder: string;
  /** Writes a file and its parent folders. */
  readonly write: (path: string, content: string | Uint8Array) => void;
  /** Writes a program into `node_modules/.bin`: the text of a CommonJS module. */
  readonly writeProgram: (name: string, code: string) => void;
  /** Runs a script of its platform, such as `sizes.ts`. */
  readonly run: (
    file: string,
    args?: readonly string[],
    env?: Readonly<Record<string, string>>,
  ) => Promise<ScriptOutcome>;
  readonly remove: () => void;
}

/** Creates a repository with this platform and the installed packages, and nothing else. */
export function createRepository(): OwnRepository {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'artha-repository-')));
  for (const name of ['platform', ...linked]) {
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (file) => !/\.test\.tsx?$|\/testing$|\/node_modules$/.test(file),
    });
  }
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')).filter((one) => !one.startsWith('.'))) {
    if (name !== '@artha') symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  mkdirSync(join(folder, 'node_modules/@artha'));
  for (const name of linked) symlinkSync(join(folder, name), join(folder, 'node_modules/@artha', name));
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
    run: (file, args, env) => runScript(join(folder, 'platform', file), args, env, folder),
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

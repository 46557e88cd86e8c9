import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@artha/process/port';
import { timeLimit } from '@artha/process/timeLimit';

/** Time limit until a new cluster responds, in milliseconds. */
const START_MS = 20_000;
const PAUSE_MS = 100;

/** A test's own PostgreSQL: its data is not kept. */
export interface Postgres {
  readonly port: number;
  /** Runs statements as the superuser `postgres`. */
  readonly run: (database: string, statements: string) => void;
  readonly close: () => Promise<void>;
}

/** The folder of PostgreSQL's programs: on the search path, or in the location of Debian's packages. */
function findPrograms(): string {
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
  ];
  const folder = folders.find((one) => ['initdb', 'postgres', 'psql'].every((name) => existsSync(join(one, name))));
  if (folder === undefined) throw new Error('PostgreSQL is not installed. On Debian: apt install postgresql');
  return folder;
}

/** PostgreSQL refuses to run as root: it gets the account of its package. */
function findAccount(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Starts PostgreSQL on the loopback interface, in a folder that is deleted with it. */
export async function startPostgres(): Promise<Postgres> {
  const programs = findPrograms();
  const account = findAccount();
  const folder = mkdtempSync(join(tmpdir(), 'artha-postgres-'));
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const program = (name: string, args: readonly string[]) => {
    execFileSync(join(programs, name), args, { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  };
  program('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-N']);
  const settings = ['fsync=off', 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...account, cwd: folder, stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => {
      resolve();
    });
  });
  const run = (database: string, statements: string) => {
    const address = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-d', database];
    program('psql', [...address, '-q', '-v', 'ON_ERROR_STOP=1', '-c', statements]);
  };
  const close = async () => {
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const end = Date.now() + timeLimit(START_MS);
  for (;;) {
    try {
      run('postgres', 'select 1');
      return { port, run, close };
    } catch (cause) {
      if (Date.now() < end && server.exitCode === null) {
        await wait(PAUSE_MS);
        continue;
      }
      await close();
      throw new Error('PostgreSQL does not start.', { cause });
    }
  }
}

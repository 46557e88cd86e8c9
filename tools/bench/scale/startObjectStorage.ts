import { spawn } from 'node:child_process';
import { access, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@artha/process/port';

/** An object storage with an empty bucket. */
export interface RunningStorage {
  /** Address of a store in it. @param prefix of its objects. */
  readonly addressOf: (prefix: string) => string;
  readonly close: () => Promise<void>;
}

const BUCKET = 'artha-bench';
const STARTED_WITHIN_MS = 10_000;

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Finds versitygw, where `go install` puts it, or on the path; undefined if it is not installed. */
async function findServer(): Promise<string | undefined> {
  const { PATH = '', GOBIN = '', GOPATH = join(homedir(), 'go') } = process.env;
  for (const folder of [GOBIN, join(GOPATH, 'bin'), ...PATH.split(delimiter)]) {
    if (folder !== '' && (await isThere(join(folder, 'versitygw')))) return join(folder, 'versitygw');
  }
  return undefined;
}

const storageAt = (endpoint: string, close: () => Promise<void>): RunningStorage => ({
  addressOf: (prefix) => `s3://${BUCKET}/${prefix}?endpoint=${endpoint}&region=us-east-1&path-style=true`,
  close,
});

/**
 * The object storage that `ARTHA_TEST_S3` names, with a bucket `artha-bench`; otherwise starts versitygw on a free port
 * (CONTRIBUTING.md says how to install it).
 * @returns undefined if there is none.
 */
export async function startObjectStorage(): Promise<RunningStorage | undefined> {
  const { ARTHA_TEST_S3: given } = process.env;
  if (given !== undefined) return storageAt(given, () => Promise.resolve());
  const server = await findServer();
  if (server === undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'artha-bench-s3-'));
  // A folder in it is a bucket.
  await mkdir(join(folder, BUCKET));
  const port = String(await freePort());
  const [user, secret] = ['bench', 'bench-secret'];
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: user, AWS_SECRET_ACCESS_KEY: secret });
  const child = spawn(server, ['--port', `127.0.0.1:${port}`, '--quiet', 'posix', folder], {
    env: { ...process.env, ROOT_ACCESS_KEY: user, ROOT_SECRET_KEY: secret },
    stdio: 'ignore',
  });
  const stop = () => child.kill('SIGKILL');
  process.once('exit', stop);
  const endpoint = `http://127.0.0.1:${port}`;
  const isUp = () => fetch(endpoint).then(Boolean, () => false);
  const deadline = performance.now() + STARTED_WITHIN_MS;
  while (!(await isUp())) {
    if (performance.now() > deadline) throw new Error(`${server} does not answer at ${endpoint}.`);
    await wait(50);
  }
  return storageAt(endpoint, async () => {
    stop();
    process.off('exit', stop);
    await rm(folder, { recursive: true, force: true });
  });
}

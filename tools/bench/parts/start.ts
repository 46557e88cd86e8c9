import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Bench } from '../bench.ts';
import { cleanEnvironment } from '../cleanEnvironment.ts';
import type { PartFindings } from '../measurement.ts';
import { root } from '../paths.ts';

const execute = promisify(execFile);

const START_TIMEOUT_MS = 600_000;
const KEPT_OUTPUT = 1500;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address) resolve(address.port);
        else reject(new Error('There is no free port.'));
      });
    });
  });
}

/**
 * Seconds from `npm start` to the line with the site's address; then it stops all of its processes as Ctrl-C does.
 * @throws with the last output if it ends, does not respond or takes longer than ten minutes.
 */
async function timeToStart(folder: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...cleanEnvironment(process.env), PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const { pid } = child;
  const interrupt = () => {
    if (pid !== undefined && child.exitCode === null && child.signalCode === null) process.kill(-pid, 'SIGINT');
  };
  process.once('exit', interrupt);
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      resolve();
    });
  });
  let output = '';
  try {
    const [url, seconds] = await new Promise<[string, number]>((resolve, reject) => {
      const fail = (why: string) => {
        reject(new Error(`npm start ${why}. Its last output:\n${output.slice(-KEPT_OUTPUT)}`));
      };
      const timer = setTimeout(fail, START_TIMEOUT_MS, 'printed no address within ten minutes');
      const gather = (chunk: Buffer) => {
        output += chunk.toString();
        const address = /runs at (http:\S+)/.exec(output)?.[1];
        if (address) resolve([address, (performance.now() - started) / 1000]);
      };
      child.stdout.on('data', gather);
      child.stderr.on('data', gather);
      child.once('error', (error) => {
        fail(`did not run: ${error.message}`);
      });
      void ended.then(() => {
        clearTimeout(timer);
        fail('ended');
      });
    });
    const response = await fetch(url);
    if (!response.ok) throw new Error(`npm start printed ${url}, which answers ${response.status}.`);
    return seconds;
  } finally {
    interrupt();
    await ended;
    process.off('exit', interrupt);
  }
}

/** Runs `npm start` twice in a fresh clone of the last commit, with the machine's own Node and npm cache. */
export async function measureStart(bench: Bench): Promise<PartFindings> {
  const folder = await mkdtemp(join(tmpdir(), 'artha-bench-start-'));
  try {
    await execute('git', ['clone', '--quiet', root, folder]);
    const first = await timeToStart(folder);
    bench.say(`start, first time: ${first.toFixed(1)} s`);
    const second = await timeToStart(folder);
    bench.say(`start, second time: ${second.toFixed(1)} s`);
    return {
      measurements: [
        { budget: 'firstStart', where: '', value: first },
        { budget: 'secondStart', where: '', value: second },
      ],
      notes: ['Start: once each, from the command to the printed address; of the commit, without uncommitted changes.'],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

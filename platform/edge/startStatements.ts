import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { isAnswering } from './isAnswering.ts';

/** Many times longer than it takes on a slow machine that is busy: what waits longer waits in vain. */
const START_TIMEOUT_MS = 60_000;

/** How often a running service is asked whether it runs, and the number of failures after which it is ended. */
const defaultChecks = { everyMs: 5000, failures: 3, restartAfterMs: 500 };
/** The longest time before a service that ended again is started again, in ms. */
const LONGEST_WAIT_MS = 30_000;

/** Resolves once a process has ended. */
async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** Resolves with the address that the service logs. */
async function readAddress(child: ChildProcess): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const fail = (why: string) => {
      clearTimeout(timer);
      child.kill('SIGTERM');
      reject(new Error(`The statement service did not start: ${why}.`));
    };
    const timer = setTimeout(fail, START_TIMEOUT_MS, 'it wrote nothing');
    child.once('error', (error) => {
      fail(error.message);
    });
    child.once('exit', (code) => {
      fail(`it ended with code ${String(code)}`);
    });
    if (!child.stdout) return;
    createInterface(child.stdout).on('line', (line) => {
      const address = /http:\/\/[\d.]+:\d+/.exec(line)?.[0];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
}

/**
 * Starts the statement service in its own process on a free port of the loopback interface, and starts it again at the
 * same address if it ends, or if it does not answer any more.
 * @param folder the service's workspace.
 * @param environment settings of the service besides those of this process.
 * @throws if it does not log that it listens.
 */
export async function startStatements(
  folder: string,
  environment: Readonly<Record<string, string>> = {},
  checks: Partial<typeof defaultChecks> = {},
): Promise<{ url: string; close: () => Promise<void> }> {
  const { everyMs, failures, restartAfterMs } = { ...defaultChecks, ...checks };
  const start = (port: string) =>
    spawn(process.execPath, [join(folder, 'src/service/server.ts')], {
      // Only the edge is in front of it, and sends each client's address.
      env: { STATEMENTS_TRUST_PROXY: 'loopback', ...process.env, ...environment, PORT: port, HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'inherit'],
      // A separate process group: Ctrl-C reaches only the site, which then stops the service gracefully.
      detached: true,
    });
  let child = start('0');
  // However this process ends, it ends the service.
  const end = () => {
    child.kill('SIGTERM');
  };
  process.once('exit', end);
  const url = await readAddress(child).catch((error: unknown) => {
    process.off('exit', end);
    throw error;
  });

  const closing = new AbortController();
  const { signal } = closing;
  const isClosing = () => signal.aborted;

  let isRunning = true;
  /** Ends a service that does not answer: one that is stopped takes no other signal. */
  const watch = async () => {
    for (let failed = 0; !isClosing();) {
      await wait(everyMs, undefined, { signal, ref: false });
      failed = !isRunning || (await isAnswering(url)) ? 0 : failed + 1;
      if (failed < failures) continue;
      failed = 0;
      child.kill('SIGKILL');
    }
  };
  const keepUp = async () => {
    for (let waitMs = restartAfterMs; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
      await ended(child);
      if (isClosing()) return;
      isRunning = false;
      console.error('The statement service ended. It is started again.');
      await wait(waitMs, undefined, { signal, ref: false });
      child = start(new URL(url).port);
      // If it fails, it ends, and the next attempt comes later.
      isRunning = await readAddress(child).then(
        () => true,
        () => false,
      );
      if (isRunning) waitMs = restartAfterMs;
    }
  };
  // Both end with the signal.
  void watch().catch(() => undefined);
  const kept = keepUp().catch(() => undefined);

  return {
    url,
    close: async () => {
      closing.abort();
      process.off('exit', end);
      end();
      await kept;
      await ended(child);
    },
  };
}

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Many times longer than it takes on a slow machine that is busy: what waits longer waits in vain. */
const START_TIMEOUT_MS = 60_000;

/**
 * Starts the statement service in its own process on a free port of the loopback interface.
 * @param folder the service's workspace.
 * @param environment settings of the service besides those of this process.
 * @throws if it does not log that it listens.
 */
export async function startStatements(
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<{ url: string; close: () => Promise<void> }> {
  const child = spawn(process.execPath, [join(folder, 'src/service/server.ts')], {
    // Only the edge is in front of it, and sends each client's address.
    env: { STATEMENTS_TRUST_PROXY: 'loopback', ...process.env, ...environment, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A separate process group: Ctrl-C reaches only the site, which then stops the service gracefully.
    detached: true,
  });
  // However this process ends, it ends the service.
  const end = () => {
    child.kill('SIGTERM');
  };
  process.once('exit', end);
  const gone = new Promise<void>((resolve) =>
    child.once('exit', () => {
      resolve();
    }),
  );
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => {
      fail('it wrote nothing');
    }, START_TIMEOUT_MS);
    const fail = (why: string) => {
      clearTimeout(timer);
      process.off('exit', end);
      end();
      reject(new Error(`The statement service did not start: ${why}.`));
    };
    child.once('error', (error) => {
      fail(error.message);
    });
    child.once('exit', (code) => {
      fail(`it ended with code ${String(code)}`);
    });
    createInterface(child.stdout).on('line', (line) => {
      const address = /http:\/\/[\d.]+:\d+/.exec(line)?.[0];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
  return {
    url,
    close: async () => {
      process.off('exit', end);
      end();
      await gone;
    },
  };
}

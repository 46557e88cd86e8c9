import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '@artha/process/root';

/** A service in its own process. */
export interface RunningPart {
  /** The last address that it logged before it was ready. */
  readonly url: string;
  /** Every address that it logged until then. */
  readonly addresses: readonly string[];
  /** Every line that it wrote so far. */
  readonly lines: readonly string[];
  /** Stops it gracefully. */
  readonly stop: () => Promise<void>;
}

/**
 * Runs a program of the repository until it logs where it listens.
 * @param program its path from the root.
 * @param listens the number of addresses to wait for.
 * @throws with its output if it ends before.
 */
export async function runPart(
  program: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>>,
  listens = 1,
): Promise<RunningPart> {
  const { NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [join(root, program), ...parameters], {
    env: { ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }), PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const addresses: string[] = [];
  let standardError = '';
  child.stderr.on('data', (chunk) => (standardError += String(chunk)));
  const ended = once(child, 'close');
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      lines.push(line);
      const address = /http:\/\/[\d.]+:\d+/.exec(line)?.[0];
      if (address) addresses.push(address);
      if (address && addresses.length === listens) resolve(address);
    });
    void ended.then(() => {
      reject(new Error(`${program} ended: ${standardError}`));
    });
  });
  return {
    url,
    addresses,
    lines,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

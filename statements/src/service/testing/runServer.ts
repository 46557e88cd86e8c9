import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { patientLimits } from './patientLimits.ts';

/** The service as a separate process, for tests of behaviour that only appears in one. */
export interface RunningServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** The log entries so far, one per request. */
  readonly log: readonly unknown[];
  /** Its standard error so far. */
  readonly warnings: () => string;
  /** Stops it as an operator would; returns its exit code. */
  stop(): Promise<number | null>;
}

const addressSchema = v.pipe(v.string(), v.regex(/^http:\/\/[\w.]+:\d+$/));

const { NODE_COMPILE_CACHE } = process.env;
const codeCache = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };

/** Starts the service on a free port, with one child. Rejects with its error output if it does not start. */
export async function runServer(environment: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../server.ts')], {
    env: { ...codeCache, ...patientLimits, STATEMENTS_WORKERS: '1', ...environment, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: unknown[] = [];
  let standardError = '';
  child.stderr.on('data', (chunk) => (standardError += String(chunk)));
  const ended = once(child, 'exit');
  const lines = createInterface(child.stdout);
  const started = once(lines, 'line');
  const failed = ended.then(() => Promise.reject(new Error(`The service did not start: ${standardError}`)));
  failed.catch(() => undefined);
  const [line] = v.parse(v.tuple([v.string()]), await Promise.race([started, failed]));
  lines.on('line', (entry: string) => log.push(JSON.parse(entry)));
  return {
    url: v.parse(addressSchema, /http:[^"]+/.exec(line)?.[0]),
    process: child,
    log,
    warnings: () => standardError,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
  };
}

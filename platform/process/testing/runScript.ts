import { spawn } from 'node:child_process';
import { resolve as resolvePath } from 'node:path';

/** The result of a script. */
export interface ScriptOutcome {
  readonly code: number | null;
  /** Its output, both streams in order. */
  readonly output: string;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a script of `platform/`, or one with an absolute path, in its own process, as npm does. */
export function runScript(
  file: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
  cwd = process.cwd(),
): Promise<ScriptOutcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [resolvePath(import.meta.dirname, '../..', file), ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const printed = { output: '', stdout: '', stderr: '' };
    for (const stream of ['stdout', 'stderr'] as const) {
      child[stream].on('data', (chunk: Buffer) => {
        printed.output += chunk.toString();
        printed[stream] += chunk.toString();
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code, ...printed });
    });
  });
}

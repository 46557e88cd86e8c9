import { spawn } from 'node:child_process';

/** The result of a program. */
interface ProgramOutcome {
  /** null if a signal ended it. */
  readonly code: number | null;
  /** Its output on both streams, in order. */
  readonly output: string;
}

/** How a program runs. */
interface ProgramOptions {
  readonly cwd: string;
  /** Additional environment variables. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs a script in its own process, with this process's Node.
 * @throws if the process cannot be started.
 */
export function runNode(args: readonly string[], { cwd, env = {} }: ProgramOptions): Promise<ProgramOutcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env } });
    let output = '';
    const gather = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', gather);
    child.stderr.on('data', gather);
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code, output });
    });
  });
}

import { spawn } from 'node:child_process';

/** What came of a program. */
interface ProgramOutcome {
  /** null if a signal ended it. */
  readonly code: number | null;
  /** What it wrote to both of its outputs, in its order. */
  readonly output: string;
}

/** How a program runs. */
interface ProgramOptions {
  readonly cwd: string;
  /** Besides the environment of this process. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a script in a process of its own, on this process's Node. @throws if the process cannot be started. */
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

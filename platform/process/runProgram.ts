import { spawn } from 'node:child_process';

/** The result of a program; its output is empty if it was shown. */
export interface ProgramOutcome {
  /** null if a signal ended it. */
  readonly code: number | null;
  /** Both streams, in order. */
  readonly output: string;
  readonly stdout: string;
  readonly stderr: string;
}

/** How a program runs. */
export interface ProgramOptions {
  readonly cwd: string;
  /** Additional environment variables. */
  readonly env?: Readonly<Record<string, string>>;
  /** `gather`, the default, keeps the program's output; `show` passes it on while it runs. */
  readonly output?: 'gather' | 'show';
  /** Whether a shell starts it, as commands of npm need on Windows. */
  readonly shell?: boolean;
}

/**
 * Runs a program in its own process, without input.
 * @throws if the process cannot be started.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  { cwd, env = {}, output = 'gather', shell = false }: ProgramOptions,
): Promise<ProgramOutcome> {
  return new Promise((resolve, reject) => {
    const stream = output === 'show' ? 'inherit' : 'pipe';
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', stream, stream],
      shell,
    });
    const printed = { output: '', stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name]?.setEncoding('utf8').on('data', (text: string) => {
        printed.output += text;
        printed[name] += text;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code, ...printed });
    });
  });
}

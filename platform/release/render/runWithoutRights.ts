import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { ProgressTimer, type ProgressLimits } from './progressTimer.ts';

/** What a process without rights may read and use. */
export interface ProcessBounds {
  /** Files and folders that it may read; it may not write any. */
  readonly readable: readonly string[];
  readonly memoryBytes: number;
  readonly progress: ProgressLimits;
  readonly outputBytes: number;
  /** Is called with the index of each line as it ends. */
  readonly onLine?: (index: number) => void;
}

/** The output of a process, and how it ended. */
export interface ProcessOutput {
  readonly output: string;
  readonly end: string;
}

/**
 * Runs one of our programs with this Node, without environment and without the rights that Node can withdraw: files,
 * processes, workers, addons. Kills it if it makes no progress or writes too much.
 * @returns its output, however it ended.
 */
export function runWithoutRights(
  program: string,
  input: string | Uint8Array,
  bounds: ProcessBounds,
): Promise<ProcessOutput> {
  const child = spawn(
    process.execPath,
    [
      '--permission',
      ...bounds.readable.map((path) => `--allow-fs-read=${path}`),
      `--max-old-space-size=${Math.ceil(bounds.memoryBytes / 1024 / 1024)}`,
      // By default a process keeps 80 MB more for objects that live briefly, and renders no faster.
      '--max-semi-space-size=4',
      // By default V8 uses one of the 8 MB that systems give; the interpreter's calls take three times its own stack.
      '--stack-size=7000',
      '--disallow-code-generation-from-strings',
      program,
    ],
    { env: {}, cwd: tmpdir(), stdio: ['pipe', 'pipe', 'ignore'] },
  );
  return new Promise((fulfil) => {
    let reason: string | undefined;
    let output = '';
    let bytes = 0;
    let lines = 0;
    const stop = (why: string) => {
      reason ??= why;
      child.kill('SIGKILL');
    };
    const timer = new ProgressTimer(bounds.progress, (limitMs) => {
      stop(`It did not respond for more than ${limitMs / 1000} s.`);
    });
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      bytes += Buffer.byteLength(chunk);
      if (bytes > bounds.outputBytes) stop(`It writes more than ${bounds.outputBytes} bytes.`);
      else output += chunk;
      timer.addOutput(chunk);
      for (const character of chunk) {
        if (character !== '\n') continue;
        bounds.onLine?.(lines);
        lines += 1;
      }
    });
    // A process that ends early does not read its remaining input.
    child.stdin.on('error', () => undefined).end(input);
    child.on('error', (error) => {
      reason ??= error.message;
    });
    child.on('close', (code, signal) => {
      timer.stop();
      fulfil({ output, end: reason ?? `Its process ended (${signal ?? `code ${code ?? ''}`}).` });
    });
  });
}

import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { readProcessUse } from './processUse.ts';
import { ProgressTimer, type ProgressLimits } from './progressTimer.ts';
import { UseLimiter, type UseLimits } from './UseLimiter.ts';

/** The rights of a process: all that it may read and use. */
export interface ProcessBounds {
  /** Files and folders that it may read; it may not write any. */
  readonly readable: readonly string[];
  /** Memory of its JavaScript. */
  readonly memoryBytes: number;
  readonly progress: ProgressLimits;
  readonly use: UseLimits;
  readonly outputBytes: number;
  /** Whether it may load native code of our packages; not by default. */
  readonly addons?: boolean | undefined;
  /** Is called with the index of each line as it ends. */
  readonly onLine?: (index: number) => void;
}

/** The output of a process, and how it ended. */
export interface ProcessOutput {
  readonly output: Buffer;
  readonly end: string;
  /** Processor time that it took. */
  readonly cpuMs: number;
}

const LINE_END = 0x0a;

/** How many lines end in a part of the output. */
function countLines(chunk: Buffer): number {
  let lines = 0;
  for (let at = chunk.indexOf(LINE_END); at !== -1; at = chunk.indexOf(LINE_END, at + 1)) lines += 1;
  return lines;
}

/** If the machine's memory is used up before a limit is noticed, Linux ends this process, and not the service. */
function endFirst(pid: number): void {
  writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => undefined);
}

/**
 * Runs one of our programs with this Node, without environment and without the rights that Node can withdraw: files,
 * processes, workers, addons. Kills it if it makes no progress, uses too much or writes too much.
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
      ...(bounds.addons ? ['--allow-addons'] : []),
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
  if (child.pid !== undefined) endFirst(child.pid);
  return new Promise((fulfil) => {
    let reason: string | undefined;
    const output: Buffer[] = [];
    let bytes = 0;
    let lines = 0;
    const stop = (why: string) => {
      reason ??= why;
      child.kill('SIGKILL');
    };
    const timer = new ProgressTimer(bounds.progress, (limitMs) => {
      stop(`It did not respond for more than ${limitMs / 1000} s.`);
    });
    const limiter = new UseLimiter(
      bounds.use,
      () => (child.pid === undefined ? undefined : readProcessUse(child.pid)),
      stop,
    );
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > bounds.outputBytes) {
        stop(`It writes more than ${bounds.outputBytes} bytes.`);
        return;
      }
      output.push(chunk);
      const ended = countLines(chunk);
      if (ended === 0) return;
      timer.addLines(ended);
      limiter.startLine();
      for (let line = 0; line < ended; line += 1) bounds.onLine?.(lines + line);
      lines += ended;
    });
    // A process that ends early does not read its remaining input.
    child.stdin.on('error', () => undefined).end(input);
    child.on('error', (error) => {
      reason ??= error.message;
    });
    child.on('close', (code, signal) => {
      timer.stop();
      limiter.stop();
      const end = reason ?? `Its process ended (${signal ?? `code ${code ?? ''}`}).`;
      fulfil({ output: Buffer.concat(output), end, cpuMs: limiter.usedMs });
    });
  });
}

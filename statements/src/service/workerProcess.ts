import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { workerMessageSchema } from './messages.ts';
import type { Job, JobOutcome } from './messages.ts';
import { UploadError } from './uploadError.ts';

/** The limits of a child process. */
export interface WorkerLimits {
  readonly timeLimitMs: number;
  readonly memoryLimitBytes: number;
}

/** One child process. It runs one job at a time; beyond a limit it is killed. */
export interface WorkerProcess {
  /** Resolves when the child can take jobs; rejects if it ends before that. */
  readonly ready: Promise<void>;
  /** Resolves when the child has ended, for any reason. */
  readonly ended: Promise<void>;
  /** Rejects with `UploadError`: too-slow, too-much-memory, unreadable; interrupted if the child was lost. */
  run(job: Job): Promise<JobOutcome>;
  /** Whether it may run another job: not after it ended or failed, nor if it keeps much memory from the last job. */
  isReusable(): boolean;
  /** Its current resident memory; 0 if the system does not report it. */
  residentBytes(): number;
  stop(): void;
}

const memoryCheckIntervalMs = 20;

/** Resident memory of a process, from outside; 0 if the system has no /proc, so that only the time limit applies. */
function residentBytes(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1');
    return Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

const shell = '/bin/sh';
/** Memory a child reserves, most of it unused, before it reads anything: 1.3 GB with Node 24. */
const initialDataBytes = 2 ** 31;
/** Room for the characters of many pages before they are processed, which makes long statements a sixth faster. */
const heapOptions = ['--max-old-space-size=256', '--max-semi-space-size=16'];

/**
 * Builds the command of a child. If the system has a shell, the kernel enforces two limits: no core dump, so that a
 * crash writes nothing of a statement to the disk, and a maximum for memory that is taken faster than it can be
 * checked.
 */
function buildCommand(memoryLimitBytes: number, program: string): [string, string[]] {
  const child = [...heapOptions, program];
  if (!existsSync(shell)) return [process.execPath, child];
  const kilobytes = Math.ceil((memoryLimitBytes + initialDataBytes) / 1024);
  const limited = `ulimit -c 0; ulimit -d ${kilobytes} 2>/dev/null; exec "$@"`;
  return [shell, ['-c', limited, 'sh', process.execPath, ...child]];
}

/** The folder for Node's compiled code, if the operator sets one: tests start hundreds of children. */
const codeCache = process.env['NODE_COMPILE_CACHE'];

const reader = join(import.meta.dirname, 'worker.ts');

/**
 * Starts a child. It gets no other environment and no streams, so that nothing of a file can reach a log through it.
 * @param program the program of the child; it reads statements by default.
 */
export function startWorkerProcess(
  { timeLimitMs, memoryLimitBytes }: WorkerLimits,
  program: string = reader,
): WorkerProcess {
  const [command, parameters] = buildCommand(memoryLimitBytes, program);
  const child = spawn(command, parameters, {
    env: codeCache === undefined ? {} : { NODE_COMPILE_CACHE: codeCache },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = once(child, 'exit').then(() => undefined);
  const ready = Promise.race([
    once(child, 'message').then(() => undefined),
    ended.then(() => Promise.reject(new Error('A statement worker ended before it was ready'))),
  ]);
  ready.catch(() => undefined);

  /** A child that fails in the middle of a file reports that and then ends itself. */
  let hasFailed = false;
  // A child that has ended may still be connected.
  const isAlive = () => child.connected && !child.killed && child.exitCode === null && child.signalCode === null;

  function run(job: Job): Promise<JobOutcome> {
    return new Promise((resolve, reject) => {
      const fail = (error: UploadError) => {
        stopWatching();
        child.kill('SIGKILL');
        reject(error);
      };
      const timer = setTimeout(() => fail(new UploadError('too-slow')), timeLimitMs);
      const watch = setInterval(() => {
        if (residentBytes(child.pid) > memoryLimitBytes) fail(new UploadError('too-much-memory'));
      }, memoryCheckIntervalMs);
      // A child that reaches the kernel's limit or fills the heap aborts by itself. Any other end, such as by a system
      // that is short of memory, is not the fault of the file.
      const onExit = (_code: unknown, signal: unknown) => {
        fail(new UploadError(signal === 'SIGABRT' ? 'too-much-memory' : 'interrupted'));
      };
      const onMessage = (message: unknown) => {
        stopWatching();
        const parsed = v.safeParse(workerMessageSchema, message);
        hasFailed = !parsed.success || parsed.output.kind === 'failed';
        if (parsed.success && parsed.output.kind !== 'ready') resolve(parsed.output);
        else reject(new UploadError('unreadable'));
      };
      const stopWatching = () => {
        clearTimeout(timer);
        clearInterval(watch);
        child.off('exit', onExit).off('message', onMessage);
      };
      child.on('exit', onExit).on('message', onMessage);
      child.send(job, (error) => {
        if (error !== null) fail(new UploadError('interrupted'));
      });
    });
  }

  return {
    ready,
    ended,
    run,
    isReusable: () => isAlive() && !hasFailed && residentBytes(child.pid) <= memoryLimitBytes / 2,
    residentBytes: () => residentBytes(child.pid),
    stop: () => child.kill('SIGKILL'),
  };
}

import type { Job, Outcome } from './messages.ts';
import { UploadError } from './uploadError.ts';
import { startWorkerProcess } from './workerProcess.ts';
import type { WorkerLimits, WorkerProcess } from './workerProcess.ts';

export interface PoolOptions extends WorkerLimits {
  readonly workers: number;
  readonly queue: number;
  readonly waitLimitMs: number;
}

/** The state of the child processes. */
interface PoolState {
  /** Children that have a job or can take one. */
  readonly warm: number;
  readonly running: number;
  readonly waiting: number;
  /** Children that were started to replace others. */
  readonly replaced: number;
}

/** Warm child processes with a bounded queue before them. */
export interface Pool {
  /** Resolves when the first child can take jobs; rejects when none can be started. */
  readonly ready: Promise<void>;
  /** Whether one more job would be refused as busy. */
  isFull(): boolean;
  state(): PoolState;
  /** Resident memory of all children. */
  residentBytes(): number;
  /** Runs a job on the next free child. Rejects with `UploadError`: busy, too-slow, too-much-memory, unreadable. */
  run(job: Job): Promise<Outcome>;
  /** Accepts no more jobs, finishes those it has, then stops the children. */
  close(): Promise<void>;
}

interface Waiting {
  readonly job: Job;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
  /** Rejects the job as busy when it has waited too long. */
  readonly waitTimer: NodeJS.Timeout;
}

/** A child that fails to start is started again after this delay. */
const restartDelayMs = 1000;

export function createPool({ workers, queue, waitLimitMs, ...limits }: PoolOptions): Pool {
  const all = new Set<WorkerProcess>();
  const idle = new Set<WorkerProcess>();
  const waiting: Waiting[] = [];
  let running = 0;
  let replaced = 0;
  let closing = false;
  let resolveDrained: (() => void) | undefined;

  const isFull = () => closing || running + waiting.length >= workers + queue;

  const state = () => ({ warm: idle.size + running, running, waiting: waiting.length, replaced });

  const residentBytes = () => [...all].reduce((sum, worker) => sum + worker.residentBytes(), 0);

  function resolveIfDrained(): void {
    if (running + waiting.length === 0) resolveDrained?.();
  }

  function spawnWorker(): Promise<void> {
    const worker = startWorkerProcess(limits);
    all.add(worker);
    void worker.ended.then(() => {
      all.delete(worker);
      idle.delete(worker);
    });
    return worker.ready.then(() => {
      void worker.ended.then(replace);
      idle.add(worker);
      startNextJob();
    });
  }

  function spawnWorkerOrRetry(): Promise<void> {
    const spawned = spawnWorker();
    spawned.catch(() => setTimeout(replace, restartDelayMs).unref());
    return spawned;
  }

  function replace(): void {
    if (closing && waiting.length === 0) return;
    replaced += 1;
    void spawnWorkerOrRetry();
  }

  function startNextJob(): void {
    const [worker] = idle;
    const next = worker && waiting.shift();
    if (worker === undefined || next === undefined) return;
    clearTimeout(next.waitTimer);
    idle.delete(worker);
    running += 1;
    void worker
      .run(next.job)
      .then(next.resolve, next.reject)
      .finally(() => {
        running -= 1;
        if (worker.isReusable()) idle.add(worker);
        else worker.stop();
        startNextJob();
        resolveIfDrained();
      });
  }

  function run(job: Job): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      if (isFull()) throw new UploadError('busy');
      const giveUp = () => {
        waiting.splice(waiting.indexOf(next), 1);
        reject(new UploadError('busy'));
        resolveIfDrained();
      };
      const next = { job, resolve, reject, waitTimer: setTimeout(giveUp, waitLimitMs) };
      waiting.push(next);
      startNextJob();
    });
  }

  async function close(): Promise<void> {
    closing = true;
    if (running + waiting.length > 0) await new Promise<void>((resolve) => (resolveDrained = resolve));
    const ends = [...all].map((worker) => worker.ended);
    for (const worker of all) worker.stop();
    await Promise.all(ends);
  }

  const ready = Promise.any(Array.from({ length: workers }, spawnWorkerOrRetry));
  ready.catch(() => undefined);
  return { ready, isFull, state, residentBytes, run, close };
}

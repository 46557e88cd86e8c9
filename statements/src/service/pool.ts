import { shareOf } from './addressShare.ts';
import { createFairQueue } from './fairQueue.ts';
import type { Holder } from './lanes.ts';
import type { Job, JobOutcome } from './messages.ts';
import { UploadError } from './uploadError.ts';
import { startWorkerProcess } from './workerProcess.ts';
import type { WorkerLimits, WorkerProcess } from './workerProcess.ts';

/** The limits of a pool. */
export interface PoolOptions extends WorkerLimits {
  readonly workers: number;
  readonly queue: number;
  readonly waitLimitMs: number;
  /** Percent of the children that may read files of one address at a time, at least one. */
  readonly addressSharePercent: number;
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

/** Notified of events of jobs, for the metrics. */
interface PoolWatcher {
  /** A child takes a job that has waited for this time. */
  onStart(waitedMs: number): void;
  /** A child was lost with a job: too-slow, too-much-memory, unreadable or interrupted. */
  onLoss(code: string): void;
}

/** Warm child processes with a bounded queue before them, in which client addresses take turns, and so do the clients of each. */
export interface Pool {
  /** Resolves when the first child can take jobs; rejects when none can be started. */
  readonly ready: Promise<void>;
  /** Whether one more job would be refused as busy. */
  isFull(): boolean;
  state(): PoolState;
  /** Resident memory of all children. */
  residentBytes(): number;
  /** Sets the one watcher of all later events. */
  watch(watcher: PoolWatcher): void;
  /**
   * Runs a job on the next free child, and once more on another one if the child was lost. Rejects with `UploadError`:
   * busy, too-slow, too-much-memory, unreadable, interrupted.
   */
  run(job: Job, holder: Holder): Promise<JobOutcome>;
  /** Accepts no more jobs, finishes the present ones, then stops the children. */
  close(): Promise<void>;
}

interface Waiting {
  readonly job: Job;
  readonly holder: Holder;
  /** Whether a child was lost with it before. */
  readonly isRetry: boolean;
  /** When it began to wait, on the clock of `performance`. */
  readonly sinceMs: number;
  readonly resolve: (outcome: JobOutcome) => void;
  readonly reject: (error: unknown) => void;
  /** Rejects the job as busy when it has waited too long. */
  readonly waitTimer: NodeJS.Timeout;
}

/** A child that fails to start is started again after this delay. */
const restartDelayMs = 1000;

/** @param startWorker starts a child; a process that reads statements by default. */
export function createPool(
  { workers, queue, waitLimitMs, addressSharePercent, ...limits }: PoolOptions,
  startWorker: (limits: WorkerLimits) => WorkerProcess = startWorkerProcess,
): Pool {
  const maxWorkersPerAddress = shareOf(workers, addressSharePercent);
  const all = new Set<WorkerProcess>();
  const idle = new Set<WorkerProcess>();
  const waiting = createFairQueue<Waiting>();
  /** The address of each running job. */
  const runningAddresses: string[] = [];
  /** The addresses whose files have cost a child that is not yet replaced. */
  const owingAddresses: string[] = [];
  let replaced = 0;
  let closing = false;
  let watcher: PoolWatcher | undefined;
  let resolveDrained: (() => void) | undefined;

  /** Jobs that run or wait. */
  const taken = () => runningAddresses.length + waiting.length();

  const isFull = () => closing || taken() >= workers + queue;

  const state = () => {
    const running = runningAddresses.length;
    return { warm: idle.size + running, running, waiting: waiting.length(), replaced };
  };

  const residentBytes = () => [...all].reduce((sum, worker) => sum + worker.residentBytes(), 0);

  function resolveIfDrained(): void {
    if (taken() === 0) resolveDrained?.();
  }

  function spawnWorker(): Promise<void> {
    const worker = startWorker(limits);
    all.add(worker);
    void worker.ended.then(() => {
      all.delete(worker);
      idle.delete(worker);
    });
    return worker.ready.then(() => {
      void worker.ended.then(replace);
      idle.add(worker);
      owingAddresses.shift();
      startNextJobs();
    });
  }

  function spawnWorkerOrRetry(): Promise<void> {
    const spawned = spawnWorker();
    spawned.catch(() => setTimeout(replace, restartDelayMs).unref());
    return spawned;
  }

  function replace(): void {
    if (closing && taken() === 0) return;
    replaced += 1;
    void spawnWorkerOrRetry();
  }

  /**
   * The number of children that an address has; `undefined` if it has its share. A child lost to its file counts as its
   * own until it is replaced: otherwise, its next file would take the child that is left for others.
   */
  function countChildren(address: string): number | undefined {
    const count = [...runningAddresses, ...owingAddresses].filter((one) => one === address).length;
    return count < maxWorkersPerAddress ? count : undefined;
  }

  function startNextJobs(): void {
    for (const worker of idle) {
      const next = waiting.take(countChildren);
      if (next === undefined) return;
      clearTimeout(next.waitTimer);
      watcher?.onStart(performance.now() - next.sinceMs);
      idle.delete(worker);
      runningAddresses.push(next.holder.network);
      void worker
        .run(next.job)
        .then(next.resolve, retryOrReject(next))
        .finally(() => finish(worker, next));
    }
  }

  /** The loss of a child is not the fault of its file, unless it happens again. */
  function retryOrReject(lost: Waiting): (error: unknown) => void {
    return (error) => {
      if (error instanceof UploadError) watcher?.onLoss(error.code);
      const isLost = error instanceof UploadError && error.code === 'interrupted';
      if (!isLost || lost.isRetry) lost.reject(error);
      else enqueue({ ...lost, isRetry: true });
    };
  }

  function finish(worker: WorkerProcess, { holder: { network: address } }: Waiting): void {
    runningAddresses.splice(runningAddresses.indexOf(address), 1);
    if (worker.isReusable()) {
      idle.add(worker);
    } else {
      owingAddresses.push(address);
      worker.stop();
    }
    waiting.endTurn(address);
    startNextJobs();
    resolveIfDrained();
  }

  function enqueue(one: Omit<Waiting, 'waitTimer' | 'sinceMs'>): void {
    const giveUp = () => {
      waiting.remove(one.holder, next);
      one.reject(new UploadError('busy'));
      resolveIfDrained();
    };
    const next = { ...one, sinceMs: performance.now(), waitTimer: setTimeout(giveUp, waitLimitMs) };
    if (one.isRetry) waiting.addFirst(one.holder, next);
    else waiting.add(one.holder, next);
  }

  function run(job: Job, holder: Holder): Promise<JobOutcome> {
    return new Promise((resolve, reject) => {
      if (isFull()) throw new UploadError('busy');
      enqueue({ job, holder, isRetry: false, resolve, reject });
      startNextJobs();
    });
  }

  async function close(): Promise<void> {
    closing = true;
    if (taken() > 0) await new Promise<void>((resolve) => (resolveDrained = resolve));
    const ends = [...all].map((worker) => worker.ended);
    for (const worker of all) worker.stop();
    await Promise.all(ends);
  }

  const ready = Promise.any(Array.from({ length: workers }, spawnWorkerOrRetry));
  ready.catch(() => undefined);
  const watch = (newWatcher: PoolWatcher) => {
    watcher = newWatcher;
  };
  return { ready, isFull, state, residentBytes, watch, run, close };
}

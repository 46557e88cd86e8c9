import { setImmediate } from 'node:timers';
import type { Job, JobOutcome } from '../messages.ts';
import type { UploadErrorCode } from '../../engine/index.ts';
import { UploadError } from '../uploadError.ts';
import type { WorkerProcess } from '../workerProcess.ts';

/** A child without a process, controlled by a test. */
export interface StubWorker {
  /** Its current job. */
  readonly job: () => Job | undefined;
  readonly isStopped: () => boolean;
  readonly becomeReady: () => void;
  readonly answer: (outcome: JobOutcome) => void;
  /** Exceeds a limit with its job. */
  readonly exceed: (code: 'too-slow' | 'too-much-memory') => void;
  /** Ends as if the system had killed it. */
  readonly end: () => void;
}

/** Children for `createPool`, in the order in which it started them. */
export interface StubWorkers {
  readonly started: readonly StubWorker[];
  readonly start: () => WorkerProcess;
}

function createStubWorker(outcome: JobOutcome | undefined): {
  readonly stub: StubWorker;
  readonly worker: WorkerProcess;
} {
  const readiness = Promise.withResolvers<undefined>();
  const ending = Promise.withResolvers<undefined>();
  let current: { readonly job: Job; readonly outcome: PromiseWithResolvers<JobOutcome> } | undefined;
  let isReusable = true;
  let isStopped = false;

  const fail = (code: UploadErrorCode) => {
    isReusable = false;
    current?.outcome.reject(new UploadError(code));
    current = undefined;
  };
  const stub: StubWorker = {
    job: () => current?.job,
    isStopped: () => isStopped,
    becomeReady: () => readiness.resolve(undefined),
    answer: (outcome) => {
      current?.outcome.resolve(outcome);
      current = undefined;
    },
    exceed: fail,
    end: () => {
      fail('interrupted');
      readiness.reject(new Error('It ended before it was ready.'));
      ending.resolve(undefined);
    },
  };
  const worker: WorkerProcess = {
    ready: readiness.promise,
    ended: ending.promise,
    run: (job) => {
      current = { job, outcome: Promise.withResolvers() };
      if (outcome) setImmediate(stub.answer, outcome);
      return current.outcome.promise;
    },
    isReusable: () => isReusable,
    residentBytes: () => 0,
    stop: () => {
      isStopped = true;
      stub.end();
    },
  };
  return { stub, worker };
}

interface StubWorkerOptions {
  /** Whether the children become ready by themselves; the default is yes. */
  readonly isReady?: boolean;
  /** Their automatic answers; none by default. */
  readonly outcome?: JobOutcome;
}

/** Creates stub children for a pool. */
export function createStubWorkers({ isReady = true, outcome }: StubWorkerOptions = {}): StubWorkers {
  const started: StubWorker[] = [];
  return {
    started,
    start: () => {
      const { stub, worker } = createStubWorker(outcome);
      started.push(stub);
      if (isReady) setImmediate(stub.becomeReady);
      return worker;
    },
  };
}

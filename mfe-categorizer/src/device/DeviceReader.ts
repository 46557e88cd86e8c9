import * as v from 'valibot';
import { replySchema, type PdfRequest, type Reply, type TableRequest } from './deviceMessages.ts';
import { scanProgressSchema, type ScanRequest } from './scan/scanMessages.ts';
import type { DeviceStep } from './deviceJob.ts';

/** The methods of `Worker` that the reader uses, so that tests can pass a fake. */
export interface ReaderWorker {
  /** Set by the reader; called with each message. */
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  /** Set by the reader; called if the worker ends by itself or cannot start. */
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: unknown): void;
  terminate(): void;
}

/** The worker did not load: the browser is offline, or the digest differs. */
export class NotLoaded extends Error {}
/** The worker ended, or sent an unknown message. */
export class ReaderFailed extends Error {}
/** The file took longer than the time limit. */
export class TooSlow extends Error {}

/** Time limits of a reader in milliseconds. */
export interface ReaderLimits {
  readonly loadMs: number;
  readonly readMs: number;
  /**
   * How long an idle worker is kept for the next file: a running worker uses memory and may keep the page out of the
   * back/forward cache.
   */
  readonly idleMs: number;
}

/** Options of a request to a reader. */
export interface AskOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((step: DeviceStep) => void) | undefined;
  /** Called with the share of a scan that is read, from 0 to 1. */
  readonly onShare?: ((share: number) => void) | undefined;
}

/** A request to a worker. */
export type DeviceRequest = PdfRequest | TableRequest | ScanRequest;

/** The signal aborted the work; the caller knows the reason. */
class Stopped extends Error {}

/** Waits for a promise; rejects with `Stopped` if the signal aborts first. */
function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      reject(new Stopped());
    };
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', abort);
    });
  });
}

/**
 * One worker, started when first needed, that reads one file at a time. It is ended if a file exceeds the time limit.
 */
export class DeviceReader {
  readonly #start: () => Promise<ReaderWorker>;
  readonly #limits: ReaderLimits;
  #worker: Promise<ReaderWorker> | undefined;
  #turn = Promise.resolve();
  #waiting = 0;
  #idleTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(start: () => Promise<ReaderWorker>, limits: ReaderLimits) {
    this.#start = start;
    this.#limits = limits;
  }

  /** Ends the worker if it is idle. */
  endIfIdle(): void {
    if (this.#waiting === 0) this.#end();
  }

  /**
   * Answers a request after the earlier ones.
   * @throws the signal's reason; NotLoaded, ReaderFailed or TooSlow.
   */
  async ask(request: DeviceRequest, options: AskOptions = {}): Promise<Reply> {
    const signal = options.signal ?? new AbortController().signal;
    clearTimeout(this.#idleTimer);
    this.#waiting += 1;
    const before = this.#turn;
    const answer = unlessAborted(before, signal).then(() => this.#answer(request, signal, options));
    this.#turn = Promise.allSettled([before, answer]).then(() => undefined);
    try {
      return await answer;
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    } finally {
      this.#waiting -= 1;
      if (this.#waiting === 0) {
        this.#idleTimer = setTimeout(() => {
          this.endIfIdle();
        }, this.#limits.idleMs);
      }
    }
  }

  async #answer(request: DeviceRequest, signal: AbortSignal, { onProgress, onShare }: AskOptions): Promise<Reply> {
    try {
      onProgress?.('loading');
      const worker = await this.#load(signal);
      onProgress?.('reading');
      return await this.#read(worker, request, signal, onShare);
    } catch (error) {
      // The worker is in the middle of a file or did not start, so the next file gets a new one.
      this.#end();
      throw error;
    }
  }

  async #load(signal: AbortSignal): Promise<ReaderWorker> {
    this.#worker ??= this.#start();
    const limited = AbortSignal.any([signal, AbortSignal.timeout(this.#limits.loadMs)]);
    try {
      return await unlessAborted(this.#worker, limited);
    } catch (cause) {
      throw new NotLoaded('The reader did not load.', { cause });
    }
  }

  async #read(
    worker: ReaderWorker,
    request: DeviceRequest,
    signal: AbortSignal,
    onShare: AskOptions['onShare'],
  ): Promise<Reply> {
    const reply = new Promise<unknown>((resolve, reject) => {
      worker.onmessage = ({ data }) => {
        const progress = v.safeParse(scanProgressSchema, data);
        if (progress.success) onShare?.(progress.output.share);
        else resolve(data);
      };
      worker.onerror = () => {
        reject(new ReaderFailed('The reader ended.'));
      };
    });
    worker.postMessage(request);
    const timeLimit = AbortSignal.timeout(this.#limits.readMs);
    try {
      const parsed = v.safeParse(replySchema, await unlessAborted(reply, AbortSignal.any([signal, timeLimit])));
      if (!parsed.success || parsed.output.kind === 'failed') throw new ReaderFailed('The reader failed.');
      return parsed.output;
    } catch (error) {
      throw timeLimit.aborted ? new TooSlow('The file took too long.', { cause: error }) : error;
    }
  }

  #end(): void {
    clearTimeout(this.#idleTimer);
    void this.#worker?.then(
      (worker) => {
        worker.terminate();
      },
      () => undefined,
    );
    this.#worker = undefined;
  }
}

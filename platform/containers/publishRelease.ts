import { setTimeout as wait } from 'node:timers/promises';
import { Refusal, type RefusalCode } from '../publish/refusal.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

/** What may be otherwise a moment later: the right shell is on its way, others were first, or the number was used meanwhile. */
const passing: readonly RefusalCode[] = ['RE-04', 'RE-05', 'RE-07', 'RE-15', 'RE-24'];

const isPassing = (error: unknown): boolean => !(error instanceof Refusal) || passing.includes(error.code);

export interface PublishOptions {
  /** Told of each reason why it has not worked yet, once. */
  readonly onWait: (reason: string) => void;
  /** Gives up, with the last reason. */
  readonly signal: AbortSignal;
  /** Waits so many ms, or until the signal. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/** Whatever ends the pause, it is tried once more. */
const waitFor = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal }).catch(() => undefined);

/**
 * Publishes until it works: a release service that is not there yet, or is replaced just now, is waited for.
 * @throws Refusal where the release may not be published as it is, and the last reason where `signal` ends it.
 */
export async function publishRelease<T>(
  publish: () => Promise<T>,
  { onWait, signal, pause = waitFor }: PublishOptions,
): Promise<T> {
  let told = '';
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return await publish();
    } catch (error) {
      if (!isPassing(error) || signal.aborted) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== told) onWait(reason);
      told = reason;
      await pause(pauseMs, signal);
    }
  }
}

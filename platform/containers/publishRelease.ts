import { setTimeout as wait } from 'node:timers/promises';
import { Refusal, type RefusalCode } from '@artha/core/refusal';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

/**
 * Refusals that may be temporary: a suitable shell is not published yet, others were first, or the number was used
 * meanwhile.
 */
const passing: readonly RefusalCode[] = ['RE-04', 'RE-05', 'RE-07', 'RE-15', 'RE-24'];

const isPassing = (error: unknown): boolean => !(error instanceof Refusal) || passing.includes(error.code);

/** How attempts to publish are reported and ended. */
export interface PublishOptions {
  /** Called with each reason for a failed attempt, once. */
  readonly onWait: (reason: string) => void;
  /** Stops trying, with the last reason. */
  readonly signal: AbortSignal;
  /** Waits this many ms, or until the signal. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/** After the pause, whatever ended it, it is tried once more. */
const waitFor = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal }).catch(() => undefined);

/**
 * Publishes until it succeeds: waits for a release service that is starting or being replaced.
 * @throws Refusal if the release may not be published, and the last reason if `signal` ends it.
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

/** Time limits of a process for its lines, in ms. */
export interface ProgressLimits {
  /** Limit until the end of the first line. */
  readonly firstLineMs: number;
  /** Limit from the end of a line to the end of the next one, or of the process. */
  readonly lineMs: number;
  /** Number of expected lines. Further ones give no more time, so that the total time is limited. */
  readonly lines: number;
}

/**
 * Detects that a process makes no progress. Each line that it writes restarts the time limit for the next one, so the
 * limit of a line does not depend on the number of lines.
 * @example const timer = new ProgressTimer(limits, (ms) => child.kill()); child.stdout.on('data', () =>
 * timer.addLines(1)); child.on('close', () => timer.stop());
 */
export class ProgressTimer {
  readonly #limits: ProgressLimits;
  readonly #onStall: (limitMs: number) => void;
  #lines = 0;
  #timer: NodeJS.Timeout;

  /** @param onStall is called with the exceeded limit. */
  constructor(limits: ProgressLimits, onStall: (limitMs: number) => void) {
    this.#limits = limits;
    this.#onStall = onStall;
    this.#timer = this.#start(limits.firstLineMs);
  }

  /** @param ended how many lines ended. */
  addLines(ended: number): void {
    if (ended === 0 || this.#lines >= this.#limits.lines) return;
    this.#lines += ended;
    this.stop();
    this.#timer = this.#start(this.#limits.lineMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #start(limitMs: number): NodeJS.Timeout {
    return setTimeout(this.#onStall, limitMs, limitMs);
  }
}

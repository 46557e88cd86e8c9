/** How long a process may take to write its lines, in ms. */
export interface ProgressLimits {
  /** Time until the first line has ended. */
  readonly firstLineMs: number;
  /** Time from the end of a line to the end of the next one, or of the process. */
  readonly lineMs: number;
  /** Lines that are expected. Further ones give no more time, so that the time of all has an end. */
  readonly lines: number;
}

/**
 * Notices that a process makes no progress. Each line that it writes gives it time for the next one: however many there
 * are, none of them has less time than the others.
 * @example
 * const timer = new ProgressTimer(limits, (ms) => child.kill());
 * child.stdout.on('data', (text) => timer.addOutput(text));
 * child.on('close', () => timer.stop());
 */
export class ProgressTimer {
  readonly #limits: ProgressLimits;
  readonly #onStall: (limitMs: number) => void;
  #lines = 0;
  #timer: NodeJS.Timeout;

  /** @param onStall is called with the limit that has passed. */
  constructor(limits: ProgressLimits, onStall: (limitMs: number) => void) {
    this.#limits = limits;
    this.#onStall = onStall;
    this.#timer = this.#start(limits.firstLineMs);
  }

  addOutput(text: string): void {
    const ended = text.split('\n').length - 1;
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

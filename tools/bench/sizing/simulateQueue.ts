/** The load and the servers. */
export interface QueueModel {
  /** Uploads per second, on average, at random moments (a Poisson process). */
  readonly arrivalsPerSecond: number;
  /** Copies of the service, which receive the uploads in turn. */
  readonly copies: number;
  /** Children of each copy, which read one file at a time. */
  readonly workers: number;
  /** Uploads that may wait in a copy; one more is answered with 503. */
  readonly queue: number;
  /** Seconds after which a waiting upload is answered with 503. */
  readonly waitLimit: number;
  /** Draws the seconds that a file takes. */
  readonly serviceTime: (random: () => number) => number;
  /** Simulated seconds. */
  readonly seconds: number;
  /** Random numbers from 0 to below 1. */
  readonly random: () => number;
}

/** The result of a simulated queue. */
export interface QueueOutcome {
  readonly arrived: number;
  /** Answered with 503, because the queue was full or the wait too long. */
  readonly refused: number;
  /** The waiting seconds of served uploads, in order. */
  readonly waits: readonly number[];
}

/** One copy of the service: when each of its children is free again, and the arrival times of waiting uploads. */
class Copy {
  readonly #model: QueueModel;
  readonly #freeAt: number[];
  #waiting: number[] = [];
  readonly #served: (wait: number) => void;
  readonly #refuse: () => void;

  constructor(model: QueueModel, served: (wait: number) => void, refuse: () => void) {
    this.#model = model;
    this.#freeAt = Array.from({ length: model.workers }, () => 0);
    this.#served = served;
    this.#refuse = refuse;
  }

  /** Advances the time: waiting uploads are served as children become free, or given up. */
  passUntil(now: number): void {
    const { waitLimit, serviceTime, random } = this.#model;
    for (;;) {
      const since = this.#waiting[0];
      if (since === undefined) return;
      const worker = this.#freeAt.indexOf(Math.min(...this.#freeAt));
      const start = Math.max(since, this.#freeAt[worker] ?? 0);
      const isInTime = start - since <= waitLimit;
      if ((isInTime ? start : since + waitLimit) > now) return;
      this.#waiting.shift();
      if (isInTime) {
        this.#freeAt[worker] = start + serviceTime(random);
        this.#served(start - since);
      } else this.#refuse();
    }
  }

  arrive(now: number): void {
    this.passUntil(now);
    if (this.#waiting.length >= this.#model.queue + (Math.min(...this.#freeAt) <= now ? 1 : 0)) this.#refuse();
    else {
      this.#waiting.push(now);
      this.passUntil(now);
    }
  }
}

/** A random interval to the next event of a Poisson process, in seconds. */
const nextAfter = (rate: number, random: () => number): number => -Math.log(1 - random()) / rate;

/**
 * Simulates the statement service under load: every event in order, without approximation. It has the service's waiting
 * rules (`STATEMENTS_QUEUE`, `STATEMENTS_WAIT_LIMIT_MS`), but not its turns between addresses.
 */
export function simulateQueue(model: QueueModel): QueueOutcome {
  let refused = 0;
  const waits: number[] = [];
  const copies = Array.from(
    { length: model.copies },
    () =>
      new Copy(
        model,
        (wait) => waits.push(wait),
        () => {
          refused += 1;
        },
      ),
  );
  let arrived = 0;
  let now = nextAfter(model.arrivalsPerSecond, model.random);
  while (now < model.seconds) {
    copies[arrived % copies.length]?.arrive(now);
    arrived += 1;
    now += nextAfter(model.arrivalsPerSecond, model.random);
  }
  for (const copy of copies) copy.passUntil(Infinity);
  return { arrived, refused, waits };
}

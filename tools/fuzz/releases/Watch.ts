/** The service may take this much more memory than at the start, while it deals with any files. */
const MOST_MEMORY = 500 * 2 ** 20;
/** Processor time of the service itself for one file, or for a hundred pages. */
const MOST_CPU_MS = 10_000;

/** Watches what this process, in which the service runs, takes for each file. */
export class Watch {
  /** Other tests may have run in this process. */
  readonly #startBytes = process.memoryUsage().rss;
  #peakBytes = 0;
  #longestMs = 0;

  /** The most that the service took, for people. */
  get summary(): string {
    return `The service took ${Math.round(this.#peakBytes / 2 ** 20)} MB more than at the start at most, and ${(this.#longestMs / 1000).toFixed(1)} s of processor time for a file at most.`;
  }

  /**
   * Runs work.
   * @throws if it takes more than the service may take.
   */
  async measure<T>(work: () => Promise<T>): Promise<T> {
    const before = process.cpuUsage();
    const result = await work();
    const { user, system } = process.cpuUsage(before);
    const cpuMs = (user + system) / 1000;
    const bytes = process.memoryUsage().rss - this.#startBytes;
    this.#longestMs = Math.max(this.#longestMs, cpuMs);
    this.#peakBytes = Math.max(this.#peakBytes, bytes);
    if (cpuMs > MOST_CPU_MS) throw new Error(`The service took ${cpuMs} ms of processor time.`);
    if (bytes > MOST_MEMORY) throw new Error(`The service took ${bytes} bytes of memory.`);
    return result;
  }
}

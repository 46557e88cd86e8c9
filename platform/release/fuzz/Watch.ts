/** The service may have this much memory while it deals with any file. */
const MOST_MEMORY = 700 * 2 ** 20;
/** Processor time of the service itself for one file, or for a hundred pages. */
const MOST_CPU_MS = 10_000;

/** Watches what this process, in which the service runs, takes for each file. */
export class Watch {
  #peakBytes = 0;
  #longestMs = 0;

  /** What was taken at most, for people. */
  get summary(): string {
    return `The service had ${Math.round(this.#peakBytes / 2 ** 20)} MB at most, and took ${(this.#longestMs / 1000).toFixed(1)} s of processor time for a file at most.`;
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
    const { rss } = process.memoryUsage();
    this.#longestMs = Math.max(this.#longestMs, cpuMs);
    this.#peakBytes = Math.max(this.#peakBytes, rss);
    if (cpuMs > MOST_CPU_MS) throw new Error(`The service took ${cpuMs} ms of processor time.`);
    if (rss > MOST_MEMORY) throw new Error(`The service has ${rss} bytes of memory.`);
    return result;
  }
}

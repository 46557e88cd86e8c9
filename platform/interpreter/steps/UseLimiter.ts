import type { ProcessUse } from './processUse.ts';

/** The limits of a process. */
export interface UseLimits {
  /** Processor time until the end of the first line of its output. */
  readonly firstLineCpuMs: number;
  /** Processor time from the end of a line to that of the next one. */
  readonly lineCpuMs: number;
  /** Processor time of the whole process. */
  readonly cpuMs: number;
  /** Memory, native memory included. */
  readonly residentBytes: number;
}

/** How often a process is looked at. */
const SAMPLE_MS = 50;

/**
 * Watches what a process uses from outside, so that neither native code nor a hostile process can pass over it. A limit of
 * processor time does not depend on how busy the machine is. On systems that do not say what a process uses, the time
 * limits of `ProgressTimer` end it.
 */
export class UseLimiter {
  readonly #limits: UseLimits;
  readonly #read: () => ProcessUse | undefined;
  readonly #timer: NodeJS.Timeout;
  #lineCpuMs: number;
  #startedMs = 0;
  #usedMs = 0;

  /** @param onExcess is called with a sentence. */
  constructor(limits: UseLimits, read: () => ProcessUse | undefined, onExcess: (reason: string) => void) {
    this.#limits = limits;
    this.#read = read;
    this.#lineCpuMs = limits.firstLineCpuMs;
    this.#timer = setInterval(() => {
      const reason = this.#findExcess();
      if (reason !== undefined) onExcess(reason);
    }, SAMPLE_MS);
  }

  /** Processor time of the process as it was last read. */
  get usedMs(): number {
    return this.#usedMs;
  }

  /** The next line has its own time. */
  startLine(): void {
    this.#usedMs = this.#read()?.cpuMs ?? this.#usedMs;
    this.#startedMs = this.#usedMs;
    this.#lineCpuMs = this.#limits.lineCpuMs;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #findExcess(): string | undefined {
    const use = this.#read();
    if (!use) return undefined;
    this.#usedMs = use.cpuMs;
    const { cpuMs, residentBytes } = this.#limits;
    if (use.residentBytes > residentBytes)
      return `It takes more than ${Math.floor(residentBytes / 2 ** 20)} MB of memory.`;
    const exceeded = [
      ...(use.cpuMs - this.#startedMs > this.#lineCpuMs ? [this.#lineCpuMs] : []),
      ...(use.cpuMs > cpuMs ? [cpuMs] : []),
    ];
    return exceeded.length > 0 ? `It takes more than ${Math.min(...exceeded) / 1000} s of processor time.` : undefined;
  }
}

import { availableParallelism } from 'node:os';
import * as v from 'valibot';

/** The limits of the service. Each has an environment variable. */
export interface Limits {
  /** Pages of a PDF. STATEMENTS_MAX_PAGES, default 3. */
  readonly maxPages: number;
  /** Transactions of a CSV export. STATEMENTS_MAX_ROWS, default 50. */
  readonly maxRows: number;
  /** Bytes of an uploaded file. STATEMENTS_MAX_BYTES, default 10 MB. */
  readonly maxBytes: number;
  /**
   * Child processes, each reading one file at a time. STATEMENTS_WORKERS, default one per core, and at least two, so that
   * one file that takes long does not hold up all others.
   */
  readonly workers: number;
  /** Files that may wait for a child; one more is answered with 503. STATEMENTS_QUEUE, default 16 per worker. */
  readonly queue: number;
  /**
   * Milliseconds a file may wait for a child before its sender is asked to retry. STATEMENTS_WAIT_LIMIT_MS, default
   * 5000.
   */
  readonly waitLimitMs: number;
  /** Milliseconds a child may take for one file. STATEMENTS_TIME_LIMIT_MS, default 5000. */
  readonly timeLimitMs: number;
  /** Resident memory a child may take. STATEMENTS_MEMORY_LIMIT_BYTES, default 512 MB. */
  readonly memoryLimitBytes: number;
  /**
   * Bytes of uploads held in memory at a time; a sender beyond it is asked to retry. STATEMENTS_MAX_HELD_BYTES, default
   * 256 MB.
   */
  readonly maxHeldBytes: number;
  /**
   * Percent of the children that one address may have at a time, and of the places and the memory for uploads that one
   * client of an address may have (all its clients: twice that), at least one of each. STATEMENTS_ADDRESS_SHARE, default
   * 25; 100 is all.
   */
  readonly addressSharePercent: number;
  /** Milliseconds a sender may take for a whole request. STATEMENTS_REQUEST_LIMIT_MS, default 30000. */
  readonly requestLimitMs: number;
  /**
   * Milliseconds between reporting not to be ready and accepting no more connections. STATEMENTS_DRAIN_MS, default 0.
   */
  readonly drainMs: number;
}

const megabyte = 1024 * 1024;

/**
 * Reads a whole number of at least `least`.
 * @throws Error that names the variable if it is not one.
 */
export function parseWholeNumber(name: string, value: string, least = 1): number {
  const parsed = v.safeParse(
    v.pipe(v.string(), v.digits(), v.transform(Number), v.safeInteger(), v.minValue(least)),
    value,
  );
  if (!parsed.success) throw new Error(`${name} must be a whole number of ${least} or more`);
  return parsed.output;
}

/**
 * Reads the limits from an environment.
 * @throws Error that names a variable which is not a whole number.
 */
export function readLimits(environment: Readonly<Record<string, string | undefined>>): Limits {
  const read = (name: string, standard: number, least = 1) => {
    const value = environment[name];
    return value === undefined || value === '' ? standard : parseWholeNumber(name, value, least);
  };
  const readPercent = (name: string, standard: number) => {
    const percent = read(name, standard);
    if (percent > 100) throw new Error(`${name} must be a whole number from 1 to 100`);
    return percent;
  };
  const workers = read('STATEMENTS_WORKERS', Math.max(2, availableParallelism()));
  return {
    maxPages: read('STATEMENTS_MAX_PAGES', 3),
    maxRows: read('STATEMENTS_MAX_ROWS', 50),
    maxBytes: read('STATEMENTS_MAX_BYTES', 10 * megabyte),
    workers,
    queue: read('STATEMENTS_QUEUE', 16 * workers),
    waitLimitMs: read('STATEMENTS_WAIT_LIMIT_MS', 5000),
    timeLimitMs: read('STATEMENTS_TIME_LIMIT_MS', 5000),
    memoryLimitBytes: read('STATEMENTS_MEMORY_LIMIT_BYTES', 512 * megabyte),
    maxHeldBytes: read('STATEMENTS_MAX_HELD_BYTES', 256 * megabyte),
    addressSharePercent: readPercent('STATEMENTS_ADDRESS_SHARE', 25),
    requestLimitMs: read('STATEMENTS_REQUEST_LIMIT_MS', 30_000),
    drainMs: read('STATEMENTS_DRAIN_MS', 0, 0),
  };
}

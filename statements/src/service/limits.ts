import { availableParallelism } from 'node:os';
import * as v from 'valibot';

/** What the service allows itself and its senders. Every one can be set by an environment variable. */
export interface Limits {
  /** Pages of a PDF. STATEMENTS_MAX_PAGES, 3. */
  readonly maxPages: number;
  /** Transactions of a CSV export. STATEMENTS_MAX_ROWS, 50. */
  readonly maxRows: number;
  /** Bytes of an uploaded file. STATEMENTS_MAX_BYTES, 10 MB. */
  readonly maxBytes: number;
  /** Child processes, each reading one file at a time. STATEMENTS_WORKERS, one a core. */
  readonly workers: number;
  /** Files that may wait for a child; one more is answered 503. STATEMENTS_QUEUE, 16 a worker. */
  readonly queue: number;
  /** Milliseconds a file may wait for a child before its sender is told to come again. STATEMENTS_WAIT_LIMIT_MS, 5000. */
  readonly waitLimitMs: number;
  /** Milliseconds a child may take for one file. STATEMENTS_TIME_LIMIT_MS, 5000. */
  readonly timeLimitMs: number;
  /** Resident memory a child may take. STATEMENTS_MEMORY_LIMIT_BYTES, 512 MB. */
  readonly memoryLimitBytes: number;
}

const megabyte = 1024 * 1024;

function whole(name: string, value: string | undefined, standard: number): number {
  if (value === undefined || value === '') return standard;
  const parsed = v.safeParse(
    v.pipe(v.string(), v.digits(), v.transform(Number), v.safeInteger(), v.minValue(1)),
    value,
  );
  if (!parsed.success) throw new Error(`${name} must be a whole number of 1 or more`);
  return parsed.output;
}

/** Reads the limits from an environment. Throws an `Error` that names a variable which is no whole number. */
export function readLimits(environment: Readonly<Record<string, string | undefined>>): Limits {
  const read = (name: string, standard: number) => whole(name, environment[name], standard);
  const workers = read('STATEMENTS_WORKERS', availableParallelism());
  return {
    maxPages: read('STATEMENTS_MAX_PAGES', 3),
    maxRows: read('STATEMENTS_MAX_ROWS', 50),
    maxBytes: read('STATEMENTS_MAX_BYTES', 10 * megabyte),
    workers,
    queue: read('STATEMENTS_QUEUE', 16 * workers),
    waitLimitMs: read('STATEMENTS_WAIT_LIMIT_MS', 5000),
    timeLimitMs: read('STATEMENTS_TIME_LIMIT_MS', 5000),
    memoryLimitBytes: read('STATEMENTS_MEMORY_LIMIT_BYTES', 512 * megabyte),
  };
}

import type * as v from 'valibot';

/** Limits of a step; one that exceeds a limit is stopped. */
export interface StepLimits {
  /** Memory of its JavaScript. */
  readonly memoryBytes: number;
  /** All its memory, native memory included. */
  readonly residentBytes: number;
  /** Processor time of each result. */
  readonly resultCpuMs: number;
  /** Processor time of the whole step. */
  readonly cpuMs: number;
  /** Time between two results. Only a hanging process takes this long. */
  readonly waitMs: number;
  readonly outputBytes: number;
}

/** Something that is done with untrusted bytes, in a process of its own. */
export interface Step<Input, Result> {
  /** The file of its program, which exports it as `run`. */
  readonly program: string;
  readonly input: v.GenericSchema<unknown, Input>;
  readonly result: v.GenericSchema<unknown, Result>;
  readonly limits: StepLimits;
  /** Files and folders that its program imports. */
  readonly files: () => readonly string[];
  /** Packages that it imports, as it finds them. */
  readonly packages: readonly string[];
  /** Whether its program has native code. */
  readonly addons?: boolean;
}

/**
 * The program of a step. It yields results, and then what is sent as bytes behind them.
 * @param bytes that follow the input.
 */
export type StepProgram<Input, Result> = (
  input: Input,
  bytes: Buffer,
) => Iterable<Result | Uint8Array> | AsyncIterable<Result | Uint8Array>;

const MB = 1024 * 1024;

/** The limits of most steps; the pages of the largest remote take 130 MB. */
export const stepLimits: StepLimits = {
  memoryBytes: 192 * MB,
  residentBytes: 320 * MB,
  resultCpuMs: 5_000,
  cpuMs: 60_000,
  waitMs: 60_000,
  outputBytes: 64 * MB,
};

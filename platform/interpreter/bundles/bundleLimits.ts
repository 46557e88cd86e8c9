/** Limits for the bundles of one run; one that exceeds them is stopped. */
export interface BundleLimits {
  /** Memory of the interpreter: its code, objects and response. */
  readonly memoryBytes: number;
  /**
   * Depth of calls, as bytes of the interpreter's stack: 12,000 calls, or 1,500 elements inside each other. Each call also
   * takes three times as much of the process's own stack: see `runWithoutRights`.
   */
  readonly stackBytes: number;
  /**
   * Processor time of one task, such as a page. A busy machine takes longer, but uses no more processor time. The
   * interpreter looks at it between its steps; twice this time ends the process, also within a step.
   */
  readonly taskCpuMs: number;
  /**
   * Time limit for progress of the process: for each bundle that it loads, and from one response to the next. Then it
   * is killed. Only a hanging process takes this long: an endless loop reaches `taskCpuMs` first.
   */
  readonly progressMs: number;
  /** Length of one response, such as the HTML of a page with its styles. */
  readonly answerLength: number;
  /** Bytes of all responses. */
  readonly allAnswerBytes: number;
  /** Processor time of all processes of a run. */
  readonly runCpuMs: number;
  /** Memory of the process, native memory included. */
  readonly residentBytes: number;
}

const MB = 1024 * 1024;

/** The largest page that was measured takes 5 MB, 0.6 s and 200 KB; the largest remote 24 MB of responses and 40 s. */
export const defaultBundleLimits: BundleLimits = {
  memoryBytes: 128 * MB,
  stackBytes: 2 * MB,
  taskCpuMs: 3_000,
  // Twenty times the processor time of a task, for a busy machine.
  progressMs: 60_000,
  answerLength: 2 * MB,
  allAnswerBytes: 48 * MB,
  runCpuMs: 120_000,
  // Of a page that uses all memory of the interpreter, 300 MB.
  residentBytes: 384 * MB,
};

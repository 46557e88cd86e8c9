/** What rendering one remote may cost; a remote that needs more is stopped. */
export interface RenderLimits {
  /** Memory of the interpreter: its code, its objects, its answer. */
  readonly memoryBytes: number;
  /** Depth of calls, as bytes of the interpreter's stack. */
  readonly stackBytes: number;
  /** Processor time of one task, such as a page. A busy machine takes longer, but no more processor time. */
  readonly taskCpuMs: number;
  /**
   * Time in which the process has to make progress: for each bundle that it loads, and from one answer to the next. It
   * is killed when that is over. Only a process that hangs needs as long: an endless loop reaches `taskCpuMs` first.
   */
  readonly progressMs: number;
  /** Length of one answer, such as the HTML of a page with its styles. */
  readonly answerLength: number;
  /** Pages, structured data and documents that one process makes. */
  readonly tasks: number;
}

const MB = 1024 * 1024;

/** The largest page of the site takes 5 MB, 0.6 s and 200 KB. */
export const defaultRenderLimits: RenderLimits = {
  memoryBytes: 128 * MB,
  stackBytes: 512 * 1024,
  taskCpuMs: 3_000,
  // Twenty times the processor time of a task: a machine may be as busy as that.
  progressMs: 60_000,
  answerLength: 2 * MB,
  tasks: 500,
};

/** One answered request, for the log: figures and stable names, never content, file names or addresses. */
export interface LogEntry {
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  readonly code?: string;
  readonly layout?: string;
  readonly rows?: number;
  readonly proved?: number;
  readonly breaks?: number;
}

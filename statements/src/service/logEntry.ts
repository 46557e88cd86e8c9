import type { RequestLine } from '@artha/observability';

/** One answered request, for the log: figures and stable names, never content, file names or addresses. */
export interface LogEntry extends RequestLine {
  readonly code?: string;
  /** The name and the source of an error on our side; never its message, which may quote the file. */
  readonly fault?: string;
  readonly layout?: string;
  readonly rows?: number;
  readonly proved?: number;
  readonly breaks?: number;
}

/**
 * One answered request: figures and stable names, never addresses of people, queries, content, tokens or file names.
 */
export interface RequestLine {
  readonly method: string;
  /** The pattern of its route, such as `/v1/remotes/:name`; never the requested address. */
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  /** The same in every part that handled the request. */
  readonly requestId: string;
  /** 32 hexadecimal digits, if the request has a trace. */
  readonly traceId?: string;
}

/** An event, such as a failure: `error` is for the operators of the part. */
export interface EventLine {
  readonly level: 'info' | 'error';
  readonly message: string;
  readonly error?: unknown;
}

/** One line of a log. */
export type LogLine = RequestLine | EventLine;

/** Receives the lines of a part. */
export type Log = (line: LogLine) => void;

/** An error as data, with its causes. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const { name, message, stack, cause } = error;
  return { name, message, stack, ...(cause !== undefined && { cause: describeError(cause) }) };
}

/**
 * A log with one JSON object per line: `time`, `part`, `level`, then the fields of the line.
 * @param part the name of the part, such as `edge`.
 * @param write receives the text of a line; writes to standard output by default.
 */
export function writeLog(part: string, write: (text: string) => void = console.log): Log {
  return (line) => {
    const own = 'error' in line ? { ...line, error: describeError(line.error) } : line;
    write(JSON.stringify({ time: new Date().toISOString(), part, level: 'info', ...own }));
  };
}

/** A log for people at a terminal: it only shows failures. */
export const logFaults: Log = (line) => {
  if (!('message' in line) || line.level !== 'error') return;
  console.error(line.message, ...(line.error === undefined ? [] : [line.error]));
};

import { STATUS_CODES } from 'node:http';
import { securityHeaders } from './securityHeaders.ts';

/** The statuses of what Node's parser and its time limits report. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
  // A method that this server does not know (RFC 9110, section 9.1).
  HPE_INVALID_METHOD: 501,
};

/**
 * The whole answer to bytes that are no request, or not in time. It ends the connection: where the next request begins
 * is anybody's guess.
 * @param code what Node calls the error.
 */
export function answerClientError(code: string | undefined): string {
  const status = statuses[code ?? ''] ?? 400;
  const reason = STATUS_CODES[status] ?? '';
  const body = `${reason}\n`;
  const headers = {
    ...securityHeaders,
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${String(status)} ${reason}`, ...lines, '', body].join('\r\n');
}

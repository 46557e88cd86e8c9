import { STATUS_CODES } from 'node:http';
import { securityHeaders } from './securityHeaders.ts';

/** Statuses for the errors of Node's HTTP parser and its timeouts. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
  // A method that this server does not support (RFC 9110, section 9.1).
  HPE_INVALID_METHOD: 501,
};

/**
 * The response to an invalid or late request. It closes the connection, because the start of the next request is
 * unknown.
 * @param code Node's code of the error.
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

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
 * The page for a browser that sends more cookies than a server reads. Any script of the site can set that many, and no
 * other page would reach the visitor then. The header with it ends them, so that the next request succeeds. Servers before
 * the edge send the same, in one line.
 */
export const tooManyCookies =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="4"><title>One moment, please</title><h1>One moment, please</h1><p>Your browser kept more data for this site than it can send with a request. We have asked it to delete this data, and the page loads again by itself. If you were signed in, please sign in again.</p></html>';

/** Answers that say more than the name of their status. */
const pages: Readonly<Record<number, { readonly type: string; readonly body: string; readonly headers: object }>> = {
  431: { type: 'text/html', body: `${tooManyCookies}\n`, headers: { 'Clear-Site-Data': '"cookies"' } },
};

/**
 * The response to an invalid or late request. It closes the connection, because the start of the next request is
 * unknown.
 * @param code Node's code of the error.
 */
export function answerClientError(code: string | undefined): string {
  const status = statuses[code ?? ''] ?? 400;
  const reason = STATUS_CODES[status] ?? '';
  const { type, body, headers: own } = pages[status] ?? { type: 'text/plain', body: `${reason}\n`, headers: {} };
  const headers: Readonly<Record<string, string>> = {
    ...securityHeaders,
    ...own,
    'Cache-Control': 'no-store',
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${String(status)} ${reason}`, ...lines, '', body].join('\r\n');
}
